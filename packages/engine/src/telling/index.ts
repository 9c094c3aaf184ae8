/** What players read of a game in progress, in each language: options, decisions, events, hints. */
export { plainText } from './parts.ts';
export type { Part, Parts } from './parts.ts';
export { speakingTo, voiceFor } from './voice.ts';
export type { Person, Voice } from './person.ts';
export { tellOption } from './option.ts';
export type { Manner, ToldOption } from './option.ts';
export { consequencesOf, outcomesOfCall } from './consequence.ts';
export type { Consequence, ConsequenceKind, ConsequenceOf } from './consequence.ts';
export { tellDecision, tellMissing } from './decision.ts';
export { tellEvents } from './events.ts';
export type { Line } from './events.ts';
export { tellHint } from './hint.ts';
export type { Prospects, ToldHint } from './hint.ts';
