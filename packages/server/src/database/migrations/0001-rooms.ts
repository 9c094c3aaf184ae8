export const rooms = `
create table players (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  name text not null,
  made timestamptz not null default now(),
  seen timestamptz not null default now(),
  banned_until timestamptz,
  bot boolean not null default false
);

create table rooms (
  id text primary key,
  made timestamptz not null default now(),
  phase text not null check (phase in ('waiting', 'playing', 'over', 'closed')),
  access text not null check (access in ('link', 'lobby')),
  about jsonb not null,           -- what the lobby shows
  deadline timestamptz,           -- when the sweep looks after it
  touched timestamptz not null default now()
);
create index rooms_lobby on rooms (phase, made) where access = 'lobby' and phase in ('waiting', 'playing');
create index rooms_playing on rooms (id) where phase = 'playing';
create index rooms_deadline on rooms (deadline) where deadline is not null;

create table acts (
  room text not null references rooms on delete cascade,
  ply int not null check (ply >= 0),
  act jsonb not null,
  at timestamptz not null,
  due timestamptz,                -- when the running clock falls
  primary key (room, ply)
);

create table seats (
  room text not null references rooms on delete cascade,
  seat smallint not null,
  player bigint not null references players on delete cascade,
  primary key (room, seat)
);
create index seats_player on seats (player);

-- Who is connected. A crash of the database may empty these: every process writes its own again.
create unlogged table processes (
  id uuid primary key,
  started timestamptz not null default now(),
  beat timestamptz not null default now(),
  sockets int not null default 0,
  address text not null
) with (fillfactor = 50);

create unlogged table connections (
  room text not null,
  player bigint not null,
  process uuid not null references processes on delete cascade,
  since timestamptz not null default now(),
  primary key (room, player, process)
);
create index connections_process on connections (process);
`;
