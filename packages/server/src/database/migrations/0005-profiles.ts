export const profiles = `
-- Results by people are counted without looking at the games themselves.
create index played_results on played (player) include (people, rival_people, result);
drop index ratings_best;
create index ratings_best on ratings (kind, rating desc) where deviation <= 110;
`;
