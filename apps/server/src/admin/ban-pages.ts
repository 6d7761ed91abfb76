// Bans in force, and the form for addresses.

import type { Id } from '@menagerie/protocol';
import { fail } from '../http/errors.ts';
import type { AdminContext } from './admin-context.ts';
import { SPAN_FIELD } from './fields-html.ts';
import type { Query } from './fields.ts';
import { html } from './html.ts';
import { actForm, section, type Page } from './layout.ts';
import { banRow } from './rows.ts';
import { tellTime } from './tell.ts';

export async function bansPage({ store, people, registry }: AdminContext, query: Query): Promise<Page> {
  const now = registry.now();
  const bans = await store.moderation.bans(now);
  const rows = bans.map(async (ban) => {
    const person = ban.person === null ? null : await people.look(ban.person);
    return banRow(ban, person?.name ?? null, now);
  });
  return {
    title: 'Bans',
    body: [
      section('In force', await Promise.all(rows), 'Nobody is banned.'),
      html`<h2>Ban an address</h2>
        <p class="soft">
          This shuts out everyone at the address, perhaps a whole family or school. To ban a person, use their
          page.
        </p>`,
      actForm({
        action: '/admin/bans',
        title: 'Address or range',
        button: 'Ban the address',
        why: 'Reason, shown to anyone banned',
        isGrave: true,
        fields: html`<input
            name="address"
            required
            aria-label="Address or range"
            placeholder="203.0.113.7, 203.0.113.0/24, 2001:db8:1:2::/64"
            value="${query['address'] ?? ''}"
          />
          ${SPAN_FIELD}`,
      }),
    ],
  };
}

export async function liftBanPage({ store, registry }: AdminContext, id: Id): Promise<Page> {
  const ban = (await store.moderation.ban(id)) ?? fail('not-found', 'This ban has already been lifted.');
  return {
    title: 'Lift this ban?',
    body: [
      html`<p>
        ${ban.address ?? 'The person'} is banned until ${tellTime(ban.until, registry.now())}: ${ban.reason}
      </p>`,
      actForm({
        action: `/admin/bans/${ban.id}/lift`,
        title: 'Lift the ban',
        button: 'Lift it',
        why: 'Reason (for the audit log)',
      }),
    ],
  };
}
