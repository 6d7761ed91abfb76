// Statements of reports and of what operators do, the same for both stores: see shared-statements.ts.

const REPORT = 'id, at, reporter_id, person_id, name, table_id, n, reason, words, quote, closed_at';
const ACT = 'id, at, operator, what, person_id, table_id, address, detail, why';
const BAN = 'id, at, person_id, address, until, reason';

export const MODERATION = {
  // Bounded in the same statement, so that reports sent at once are counted too.
  addReport: `
    insert into reports (${REPORT})
    select cast($1 as text), cast($2 as double precision), cast($3 as text), cast($4 as text), cast($5 as text),
      cast($6 as text), cast($7 as integer), cast($8 as text), cast($9 as text), cast($10 as text), null
    where (select count(*) from reports where reporter_id = cast($3 as text) and at > cast($11 as double precision))
      < cast($12 as integer)
    on conflict do nothing returning id`,
  hasReported: `
    select 1 as found from reports where reporter_id = $1 and person_id = $2 and table_id = $3 and n = $4`,
  openReports: `select ${REPORT} from reports where closed_at is null order by at limit $1`,
  closedReports: `select ${REPORT} from reports where closed_at is not null order by closed_at desc limit $1`,
  report: `select ${REPORT} from reports where id = $1`,
  reportsAbout: `select ${REPORT} from reports where person_id = $1 order by at desc limit $2`,
  closeReport: 'update reports set closed_at = $2 where id = $1 and closed_at is null returning id',
  clearQuotes: 'update reports set quote = null where table_id = $1 and n = $2 returning id',

  addWatcher: `
    insert into watchers (table_id, person_id) select tables.id, people.id from tables, people
    where tables.id = $1 and people.id = $2 on conflict do nothing returning table_id`,
  hasWatched: `
    select 1 as found from watchers where table_id = $1 and person_id = $2
    union select 1 as found from players where table_id = $1 and person_id = $2`,

  addWarning: 'insert into warnings (id, at, person_id, text) values ($1, $2, $3, $4) returning id',
  warnings: 'select id, at, text, read_at from warnings where person_id = $1 order by at desc limit $2',
  readWarning: `
    update warnings set read_at = $3 where id = $1 and person_id = $2 and read_at is null returning id`,

  addBan: `insert into bans (${BAN}) values ($1, $2, $3, $4, $5, $6) returning id`,
  bans: `select ${BAN} from bans where until > $1 order by at desc`,
  ban: `select ${BAN} from bans where id = $1`,
  deleteBan: 'delete from bans where id = $1 returning id',

  addAct: `insert into acts (${ACT}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
  acts: `select ${ACT} from acts where at < $1 order by at desc limit $2`,
  actsOn: `select ${ACT} from acts where person_id = $1 order by at desc limit $2`,

  addAdminKey: `
    insert into admin_keys (label, hash, at) values ($1, $2, $3) on conflict do nothing returning label`,
  adminKeys: 'select label, hash, at from admin_keys order by at',
  deleteAdminKey: 'delete from admin_keys where label = $1 returning label',

  peopleCalled: `
    select id from people where lower(name) like lower($1) escape '\\' and since > 0
    order by since desc limit $2`,
  countTables: 'select phase, cast(count(*) as integer) as count from tables group by phase',
  countPlaying: "select cast(count(*) as integer) as count from tables where phase = 'playing'",
  countPeople: 'select cast(count(*) as integer) as count from people where is_bot = 0',
  countOpenReports: 'select cast(count(*) as integer) as count from reports where closed_at is null',
} as const;

export type ModerationStatement = keyof typeof MODERATION;
