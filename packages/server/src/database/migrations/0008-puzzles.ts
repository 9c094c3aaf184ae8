export const puzzles = `
-- What a named player has tried, in the order of their first results, and their streak.
create table puzzles (
  player bigint primary key references players on delete cascade,
  progress jsonb not null
);
`;
