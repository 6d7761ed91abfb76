// Statements of contests, lists and profiles, the same for both stores: see shared-statements.ts.

const CONTEST = 'id, kind, game, plan, secret, opens_at, closes_at, title, host_id, listed, source';
const PLAY = `contest_id, deal, person_id, table_id, begun_at, total, margin, place, outcome, line, moves, think_ms,
  ended_at, noted_at`;

export const CONTESTS = {
  addContest: `
    insert into contests (${CONTEST}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    on conflict do nothing returning id`,
  contest: `select ${CONTEST} from contests where id = $1`,
  contestOfSource: `select ${CONTEST} from contests where source = $1`,
  contestsBetween: `
    select ${CONTEST} from contests where kind = $1 and opens_at >= $2 and opens_at < $3
    order by opens_at desc, game`,
  listedChallenges: `
    select ${CONTEST} from contests
    where kind = 'challenge' and listed = 1 and closes_at > $1 order by opens_at desc limit $2`,
  contestsOfHost: `
    select ${CONTEST} from contests where host_id = $1 and closes_at > $2 order by opens_at desc limit $3`,
  contestsWith: `select ${CONTEST} from contests where id in (@list1)`,
  clearTitles: "update contests set title = '', listed = 0 where host_id = $1 returning id",
  clearTitle: "update contests set title = '', listed = 0 where id = $1 returning id",

  addPlay: `
    insert into plays (contest_id, deal, person_id, table_id, begun_at)
    select contests.id, cast($2 as integer), people.id, cast($4 as text), cast($5 as double precision)
    from contests, people where contests.id = $1 and people.id = $3
    on conflict do nothing returning table_id`,
  play: `select ${PLAY} from plays where contest_id = $1 and deal = $2 and person_id = $3`,
  playsOf: `select ${PLAY} from plays where person_id = $1 order by begun_at desc limit $2`,
  playsAmong: `select ${PLAY} from plays where person_id = $1 and contest_id in (@list2)`,
  notePlay: `
    update plays set total = $2, margin = $3, place = $4, outcome = $5, line = $6, moves = $7, think_ms = $8,
      ended_at = $9, noted_at = $10
    where table_id = $1 and noted_at is null returning table_id`,
  noteSettled: 'update tables set due_at = null where id = $1 returning id',
  newPlays: `
    select ${PLAY}, is_bot from plays join people on people.id = person_id
    where contest_id = $1 and deal = $2 and noted_at >= $3 and (noted_at > $3 or person_id > $4)
    order by noted_at, person_id limit $5`,
  // Games that were rated or counted; the first game of a duplicate is not one more.
  regulars: `
    select person_id, name from (
      select players.person_id, floor(changed_at / 86400000) as day
      from players join rated on rated.table_id = players.table_id join tables on tables.id = players.table_id
      where players.person_id in (@list1)
      union all
      select person_id, floor(ended_at / 86400000) as day from plays
      where outcome = 'finished' and person_id in (@list1)
        and not exists (select 1 from contests where source = table_id)
    ) as finished join people on people.id = person_id
    group by person_id, name having count(*) >= $2 and count(distinct day) >= $3`,
  names: `select id as person_id, name from people where id in (@list1)`,

  // By average matchpoints, over deals that somebody else has played too; resigned games come last.
  matchSums: `
    select person_id, name, cast(count(*) as integer) as deals, avg(percent) as percent from (
      select person_id, cast(2 * rank() over (partition by contest_id, deal order by worth) - 3
        + count(*) over (partition by contest_id, deal, worth) as double precision) * 50
        / nullif(count(*) over (partition by contest_id, deal) - 1, 0) as percent
      from (
        select contest_id, deal, person_id, case outcome when 'finished' then margin else -1000000 end as worth
        from plays join contests on contests.id = contest_id join people on people.id = person_id
        where kind = 'challenge' and listed = 1 and game = $1 and closes_at > $2 and closes_at <= $3
          and outcome in ('finished', 'resigned') and is_bot = 0
      ) as results
    ) as percents join people on people.id = person_id
    where percent is not null
    group by person_id, name having count(*) >= $4 order by percent desc, person_id limit $5`,
  ratedPeople: `
    select person_id, name, game, kind, mu, sigma, games from ratings join people on people.id = person_id
    where game = $1 and kind = $2 and games >= $3 and is_bot = 0 and exists (
      select 1 from rating_days
      where rating_days.person_id = ratings.person_id and rating_days.game = $1 and rating_days.kind = $2
        and at >= $4)
    order by mu - 2 * sigma desc, person_id limit $5 offset $6`,
  ratingDays: `
    select game, kind, at, mu, sigma from rating_days where person_id = $1 order by at desc limit $2`,
  finishedGames: `
    select game, cast(count(*) as integer) as finished from (
      select tables.game from players join rated on rated.table_id = players.table_id
        join tables on tables.id = players.table_id where players.person_id = $1
      union all
      select contests.game from plays join contests on contests.id = contest_id
      where plays.person_id = $1 and outcome = 'finished'
        and not exists (select 1 from contests where source = table_id)
    ) as played group by game order by game`,

  addProfile: `
    insert into profiles (person_id) select id from people where id = $1 on conflict do nothing returning person_id`,
  deleteProfile: 'delete from profiles where person_id = $1 returning person_id',
  profile: 'select person_id from profiles where person_id = $1',
  profilesAmong: 'select person_id from profiles where person_id in (@list1)',
} as const;

export type ContestStatement = keyof typeof CONTESTS;
