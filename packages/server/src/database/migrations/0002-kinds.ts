export const kinds = `
alter table rooms add column kind text not null default 'table' check (kind in ('table', 'draft', 'tournament'));

drop index rooms_lobby;
create index rooms_lobby on rooms (kind, phase, made) where access = 'lobby' and phase in ('waiting', 'playing');
`;
