export const days = `
-- For whom games by days wait, written with the act from which on they do.
create table awaited (
  room text not null references rooms on delete cascade,
  seat smallint not null,
  player bigint not null references players on delete cascade,
  since timestamptz not null,
  told timestamptz,               -- null: nobody has looked yet whether the player has to be told
  next_try timestamptz not null,
  tries int not null default 0,
  primary key (room, seat)
);
create index awaited_player on awaited (player);
create index awaited_untold on awaited (next_try) where told is null;

-- One pair of keys for all processes; browsers know the public one.
create table push_keys (
  one boolean primary key default true check (one),
  public text not null,
  private text not null
);

create table push_subscriptions (
  endpoint text primary key,
  player bigint not null references players on delete cascade,
  session bigint not null references sessions on delete cascade,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('en', 'de')),
  made timestamptz not null default now()
);
create index push_subscriptions_player on push_subscriptions (player);
create index push_subscriptions_session on push_subscriptions (session);

create table vacations (
  id bigint generated always as identity primary key,
  player bigint not null references players on delete cascade,
  starts timestamptz not null,
  ends timestamptz not null
);
create index vacations_player on vacations (player, ends);
create index vacations_ends on vacations (ends);

create table blocks (
  player bigint not null references players on delete cascade,
  blocked bigint not null references players on delete cascade,
  made timestamptz not null default now(),
  primary key (player, blocked)
);
create index blocks_blocked on blocks (blocked);

create table reports (
  id bigint generated always as identity primary key,
  reporter bigint references players on delete set null,
  reported bigint not null references players on delete cascade,
  reason text not null,
  room text,                      -- it may be gone by now
  made timestamptz not null default now(),
  closed timestamptz
);
create unique index reports_same on reports (reporter, reported, coalesce(room, ''), reason) where closed is null;
create index reports_open on reports (made) where closed is null;
create index reports_reporter on reports (reporter, made);
`;
