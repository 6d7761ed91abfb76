// Printed by scripts/print-features.ts from packages/bots/src/cat-in-the-box/features.ts. Do not edit.
#pragma once
namespace catbox {
enum Feature {
  F_HAND = 0, // 9x5: [rank][k]: at least k+1 cards of the rank in the own hand
  F_BOARD = 45, // 5x4x9: [owner][colour][rank]: the owner's marker is on the cell; with two players owner 2 is neutral
  F_GONE = 225, // 5x4: [seat][colour]: the seat's token of the colour is gone
  F_LED = 245, // 4: [colour] of the trick under way
  F_IN_TRICK = 249, // 5: [k]: k cards lie in the trick (play phase only)
  F_BEST_SEAT = 254, // 4: [seat-1] holds the trick
  F_BEST_RED = 258, // 1: a red card holds the trick
  F_BEST_RANK = 259, // 9: [k]: the rank that holds the trick is at least k+1
  F_TRICK_RANK = 268, // 4x9: [seat-1][rank] played into the trick under way
  F_TRICK_COLOUR = 304, // 4x4: [seat-1][colour] played into the trick under way
  F_WON = 320, // 8: [k]: at least k+1 tricks won by the viewer
  F_WON_OTHERS = 328, // 4x5: [seat-1][k]: at least k+1 tricks won
  F_PREDICTION = 348, // 5x3: [seat][slot]: predicted the lowest, middle, highest number that may be predicted
  F_NEED = 363, // 5x7: [seat][k]: prediction (two players: 4) minus tricks won is k-2, ends included (<= -2, >= 4); zero before the prediction
  F_PHASE = 398, // 3: discard, predict, play
  F_DISCARD = 401, // 9: [rank] of the viewer's own card face down
  F_PLAYERS = 410, // 4: 2, 3, 4, 5 players
  F_PURPLE = 414, // 1: the purple side
  F_ROUNDS_LEFT = 415, // 5: [k]: k rounds follow this one
  F_FIRST = 420, // 5: [seat] is the first player of the round
  F_LEAD = 425, // 4x10: [seat-1][k]: the viewer's total minus the seat's is at least -10 -6 -3 -1 0 1 2 4 7 11 [k]
  F_ROOM = 465, // 9x4: [rank][k]: at least k+1 free cells of the rank in colours that the viewer may still declare; only ranks in hand
  F_STUCK = 501, // 9: [rank]: more cards in hand than such cells
  F_TOUCH = 510, // 4x9: [colour][rank]: a free cell that touches an own marker on the layout in use
  F_GROUP = 546, // 8: [k]: the viewer's largest group has at least k+1 markers
  F_SLACK = 554, // 8: [k]: cards that can be placed (sum over ranks of min(cards, room)) minus own plays still due is at least k-1; play phase and predict phase
  F_SLACK_OFF = 562, // 8: the same without the led colour; zero unless the viewer follows in a trick and still has that token
  F_PAST_LOW = 570, // 5x2: [seat][k]: predicted the lowest in at least k+1 earlier rounds
  F_PAST_HIGH = 580, // 5x2: [seat][k]: predicted the highest in at least k+1 earlier rounds
  F_PAST_HIT = 590, // 5x2: [seat][k]: earned the bonus in at least k+1 earlier rounds
  F_PAST_PARADOX = 600, // 5x2: [seat][k]: caused a paradox in at least k+1 earlier rounds
  F_TRICKS_DONE = 610, // 8: [k]: k tricks are done (play phase only)
  F_RED_OPEN = 618, // 1: a red cell is taken
  FEATURES_USED = 619,
  FEATURES = 640,
};
enum Action {
  A_LAY = 0, // 9: [rank] face down
  A_PREDICT = 9, // 3: [slot]: lowest, middle, highest number that may be predicted
  A_PLAY = 12, // 4x9: [colour][rank]
  ACTIONS = 48,
};
enum Output {
  O_LOGITS = 0, // 48: one for each action; illegal ones are masked
  O_WIN = 48, // 1: logit of the chance to win the game (share of it), from the viewer's own view
  O_POINTS = 49, // 1: points of the rest of this round, own minus mean of the others, over 4
  OUTPUTS = 50,
};
enum Hidden {
  H_THEIR_HANDS = 0, // 4x9x3: critic only: [seat-1][rank][k] at least k+1 cards
  H_THEIR_DISCARDS = 108, // 4x9: critic only
  H_THEIR_KIND = 144, // 4x8: critic only: who plays the seat (learner, an older net, dice, careful, bold, naive, expert, other)
  HIDDEN_USED = 176,
  HIDDEN = 192,
};
} // namespace catbox
