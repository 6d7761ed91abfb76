import { describe, expect, test } from 'vitest';
import { HOUSE_NAMES, isHouseName, lookAlike, tellApart } from './look-alikes.ts';

describe('names', () => {
  test.each([
    ['Ann', 'ann'],
    ['Ann', 'Аnn'], // Cyrillic А
    ['Ann', 'Αnn'], // Greek Α
    ['Ann', 'Ａｎｎ'],
    ['Ivan', 'lvan'],
    ['Ivan', '1van'],
    ['Bob', 'B0b'],
    ['Bob', 'ВОВ'], // all Cyrillic
    ['Emma', 'Emrna'],
    ['William', 'VViIIiam'],
    ['Олена', 'Oлeнa'],
    ['Їжак', 'Ïжaк'],
    ["D'Arcy", 'D’Arcy'],
    ['Jean Luc', 'Jean\u00a0 Luc'],
    ['❤️', '❤'],
  ])('%s and %s look alike', (one, other) => {
    expect(lookAlike(one, other)).toBe(true);
    expect(lookAlike(other, one)).toBe(true);
  });

  test.each([
    ['Zoe', 'Zoë'],
    ['Ann', 'Anna'],
    ['Єва', 'Ева'],
    ['Иван', 'Йван'],
    ['AnnaB', 'Anna B'],
    ['Łukasz', 'Lukasz'],
  ])("%s and %s don't", (one, other) => expect(lookAlike(one, other)).toBe(false));

  test('the later of two look-alikes gets a number', () => {
    expect(tellApart('Ann', ['Bob'])).toBe('Ann');
    expect(tellApart('Аnn', ['Ann', 'Bob'])).toBe('Аnn (2)');
    expect(tellApart('ann', ['Ann', 'Аnn (2)'])).toBe('ann (3)');
  });
});

describe('the built-in bots', () => {
  test.each(HOUSE_NAMES)('are called %s, and nobody else may be', (name) => {
    expect(isHouseName(name)).toBe(true);
    expect(isHouseName(name.toUpperCase())).toBe(true);
    expect(isHouseName(`Bot: ${name}`)).toBe(true);
    expect(isHouseName(`${name} (bot)`)).toBe(true);
  });

  test.each(['Сat', 'C\u0430t', 'Кot', 'T1ger', 'ｔｉｇｅｒ', 'Бот: кот'])(
    'nor may anybody be called %s',
    (name) => expect(isHouseName(name)).toBe(true),
  );

  test.each(['Catherine', 'Cat lover', 'Тигран', 'Abbot', 'Bot', 'Kit'])("%s may be anybody's name", (name) =>
    expect(isHouseName(name)).toBe(false),
  );
});
