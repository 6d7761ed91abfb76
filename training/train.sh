#!/bin/bash
# train.sh GAME: trains the net of a game from nothing, run after run, into out/; ends with out/GAME.net. Needs an NVIDIA GPU (built for sm_90), nvcc,
# PyTorch, and the project's npm packages for the table of the rule bots. README.md says how long it takes.
set -eo pipefail
cd "$(dirname "$0")"
game=$1
mkdir -p data out
if [ -f "check/$game-rules.ts" ]; then
  (cd .. && npx tsx --conditions=source "training/check/$game-rules.ts" "training/data/$game-rules.bin")
fi
./build.sh "$game"
run() { # name, options
  name=$1; shift
  mkdir -p "out/$game-$name"
  python3 $trainer --out "out/$game-$name" --name "$name" "$@" | tee "out/$game-$name/log.txt"
}
net() { echo "out/$game-$1/net-$1.pt"; }
pool() { echo "out/$game-$1/pool-$1.pt"; }
trainer="train.py --game $game"
case $game in
  cat-in-the-box)
    clones="--clones data/clones.npz --clone-slots hunter:1.3 flat:1.3 ismcts:1.3"
    players="--players 0.125 0.1875 0.46875 0.21875"
    run a --seconds 200 --snapshot 15 $players
    python3 record.py --game "$game" --net "$(net a)" --seconds 60 --out data/clones.npz
    run b --seconds 515 --seed 2 --resume "$(net a)" --pool "$(pool a)" --anchor "$(net a)" $clones --clone-seconds 15 \
      --lr 4.5e-4 1.5e-4 --entropy 0.008 0.004 --points 0.3 0.1 --mix 0.25 0.35 0.72 $players
    run c --seconds 555 --seed 3 --resume "$(net b)" --pool "$(pool a)" "$(pool b)" --anchor "$(net b)" $clones --clone-seconds 15 \
      --lr 2.5e-4 6e-5 --entropy 0.004 0.002 --points 0.1 0.05 --mix 0.25 0.35 0.72 $players
    run d --seconds 175 --seed 4 --resume "$(net c)" --pool "$(pool b)" "$(pool c)" --anchor "$(net c)" $clones --clone-seconds 6 \
      --lr 8e-5 4e-6 --entropy 0.002 0.001 --points 0.05 0.03 --mix 0.25 0.35 0.72 $players
    last=d ;;
  trump-whales)
    run a --width 360 --seconds 185 --snapshot 15 --lr 7e-4 3e-4 --entropy 0.012 0.005 --points 1.0 0.3 --mix 0.35 0.3 0.6 \
      --players 0.35 0.15 0.5 --pull 1e-4 --win-weights 1.0 0.3
    last=a ;;
  if-it-fits)
    trainer=train_if_it_fits.py
    run b --seconds 280 --snapshot 12 --seed 2 --lr 1.2e-3 5e-5 --entropy 0.014 0.002 --points 0.8 0.08 --mix 0.3 0.35 0.65 --eval 2
    last=b ;;
esac
python3 export.py "$game" "$(net $last)" "out/$game.net"
