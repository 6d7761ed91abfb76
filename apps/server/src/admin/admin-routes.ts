// The admin page: plain pages and forms under /admin, without a script. A key opens it and stays in a cookie for that
// path only; forms count only if they were sent from the page itself.

import type { FastifyError, FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { STATUS } from '@menagerie/protocol';
import { fail, refusalFor } from '../http/errors.ts';
import { refuseOtherSites } from '../http/identity.ts';
import { Access } from './access.ts';
import type { AdminContext } from './admin-context.ts';
import { actRoutes } from './act-routes.ts';
import { fieldsOf, textField } from './fields.ts';
import { html } from './html.ts';
import { layOut, type Page } from './layout.ts';
import { Operator } from './operator.ts';
import { pageRoutes } from './page-routes.ts';
import { STYLE } from './style.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null: nobody has shown a key of the admin page. */
    operator: Operator | null;
  }
}

const COOKIE = 'menagerie_admin';
const COOKIE_SECONDS = 12 * 60 * 60;
/** An address may send this part of its limit as wrong keys: ten a minute by default. */
const WRONG_KEYS = 600;

/** No script at all; forms lead here only, and the browser tells where they come from. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

const STYLE_ADDRESS = '/admin/style.css';
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/admin', '/admin/', '/admin/login']);

export function adminRoutes(context: AdminContext): FastifyPluginCallback {
  const { store, limits, adminKey, isSecure } = context;
  const access = new Access({ store, adminKey, limit: limits.share(WRONG_KEYS) });

  async function recognise(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.operator = null;
    if (request.routeOptions.url === STYLE_ADDRESS) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request);
    const key = request.cookies[COOKIE];
    if (key !== undefined && key.length <= 100) {
      const label = await access.check(key, request.address);
      if (label !== null) request.operator = new Operator(context, label);
      else reply.clearCookie(COOKIE, { path: '/admin' });
    }
    if (!request.operator && !OPEN_TO_ALL.has(request.routeOptions.url ?? ''))
      fail('no-key', 'Open the admin page with your key first.');
  }

  return (admin, _options, done) => {
    admin.removeAllContentTypeParsers();
    admin.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(text as string))),
    );
    admin.decorateRequest('operator', null);
    admin.addHook('onRequest', recognise);
    admin.addHook('onSend', async (_request, reply) => {
      reply.headers(HEADERS);
    });
    admin.setErrorHandler((error: FastifyError, request, reply) => {
      const { code, message } = refusalFor(error);
      if (STATUS[code] >= 500) request.log.error({ err: error, code }, 'a request failed');
      const again = code === 'no-key' ? 'Enter a key' : 'Back to the overview';
      const body = html`<p>${message}</p>
        <p><a class="button" href="/admin">${again}</a></p>`;
      const page = { title: 'That didn’t work', body };
      return reply.code(STATUS[code]).type(HTML).send(layOut(page, request.operator));
    });
    admin.setNotFoundHandler((request, reply) =>
      reply.code(404).type(HTML).send(layOut(NOTHING_HERE, request.operator)),
    );

    admin.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
    admin.post('/login', async (request, reply) => {
      const key = textField(fieldsOf(request), 'key', { most: 100 });
      const label = await access.check(key, request.address);
      if (label === null)
        return reply
          .code(401)
          .type(HTML)
          .send(layOut(loginPage('Wrong key.'), null));
      reply.setCookie(COOKIE, key, {
        httpOnly: true,
        sameSite: 'strict',
        secure: isSecure,
        path: '/admin',
        maxAge: COOKIE_SECONDS,
      });
      return reply.redirect('/admin', 303);
    });
    admin.post('/logout', (_request, reply) =>
      reply.clearCookie(COOKIE, { path: '/admin' }).redirect('/admin', 303),
    );
    pageRoutes(admin, context, async () => ((await access.hasKeys()) ? loginPage(null) : NO_KEY_YET));
    actRoutes(admin, context);
    done();
  };
}

export const HTML = 'text/html; charset=utf-8';

const NOTHING_HERE: Page = {
  title: 'Nothing here',
  body: html`<p>There is no such page. <a href="/admin">Back to the overview</a></p>`,
};

const NO_KEY_YET: Page = {
  title: 'No admin key yet',
  body: html`<p>
      Create one on the machine where the server runs, with the same store, and keep the key it prints:
    </p>
    <pre>npx menagerie admin key --label yourname</pre>
    <p>Or start the server with your own key in <code>ADMIN_KEY</code>. Then open this page again.</p>`,
};

function loginPage(trouble: string | null): Page {
  return {
    title: 'Admin page',
    body: html`${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <form method="post" action="/admin/login" class="card narrow">
        <label for="key">Admin key</label>
        <input
          id="key"
          name="key"
          type="password"
          autocomplete="current-password"
          required
          maxlength="100"
          autofocus
        />
        <p class="soft">From <code>menagerie admin key</code>, or <code>ADMIN_KEY</code> in the settings.</p>
        <button>Open</button>
      </form>`,
  };
}
