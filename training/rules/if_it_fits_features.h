// Printed by scripts/print-features.ts from packages/bots/src/if-it-fits/features.ts. Do not edit.
#pragma once
namespace ifitfits {
enum Feature {
  F_PLAYERS = 0, // 4: 2, 3, 4, 5 players
  F_EXTENDED = 4, // 1: extended rules
  F_TABLE = 5, // 3: small, medium, large
  F_PHASE = 8, // 5: start, turn, card, toy, cat
  F_LAST_PHASE = 13, // 1: the last phase
  F_DECK = 14, // 8: [k]: the deck has at least 1 2 3 4 6 8 12 18 [k] cards for each player
  F_CATS = 22, // 5x6: [seat][k]: k cats left
  F_CARDS = 52, // 5x4: [seat][k]: k cards in hand
  F_LEAD = 72, // 5x13: [seat][k]: the viewer's points as the boxes lie minus the seat's are k-6; seat 0: minus the best of the others'
  F_POINTS = 137, // 12: [k]: the viewer's points as the boxes lie are k-3
  F_HAND_SHAPES = 149, // 9x2: [shape][i]: at least i+1 cards of the shape in hand
  F_HAND_TOYS = 167, // 5x3: [kind][i]: at least i+1 symbols in hand
  F_HAND_SPRAYS = 182, // 2: [i]: at least i+1
  F_HAND_PRINCESSES = 184, // 2: [i]: at least i+1
  F_PROMISE = 186, // 2x12: [i][k]: what the keen eye sees in the best place for the best and the next best card in hand, rounded down, is k-3
  F_HELD = 210, // 8x55: the boxes with cats that have most toys
  F_TAKERS = 650, // 8x5: [box][seat] takes it
  F_FREE = 690, // 3x55: the boxes without cats that are worth most
  F_KIND = 855, // 10: draw, pass, discard, cat, sleeping cat, Princess, start card, toy across, toy in a cell, box card
  F_AFTER = 865, // 55: the box that the card is in afterwards
  F_BEFORE = 920, // 2x55: the boxes that it was made of: with cats first, then by worth
  F_BLOCKED = 1030, // 55: the box that the card walls up, as it is then
  F_JOINED_COUNT = 1085, // 4: [k]: k boxes became one with the card
  F_BLOCKED_COUNT = 1089, // 3: [k]: k boxes were walled up
  F_LETS_CAT = 1092, // 1: an awake cat may follow
  F_GAIN = 1093, // 16: [k]: what the keen eye sees in it, rounded down, is k-6
  F_BEHIND = 1109, // 10: [k]: more than 0 1 2 4 6 8 12 16 24 32 [k] quarters of a point behind what it likes best
  F_RANK = 1119, // 5: its place in the list of what the eye likes best: 1, 2, 3-4, 5-8, later
  F_REST = 1124, // 12: [k]: the same for the best of the other cards in hand, when one is played
  F_LEAD_AFTER = 1136, // 13: [k]: the viewer's points minus the best of the others' are k-6 afterwards
  F_LEAD_WITH_CAT = 1149, // 13: the same with the cat that may follow
  F_OWN_CHANGE = 1162, // 9: [k]: the viewer's points change by k-4
  F_OTHERS_CHANGE = 1171, // 9: [k]: the others' points together change by k-4
  F_SHAPE = 1180, // 9: of the box card
  F_TOYS = 1189, // 5: [kind] on the card
  F_DOUBLE = 1194, // 1: two symbols on the card
  F_SPRAY = 1195, // 1: on the card
  F_TARGET = 1196, // 4: a Princess's: own cat, another's, awake, of the one with most points among the others
  F_NEIGHBOURS = 1200, // 4: [k]: k+1 cards around the cell
  F_LAST_CAT = 1204, // 1: lays the last cat, and so ends the drawing
  FEATURES_USED = 1205,
  FEATURES = 1216,
};
enum Action {
  ACTIONS = 0,
};
enum Output {
  O_LOGIT = 0, // 1: of the move
  O_WIN = 1, // 1: logit of the chance to win (share of it): of the position, or after the move
  O_POINTS = 2, // 1: the viewer's final score minus the mean of the others', over 4
  OUTPUTS = 3,
};
enum Hidden {
  H_THEIR_CARDS = 0, // 4x3x17: critic only: [seat-1][card]: shape, kinds of toy, double, spray, Princess
  H_NEXT = 204, // 3x18: critic only: the next cards of the deck, the same and whether it is a special toy
  H_THEIR_KIND = 258, // 4x4: critic only: who plays the seat (learner, an older net, by eye, other)
  HIDDEN_USED = 274,
  HIDDEN = 320,
};
} // namespace ifitfits
