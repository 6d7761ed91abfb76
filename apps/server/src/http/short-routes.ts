// Short addresses: of tables, records, days, contests and puzzles. Messengers read title, description and picture;
// browsers get the page itself, in one answer. Everybody is a guest here: what these tell, they tell anyone.

import { createHash } from 'node:crypto';
import { viewOfPuzzle } from '@menagerie/bots/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listGames } from '@menagerie/rules';
import { dayId } from '../contests/days.ts';
import { previewOfContest, previewOfDay, previewOfPuzzle } from '../previews/of-contest.ts';
import { previewOfHidden, previewOfTable } from '../previews/of-table.ts';
import { Pages } from '../previews/page.ts';
import { Pictures, PicturesBusy, tagOf } from '../previews/pictures.ts';
import { missing, plain, type Preview } from '../previews/preview.ts';
import { languageFor, LANGUAGES, sayIn, type Say } from '../previews/words.ts';
import { unlessUnreadable } from '../table/unreadable.ts';
import { stricterLimit, type Context } from './context.ts';
import { fail, HttpRefusal } from './errors.ts';
import { seenBy } from './seen.ts';

interface Asked {
  readonly say: Say;
  readonly language: string;
  readonly parts: Readonly<Record<string, string>>;
}
/** Null: there is no such thing. */
type Describe = (asked: Asked) => Promise<Preview | null>;

const ID = /^[A-Za-z0-9_-]{22}$/;
const CONTEST = /^[A-Za-z0-9_-]{20,80}$/;
const DATE = /^20\d\d-[01]\d-[0-3]\d$/;
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;
const PICTURE = 'picture.png';
/** A picture's address depends on its content. */
const KEEP_PICTURE = 'public, max-age=86400';

export function shortRoutes(server: FastifyInstance, context: Context, folder: string): void {
  const pages = new Pages(folder);
  const pictures = new Pictures();
  server.addHook('onClose', () => pictures.close());
  const limited = { config: stricterLimit(context, 5) };

  const serve = (path: string, describe: Describe): void => {
    server.get(path, (request, reply) => sendPage(request, reply, describe));
    server.get(`${path}/${PICTURE}`, { ...limited, onSend: allowOthers }, (request, reply) =>
      sendPicture(request, reply, describe),
    );
  };

  const look = async (
    request: FastifyRequest,
    describe: Describe,
    language: string,
  ): Promise<Preview | null> => {
    const say = sayIn(language);
    try {
      return await describe({ say, language, parts: request.params as Asked['parts'] });
    } catch (error) {
      // The page itself says what is wrong.
      if (error instanceof HttpRefusal) return plain(say);
      throw error;
    }
  };

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    describe: Describe,
  ): Promise<FastifyReply> {
    const named = languageNamed(request);
    const language = languageFor(request.headers['accept-language'], named);
    const found = await look(request, describe, language);
    const preview = found ?? missing(sayIn(language));
    const [path] = request.url.split('?');
    const { host } = request;
    // A proxy brings HTTPS: see docs/operating.md.
    const home = `${context.isSecure ? 'https' : 'http'}://${HOST.test(host) ? host : 'localhost'}`;
    const image =
      preview.picture && `${home}${path}/${PICTURE}?language=${language}&v=${tagOf(preview.picture)}`;
    const depth = path.split('/').length - 2;
    const address = `${home}${path}${named === undefined ? '' : `?language=${named}`}`;
    const html = pages.write({ ...preview, language, address, image, depth });
    const tag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    reply.header('vary', 'Accept-Language').header('cache-control', 'no-cache').header('etag', tag);
    if (found && hasKept(request, tag)) return reply.code(304).send();
    return reply
      .code(found ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    describe: Describe,
  ): Promise<FastifyReply> {
    const { v } = request.query as Readonly<Record<string, unknown>>;
    const language = languageNamed(request) ?? languageFor(request.headers['accept-language']);
    const picture = (await look(request, describe, language))?.picture;
    if (!picture) return fail('not-found', 'There is no picture at this address.');
    const tag = `"${tagOf(picture)}"`;
    reply.header('etag', tag).header('cache-control', v === tagOf(picture) ? KEEP_PICTURE : 'no-cache');
    if (hasKept(request, tag)) return reply.code(304).send();
    try {
      const bytes = await pictures.get(picture);
      return await reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    } catch (error) {
      if (error instanceof PicturesBusy) fail('busy', 'Too many pictures are being drawn. Try again soon.');
      throw error;
    }
  }

  const ofTable = async (
    { say, language, parts: { id } }: Asked,
    asRecord: boolean,
  ): Promise<Preview | null> => {
    const table = ID.test(id) ? await unlessUnreadable(context.registry.refresh(id)) : null;
    if (!table) return null;
    try {
      return previewOfTable(say, language, await seenBy(context, table, null), { asRecord });
    } catch (error) {
      if (error instanceof HttpRefusal && error.refused.code === 'hidden') return previewOfHidden(say, table);
      throw error;
    }
  };
  serve('/t/:id', (asked) => ofTable(asked, false));
  serve('/r/:id', (asked) => ofTable(asked, true));

  const ofDay: Describe = async ({ say, language, parts: { date, game = null } }) => {
    const day = DATE.test(date) ? Date.parse(date) : NaN;
    if (Number.isNaN(day)) return null;
    const games = game === null ? listGames().map(({ id }) => id) : [game];
    const found = await Promise.all(games.map((one) => context.store.contests.find(dayId(day, one))));
    return found.some(Boolean)
      ? previewOfDay(say, language, { day, game, now: context.registry.now() })
      : null;
  };
  serve('/d/:date', ofDay);
  serve('/d/:date/:game', ofDay);

  serve('/c/:id', async ({ say, language, parts: { id } }) => {
    const contest = CONTEST.test(id) ? await context.store.contests.find(id) : null;
    if (contest?.kind !== 'day') return contest && previewOfContest(say, contest);
    const { opensAt, game } = contest;
    return previewOfDay(say, language, { day: opensAt, game, now: context.registry.now() });
  });

  serve('/p/:game/:id', ({ say, parts: { game, id } }) => {
    const view = viewOfPuzzle(game, id);
    return Promise.resolve(view && previewOfPuzzle(say, view));
  });
}

/** That of whoever shared the link: most messengers don't say what their readers speak. */
function languageNamed({ query }: FastifyRequest): string | undefined {
  const { language } = query as Readonly<Record<string, unknown>>;
  return LANGUAGES.find((one) => one === language);
}

/** A proxy that compresses responses weakens the tag. */
const hasKept = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Messengers and their pages show pictures of other sites. */
function allowOthers(
  _request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: () => void,
): void {
  reply.header('cross-origin-resource-policy', 'cross-origin');
  done();
}
