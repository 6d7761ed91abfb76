// Games played with the TypeScript rules as text for the C++ side: deals, legal lists, gains of the keen eye,
// moves, scores.
// npx tsx --conditions=source training/check/if-it-fits-record.ts GAMES SEED > games.txt
import { Appraiser } from '../../packages/bots/src/if-it-fits/appraisal.ts';
import { KEEN } from '../../packages/bots/src/if-it-fits/styles.ts';
import { GAMES, SeededRandom } from '../../packages/rules/src/index.ts';
import { pieceNamed } from '../../packages/rules/src/if-it-fits/pieces.ts';
import { gainHash, inputHash, legalHash } from './if-it-fits-hash.ts';
import { sharesOf } from './tally.ts';
const [games = '10', seed = 'record'] = process.argv.slice(2);
const game = GAMES['if-it-fits'];
const moves = new Int32Array(game.maxLegalMoves);
const appraiser = new Appraiser(KEEN);
const random = new SeededRandom(seed);
const tables = ['small', 'medium', 'large'] as const;
let text = '';
for (let i = 0; i < Number(games); i++) {
  const players = 2 + (i % 4);
  const table = tables[Math.floor(i / 4) % 3];
  const extended = Math.floor(i / 12) % 2 === 1;
  const position = game.newGame({ players, table, extended });
  game.deal(position, random);
  const { first, hands, deck } = game.dealOf(position) as {
    first: number;
    hands: number[][];
    deck: (number | string)[];
  };
  text += `N ${players} ${tables.indexOf(table)} ${extended ? 1 : 0} ${first} ${hands.flat().join(' ')} ${deck.length} ${deck.map(pieceNamed).join(' ')}\n`;
  // Some entirely at random, some by eye, some in between.
  const dice = [1, 0.02, 0.2, 0.5][random.below(4)];
  for (let seat = game.nextSeat(position); seat >= 0; seat = game.nextSeat(position)) {
    const length = game.legalMoves(position, seat, moves);
    appraiser.lookAt(position, seat);
    const gains = Array.from({ length }, (_, k) => appraiser.gainOf(moves[k]));
    const chosen =
      random.below(1000) < 1000 * dice ? random.below(length) : gains.indexOf(Math.max(...gains));
    text += `S ${seat} ${length} ${legalHash(moves, length)} ${gainHash(gains)} ${inputHash(position, seat, appraiser, moves, gains)} ${moves[chosen]}\n`;
    game.play(position, seat, moves[chosen]);
  }
  const { totals } = game.scores(position);
  text += `E ${totals.map((total, s) => `${total} ${sharesOf(game.scores(position).places)[s]}`).join(' ')}\n`;
  if (text.length > 1 << 20) {
    process.stdout.write(text);
    text = '';
  }
}
process.stdout.write(text);
