export const contests = `
-- Whether the room is still among the own rooms of its players; a sweep takes those out that have long been over.
alter table seats add live boolean not null default true;
drop index seats_player;
create index seats_player on seats (player) where live;
create index seats_live on seats (room) where live;

create index rooms_contests on rooms (kind, phase, made) where kind <> 'table';

-- At which tables somebody was seated by a draft or tournament.
create index acts_laid on acts using gin ((act -> 'seats') jsonb_path_ops) where act ->> 'kind' = 'lay';
`;
