// Five coats, by seat, and the Princess's.

export interface Coat {
  readonly fur: string;
  readonly mark: string;
  readonly second: string;
  readonly paw: string;
  readonly face: string;
  readonly line: string;
  readonly eye: string;
}

const INK = '#33281f';

export const COATS: readonly Coat[] = [
  {
    fur: '#d8954f',
    mark: '#9d5a24',
    second: '#9d5a24',
    paw: '#f1cd9b',
    face: '#f1cd9b',
    line: INK,
    eye: '#3f6f3a',
  },
  {
    fur: '#3c3a42',
    mark: '#f6f1e6',
    second: '#f6f1e6',
    paw: '#f6f1e6',
    face: '#f6f1e6',
    line: '#191719',
    eye: '#d9c24a',
  },
  {
    fur: '#f7f0e2',
    mark: '#df8a3f',
    second: '#4a4147',
    paw: '#f7f0e2',
    face: '#f7f0e2',
    line: INK,
    eye: '#5b7d3d',
  },
  {
    fur: '#ecdcc0',
    mark: '#6a4a3a',
    second: '#6a4a3a',
    paw: '#6a4a3a',
    face: '#7a5745',
    line: INK,
    eye: '#4c93d6',
  },
  {
    fur: '#8f9db0',
    mark: '#72819a',
    second: '#72819a',
    paw: '#a9b5c5',
    face: '#b9c4d1',
    line: '#232a36',
    eye: '#c98a2e',
  },
];

export const PRINCESS: Coat = {
  fur: '#2b2731',
  mark: '#463f50',
  second: '#463f50',
  paw: '#2b2731',
  face: '#3a3442',
  line: '#120f16',
  eye: '#e7cf57',
};
