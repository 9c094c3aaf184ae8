export const challenges = `
-- Tables at which somebody waits for a certain player.
create index rooms_challenged on rooms ((about ->> 'challenged')) where phase = 'waiting';

-- In which drafts of tournaments somebody was seated.
create index acts_drafters on acts using gin ((act -> 'drafters') jsonb_path_ops) where act ->> 'kind' = 'lay';
`;
