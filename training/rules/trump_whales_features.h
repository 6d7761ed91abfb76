// Printed by scripts/print-features.ts from packages/bots/src/trump-whales/features.ts. Do not edit.
#pragma once
namespace whales {
enum Feature {
  F_HAND = 0, // 4x8: [family][place] in the own hand
  F_HAND_FIVES = 32, // 4: [k]: at least k+1 fives in the own hand
  F_UNSEEN = 36, // 4x8: [family][place]: in another hand or out of the round, for all that the viewer knows
  F_UNSEEN_FIVES = 68, // 4: [k]: at least k+1 fives likewise
  F_PLAYED = 72, // 3x4x8: [seat-1][family][place]: played by the seat in this round
  F_BONUSES = 168, // 4x6x2: [seat][effect][k]: at least k+1 bonuses of the effect in front of the seat
  F_BONUS_COUNT = 216, // 4x6: [seat][k]: at least k+1 bonuses in front of the seat
  F_LACKS = 240, // 3x4: [seat-1][family]: the seat has shown not to hold the family
  F_TRICK = 252, // 3x33: [seat-1][card]: lies in the trick under way; card = family * 8 + place, 32 a five
  F_IN_TRICK = 351, // 4: [k]: k cards lie in the trick (play phase only)
  F_LED = 355, // 4: [family] to follow
  F_BEST_SEAT = 359, // 4: [seat] would win the trick as it stands
  F_BEST_TRUMP = 363, // 1: a trump would win the trick as it stands
  F_BEST_RANK = 364, // 9: [k]: the strength of the card that would win is at least k+1 of 9
  F_MOST_PEARLS = 373, // 3: [k]: a card of another seat in the trick shows at least k+1 pearls
  F_FIVE_BY = 376, // 4: [seat] played the first five of the trick
  F_WINS = 380, // 33: [card]: may be played and would win the trick as it stands; only with cards in the trick
  F_WINS_AFTER = 413, // 4: [k]: some card would, once trump moved to family 1, 2, 3 or the token turned by a bonus that the viewer has
  F_MASTER = 417, // 4x8: [family][place] in the own hand, and no unseen card of the family is better
  F_LENGTH = 449, // 4x6: [family][k]: at least k+1 cards of the family in the own hand
  F_UNSEEN_LENGTH = 473, // 4x8: [family][k]: at least k+1 unseen cards of the family
  F_PEARLS = 505, // 4x12: [seat][k]: pearls of this round at least 1 2 3 4 5 6 7 8 10 12 14 16 [k]
  F_TOTAL = 553, // 4x16: [seat][k]: total and pearls of this round together at least 4 8 12 15 18 20 22 24 26 27 28 29 30 31 33 36 [k]
  F_AHEAD = 617, // 3x19: [seat-1][k]: the viewer's total and pearls minus the seat's at least -16 -12 -9 -7 -5 -4 -3 -2 -1 0 1 2 3 4 5 7 9 12 16 [k]
  F_TRICKS_DONE = 674, // 8: [k]: k tricks are done
  F_PHASE = 682, // 4: choose, play, take, name
  F_FIRST = 686, // 4: [seat] is the first player of the round
  F_PLAYERS = 690, // 3: 2, 3, 4 players
  F_ROUNDS = 693, // 5: [k]: at least k+1 rounds are scored
  F_FIRST_BONUS = 698, // 3x6: [seat-1][effect] of the first bonus, once all are open
  F_SPENT = 716, // 3x3: [seat-1][k]: the seat has spent at least k+1 bonuses in this round
  F_PAST_UNSPENT = 725, // 4x4: [seat][k]: in earlier rounds the seat left at least (k+1) / 2 bonuses a round unspent
  FEATURES_USED = 741,
  FEATURES = 768,
};
enum Action {
  A_KEEP = 0, // 4x8: [family][place] as first bonus
  A_SPEND = 32, // 6: [effect]: a bonus of the effect; equal ones are one action
  A_PLAY = 38, // 33: [card]
  A_TAKE = 71, // 33: [card]: its pearls
  A_NAME = 104, // 4: [seat] as leader
  ACTIONS = 108,
};
enum Output {
  O_LOGITS = 0, // 108: one for each action; illegal ones are masked
  O_WIN = 108, // 1: logit of the chance to win the game, from the viewer's own view
  O_POINTS = 109, // 1: points of this round, own minus mean of the others, over 4
  OUTPUTS = 110,
};
enum Hidden {
  H_THEIR_HANDS = 0, // 3x4x8: critic only: [seat-1][family][place]
  H_THEIR_FIVES = 96, // 3x4: critic only: [seat-1][k] at least k+1 fives
  H_THEIR_CHOICE = 108, // 3x6: critic only: [seat-1][effect] of a first bonus not yet open
  H_THEIR_KIND = 126, // 3x8: critic only: who plays the seat
  HIDDEN_USED = 150,
  HIDDEN = 192,
};
} // namespace whales
