// Statements for friends, the same for both stores: see shared-statements.ts. A request or friendship is a row per direction;
// two people with a row each are friends.

/** Rows of people the reader has blocked are not shown. */
const NOT_BLOCKED = `not exists (
  select 1 from marks where marks.person_id = $1 and marks.other_id = people.id and kind = 'block')`;

export const FRIENDS = {
  addFriend: `
    insert into friends (person_id, other_id, since)
    select mine.id, theirs.id, cast($3 as double precision) from people mine, people theirs
    where mine.id = $1 and theirs.id = $2 and theirs.is_bot = 0
    on conflict do nothing returning other_id`,
  countFriends: 'select count(*) as count from friends where person_id = $1 and other_id <> $2',
  isKnownPerson: 'select id from people where id = $1 and is_bot = 0',
  removeFriend: `
    delete from friends where (person_id = $1 and other_id = $2) or (person_id = $2 and other_id = $1)
    returning other_id`,
  friendsOf: `
    select people.id as person, name, theirs.since as theirs, mine.since as mine, (
      select until from here where here.person_id = people.id
        and not exists (select 1 from hidden_people where hidden_people.person_id = people.id)) as until
    from friends mine
    join friends theirs on theirs.person_id = mine.other_id and theirs.other_id = mine.person_id
    join people on people.id = mine.other_id
    where mine.person_id = $1 and ${NOT_BLOCKED} order by name, people.id`,
  askingOf: `
    select people.id as person, name, theirs.since as theirs from friends theirs
    join people on people.id = theirs.person_id
    where theirs.other_id = $1 and ${NOT_BLOCKED}
      and not exists (select 1 from friends mine where mine.person_id = $1 and mine.other_id = people.id)
    order by theirs.since desc, people.id limit $2`,
  askedOf: `
    select people.id as person, name, mine.since as mine from friends mine
    join people on people.id = mine.other_id
    where mine.person_id = $1
      and not exists (select 1 from friends theirs where theirs.person_id = people.id and theirs.other_id = $1)
    order by mine.since desc, people.id`,
  hide: `
    insert into hidden_people (person_id) select id from people where id = $1
    on conflict do nothing returning person_id`,
  unhide: 'delete from hidden_people where person_id = $1 returning person_id',
  isHidden: 'select person_id from hidden_people where person_id = $1',
  // Only of those who have friends.
  noteHere: `
    insert into here (person_id, until)
    select id, cast($2 as double precision) from people
    where id in (@list1) and exists (select 1 from friends where friends.person_id = people.id)
    on conflict (person_id) do update set until = excluded.until returning person_id`,
} as const;

export type FriendStatement = keyof typeof FRIENDS;
