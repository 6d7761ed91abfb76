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
      --players 0.35 0.15 0.5 --pull 1e-4 1e-4 --win-weights 1.0 0.3
    python3 export.py "$game" "$(net a)" "out/$game-a/net-a.net"
    for k in $(seq 14); do # hunter's choices, on the CPU
      (cd .. && npx tsx --conditions=source training/check/trump-whales-record-bots.ts "training/out/$game-a/net-a.net" "training/data/hunter-$k.rows" "$k" 400) &
    done
    wait
    python3 check/trump-whales-clones.py data/trump-whales-clones.npz data/hunter-*.rows
    wide="--width 416 --players 0.25 0.15 0.6 --mix 0.25 0.4 0.8 --win-weights 1.0 0.3 --anchor $(net a) --clone-slots hunter:100 hunter:4 hunter:2"
    run b --seconds 115 --seed 12 --snapshot 20 --resume "$(net a)" --pool "$(pool a)" --clones data/trump-whales-clones.npz --clone-seconds 20 $wide \
      --lr 5e-4 4e-4 --entropy 0.006 0.006 --points 0.3 0.25 --pull 3e-5 3e-5
    clones="--clone-nets out/$game-b/clones-b.pt"
    run c --seconds 535 --seed 13 --snapshot 25 --resume "$(net b)" --pool "$(pool a)" "$(pool b)" $clones $wide \
      --lr 4.5e-4 1.5e-4 --entropy 0.006 0.003 --points 0.25 0.08 --pull 3e-5 1e-5
    run d --seconds 363 --seed 14 --snapshot 20 --resume "$(net c)" --pool "$(pool b)" "$(pool c)" $clones $wide \
      --lr 2e-4 4e-6 --entropy 0.003 0.0006 --points 0.08 0.03 --pull 1e-5 0
    last=d ;;
  if-it-fits)
    trainer=train_if_it_fits.py
    run b --seconds 280 --snapshot 12 --seed 2 --lr 1.2e-3 5e-5 --entropy 0.014 0.002 --points 0.8 0.08 --mix 0.3 0.35 0.65 --eval 2
    last=b ;;
esac
python3 export.py "$game" "$(net $last)" "out/$game.net"
