// Statements of notices, the same for both stores: see shared-statements.ts.

export const NOTICES = {
  // All servers of a store share the first that was put.
  putKey: 'insert into server_keys (name, value) values ($1, $2) on conflict do nothing returning name',
  key: 'select value from server_keys where name = $1',

  dropOthers: 'delete from subscriptions where key_hash = $2 or id = $1 returning id',
  addSubscription: `
    insert into subscriptions (id, person_id, key_hash, endpoint, p256dh, auth, made_at)
    select cast($1 as text), keys.person_id, keys.hash, cast($4 as text), cast($5 as text), cast($6 as text),
      cast($7 as double precision)
    from keys where keys.hash = $2 and keys.person_id = $3
    on conflict do nothing returning id`,
  ofKey: 'select id from subscriptions where key_hash = $1',
  ofPerson: 'select endpoint, made_at from subscriptions where person_id = $1 order by made_at',
  deleteSubscription: 'delete from subscriptions where id = $1 returning id',
  deleteOfKey: 'delete from subscriptions where key_hash = $1 returning id',

  putWishes: `
    insert into wishes (person_id, wishes) select id, cast($2 as text) from people where id = $1
    on conflict (person_id) do update set wishes = excluded.wishes returning person_id`,
  wishes: 'select wishes from wishes where person_id = $1',

  // Each device gets each notification once: existing rows stay unchanged, sent or not.
  addNotice: `
    insert into notices (subscription_id, topic, content, due_at, tries, made_at)
    select id, cast($2 as text), cast($3 as text), cast($4 as double precision), 0, cast($5 as double precision)
    from subscriptions where person_id = $1 on conflict do nothing returning topic`,
  addForDevice: `
    insert into notices (subscription_id, topic, content, due_at, tries, made_at)
    select id, cast($2 as text), cast($3 as text), cast($4 as double precision), 0, cast($5 as double precision)
    from subscriptions where id = $1 on conflict do nothing returning topic`,
  claimNotices: `
    update notices set due_at = $2, tries = tries + 1
    where due_at <= $1 and (subscription_id, topic) in (
      select subscription_id, topic from notices where due_at <= $1 order by due_at limit $3 @skip)
    returning subscription_id, topic, content, tries, made_at`,
  destination: 'select person_id, endpoint, p256dh, auth from subscriptions where id = $1',
  countSince: `
    select count(distinct notices.topic) as count from notices
    join subscriptions on subscriptions.id = notices.subscription_id
    where subscriptions.person_id = $1 and notices.topic like $2 and notices.made_at > $3`,
  setDue: 'update notices set due_at = $3 where subscription_id = $1 and topic = $2 returning topic',
  deleteOld: 'delete from notices where made_at < $1 and due_at is null returning topic',

  claimTables: `
    update tables set notice_at = $2
    where notice_at <= $1 and id in (
      select id from tables where notice_at <= $1 order by notice_at limit $3 @skip)
    returning id`,
  restTable: 'update tables set notice_at = $3 where id = $1 and length = $2 returning id',
} as const;

export type NoticeStatement = keyof typeof NOTICES;
