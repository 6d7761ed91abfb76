// The six bots as paths: all cats drawn in the same style, from the kitten to the tiger, in a box from -20 -24, 40
// wide and 42 high.

import type { Level } from '@menagerie/bots/remote';

export type Mood = 'content' | 'thinking' | 'happy' | 'upset' | 'surprised';

export const FUR: Readonly<Record<Level, string>> = {
  kitten: '#f3bd7d',
  cat: '#a3abb5',
  ocelot: '#dcb182',
  lynx: '#cdb9a0',
  leopard: '#ecb94f',
  tiger: '#e8893a',
};
/** House cats have pointed ears, the lynx has tufts, the big cats have round ears. */
export const EARS: Readonly<Record<Level, string>> = {
  kitten: 'M-15-2-16.500-20.500-3-12zM15-2 16.500-20.500 3-12z',
  cat: 'M-14.500-3-14-18.500-3.500-12zM14.500-3 14-18.500 3.500-12z',
  ocelot: 'M-15-3Q-18-18-11-16.500-6-15-5-11zM15-3Q18-18 11-16.500 6-15 5-11z',
  lynx: 'M-14.500-3-14-17.500-4-11.500zM14.500-3 14-17.500 4-11.500zM-14-17.500-15.500-23M14-17.500 15.500-23',
  leopard: 'M-14-4Q-18.500-14-13-15.500-8-16-6-11zM14-4Q18.500-14 13-15.500 8-16 6-11z',
  tiger: 'M-14-4Q-18.500-14-13-15.500-8-16-6-11zM14-4Q18.500-14 13-15.500 8-16 6-11z',
};
export const HEAD: Readonly<Record<Level, string>> = {
  kitten: 'M0-12.500Q15-12 14.500 2 13 13 0 13-13 13-14.500 2-15-12 0-12.500z',
  cat: 'M0-13Q15-12.500 15 1 14 14 0 14-14 14-15 1-15-12.500 0-13z',
  ocelot: 'M0-13Q14.500-12.500 14.500 1 13 14.500 0 14.500-13 14.500-14.500 1-14.500-12.500 0-13z',
  lynx: 'M0-12.500Q12-12 13 0L17.500 6 13.500 8 14 13Q8 12 6 14.500-0 15.500-6 14.500-8 12-14 13L-13.500 8-17.500 6-13 0Q-12-12 0-12.500z',
  leopard: 'M0-13.500Q15.500-13 15.500 1 15 15 0 15-15 15-15.500 1-15.500-13 0-13.500z',
  tiger: 'M0-13.500Q15-13 16 0L17 6 14.500 8Q12 15 0 15-12 15-14.500 8L-17 6-16 0Q-15-13 0-13.500z',
};
export const MARKS: Readonly<Record<Level, string>> = {
  kitten: 'M0-12v3.500M-3.500-11.500l.6 2.500M3.500-11.500l-.6 2.500',
  cat: 'M0-12.500v5M-4.500-12l1 4.500M4.500-12l-1 4.500M-14.500 3h3.500M14.500 3H11M-13.500 7l3-.8M13.500 7l-3-.8',
  ocelot:
    'M-4-12.500-5-5M4-12.500 5-5M0-11.500v2.500M-11-5l2.500-2M11-5l-2.500-2M-14 4.500q2 1.500 4.500.5M14 4.500q-2 1.500-4.500.5M-12.500 9l3-1M12.500 9l-3-1',
  lynx: 'M-3-11.500l.5 3.500M3-11.500l-.5 3.500M-11 5.500l-3.500 2M11 5.500l3.500 2',
  leopard: '',
  tiger:
    'M0-13v5.500M-3-10.500h6M-8-11.500l3.500 4M8-11.500l-3.500 4M-15.500-2l5 1.500M15.500-2l-5 1.500M-16 4l5.500.2M16 4l-5.500.2M-13 10l4.500-2.500M13 10l-4.500-2.500',
};
/** The leopard's rosettes. */
export const SPOTS = [
  [-4, -10],
  [4, -10],
  [0, -7],
  [-9, -7.5],
  [9, -7.5],
  [-12.5, -2],
  [12.5, -2],
  [-12, 4.5],
  [12, 4.5],
] as const;
export const MUZZLE = 'M0 4Q3 2.500 7 4 9.500 9 5 12.500 0 14-5 12.500-9.500 9-7 4-3 2.500 0 4z';
export const NOSE = 'M-2.200 4.500h4.400L0 7z';

export const isBig = (level: Level): boolean => level === 'leopard' || level === 'tiger';
/** How large the eyes are: a kitten's are enormous. */
export const eyeOf = (level: Level): number => (level === 'kitten' ? 4 : isBig(level) ? 2.9 : 3.3);

export const SHUT_EYES = 'M-9.200 0Q-6-4.500-2.800 0M2.800 0Q6-4.500 9.200 0';
export const MOUTHS: Readonly<Record<Mood, string>> = {
  content: 'M0 7v1.500M-3.500 9Q-1 10.500 0 8.500 1 10.500 3.500 9',
  thinking: 'M0 7v1.500M-2.500 9.800Q0 9 3 9.300',
  happy: 'M-4.500 8.300Q0 9.800 4.500 8.300 3.500 13 0 13-3.500 13-4.500 8.300z',
  upset: 'M0 7v1.200M-3.500 11.500Q0 8 3.500 11.500',
  surprised: 'M-1.800 10.500a1.800 2.300 0 1 0 3.600 0 1.800 2.300 0 1 0-3.600 0z',
};
/** Where the pupils look. */
export const GAZE: Readonly<Record<Mood, readonly [number, number]>> = {
  content: [0, 0],
  thinking: [0.9, -0.9],
  happy: [0, 0],
  upset: [0, 0.8],
  surprised: [0, 0],
};
