export const games = `
-- One row for every game that is over, written with the act that ended it.
create table games (
  id bigint generated always as identity primary key,
  room text not null references rooms on delete cascade,
  number int not null,            -- in its room, from 1
  kind text not null check (kind in ('people', 'built', 'drafted')),
  winner smallint,                -- null: aborted
  reason text not null,
  crystals smallint not null,
  choices int not null,
  ended timestamptz not null,
  rating text not null check (rating in ('none', 'waits', 'counted', 'tooShort', 'tooOften')),
  unique (room, number)
);
create index games_waiting on games (id) where rating = 'waits';

-- The same game for each of its players.
create table played (
  game bigint not null references games on delete cascade,
  seat smallint not null,
  player bigint not null references players,
  people text not null,
  rival bigint not null references players,
  rival_people text not null,
  kind text not null,
  result text not null check (result in ('won', 'lost', 'void')),
  ended timestamptz not null,
  primary key (game, seat)
);
create index played_player on played (player, ended desc, game desc);
create index played_rival on played (player, rival, ended desc);

create table ratings (
  player bigint not null references players on delete cascade,
  kind text not null,
  rating float8 not null,
  deviation float8 not null,
  volatility float8 not null,
  games int not null,
  changed timestamptz not null,   -- the deviation grows from here on
  primary key (player, kind)
);
create index ratings_best on ratings (kind, rating desc);

create table rating_changes (
  game bigint not null references games on delete cascade,
  player bigint not null references players on delete cascade,
  kind text not null,
  before float8 not null,
  after float8 not null,
  deviation float8 not null,
  at timestamptz not null,
  primary key (game, player)
);
create index rating_changes_player on rating_changes (player, kind, game);
`;
