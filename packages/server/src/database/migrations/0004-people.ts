export const people = `
-- A guest may choose any name that is nobody's; the key is the same for all names that look alike.
alter table players
  alter token_hash drop not null,
  add kind text not null default 'guest' check (kind in ('guest', 'named', 'bot', 'gone')),
  add name_key text;
update players set kind = 'bot' where bot;
update players set name_key = translate(lower(name), 'i015', 'lols') where name <> 'player-' || id;
alter table players drop bot;
alter table players add bot boolean not null generated always as (kind = 'bot') stored;
create unique index players_names on players (name_key) where kind in ('named', 'bot');
create index players_guest_names on players (name_key) where kind = 'guest' and name_key is not null;

create table sessions (
  id bigint generated always as identity primary key,
  player bigint not null references players on delete cascade,
  device text not null default '',
  made timestamptz not null default now(),
  seen timestamptz not null default now()
);
create index sessions_player on sessions (player);

-- The newest that has come back is the token of its session; those before it are valid for a moment more.
create table tokens (
  hash bytea primary key,
  session bigint not null references sessions on delete cascade,
  made timestamptz not null default now(),
  used timestamptz                -- when it came back for the first time
);
create index tokens_session on tokens (session, made);

-- Tokens were columns of players. Processes of the version before this one still write them there.
create function session_of_new_player() returns trigger language plpgsql as $$
begin
  with made as (
    insert into sessions (player, made, seen) values (new.id, new.made, new.seen) returning id, made
  )
  insert into tokens (hash, session, made, used) select new.token_hash, id, made, made from made;
  return null;
end $$;
create trigger session_of_new_player after insert on players for each row
  when (new.token_hash is not null and new.kind = 'guest') execute function session_of_new_player();
insert into sessions (player, made, seen)
  select id, made, seen from players where kind = 'guest';
insert into tokens (hash, session, made, used)
  select token_hash, sessions.id, players.made, players.made
  from players join sessions on sessions.player = players.id;

-- What a named player has beyond a guest.
create table accounts (
  player bigint primary key references players on delete cascade,
  password_hash text,             -- null: passkeys only
  recovery_hash bytea not null,
  named timestamptz not null default now(),
  renamed timestamptz
);

create table passkeys (
  id text primary key,
  player bigint not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text not null,
  made timestamptz not null default now(),
  used timestamptz
);
create index passkeys_player on passkeys (player);

-- A browser that was asked something has some minutes to answer, once.
create unlogged table challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'signIn', 'prove')),
  player bigint,
  made timestamptz not null default now()
);
create index challenges_made on challenges (made);

-- In which rooms somebody has ever been, also if they have left since.
create index acts_sitters on acts ((act ->> 'player')) where act ->> 'kind' in ('open', 'sit', 'join');
`;
