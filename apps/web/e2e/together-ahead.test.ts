// A move planned while the opponent thinks: nobody learns of it before its turn, and then it is made automatically.

import type { CatView } from '@menagerie/rules';
import { expect, test } from 'vitest';
import { complaintsOf } from './setup/axe.ts';
import { arrive, entriesOf, makeMove, startGame, stateOf } from './setup/live.ts';
import { pressFor } from './setup/keys.ts';
import { useBrowser, type Visit } from './setup/visit.ts';

useBrowser();

/** Two-player Cat in the Box, up to the first lead. */
async function startTricks(visits: readonly [Visit, Visit]): Promise<string> {
  const [ann, bo] = visits.map(({ page }) => page);
  const id = await startGame({ Ann: ann, Bo: bo }, { game: 'cat-in-the-box', options: { players: 2 } });
  for (let made = 0; made < 2; made++) {
    const mover = (await stateOf(ann, id)).asked === null ? bo : ann;
    await makeMove(mover, id);
    await expect.poll(() => countMoves(visits[0], id)).toBe(made + 1);
  }
  return id;
}

const countMoves = async ({ page }: Visit, id: string): Promise<number> =>
  (await entriesOf(page, id)).filter(({ event }) => event.type === 'moved').length;

/** Who is waiting, and who is to move. */
async function rolesAt(visits: readonly [Visit, Visit], id: string): Promise<readonly [Visit, Visit]> {
  const [one, other] = visits;
  return (await stateOf(one.page, id)).asked === null ? [one, other] : [other, one];
}

const seenAt = async ({ page }: Visit, id: string): Promise<CatView> =>
  (await stateOf(page, id)).view as CatView;

test('a move is planned, stays here until its turn, and is made', async () => {
  const visits = [await arrive(), await arrive()] as const;
  const id = await startTricks(visits);
  const [keen, slow] = await rolesAt(visits, id);
  const before = await countMoves(keen, id);
  const [lead] = (await stateOf(slow.page, id)).legal;
  const { hand, board } = await seenAt(keen, id);
  const row = board['rbyg'.indexOf(lead[1])];
  const rank = hand.find((one) => one !== Number(lead[0]) && row[one - 1] === null) ?? 0;
  const sent: string[] = [];
  keen.page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));

  await keen.page.getByRole('button', { name: 'Plan ahead' }).click();
  await keen.page.getByText('Plan your next move now.').waitFor();
  await pressFor(keen.page, 'cat-in-the-box', `${rank}${lead[1]}`);
  await keen.page.getByText(`Planned: ${rank} as `).waitFor();
  expect(await keen.page.locator(`[data-rank="${rank}"]`).getAttribute('aria-pressed')).toBe('true');
  expect(await complaintsOf(keen.page)).toEqual([]);
  expect(sent).toEqual([]);

  await pressFor(slow.page, 'cat-in-the-box', lead);
  await expect.poll(() => countMoves(slow, id)).toBe(before + 2);
  await keen.page.getByText('Planned: ').waitFor({ state: 'detached' });
  expect(sent.filter((url) => url.endsWith('/moves'))).toHaveLength(1);
  for (const { leave } of visits) await leave();
});

test('a planned move that has become illegal isn’t made, and the player is told', async () => {
  const visits = [await arrive(), await arrive()] as const;
  const id = await startTricks(visits);
  const [keen, slow] = await rolesAt(visits, id);
  const before = await countMoves(keen, id);
  const { hand } = await seenAt(keen, id);
  const lead = (await stateOf(slow.page, id)).legal.find((move) => hand.includes(Number(move[0]))) ?? '';

  // The opponent takes that very cell of the board.
  await keen.page.keyboard.press('p');
  await keen.page.getByText('Plan your next move now.').waitFor();
  await pressFor(keen.page, 'cat-in-the-box', lead);
  await keen.page.getByText('Planned: ').waitFor();
  await pressFor(slow.page, 'cat-in-the-box', lead);
  await keen.page.getByText('No longer possible: ').waitFor();
  expect(await countMoves(keen, id)).toBe(before + 1);
  await makeMove(keen.page, id);
  await expect.poll(() => countMoves(slow, id)).toBe(before + 2);
  await keen.page.getByText('No longer possible: ').waitFor({ state: 'detached' });
  for (const { leave } of visits) await leave();
});
