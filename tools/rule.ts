/** Prints what a rule, a term or a card is, where it is implemented and which tests prove it. */
import { fileURLToPath } from 'node:url';
import { BUILT_IN } from '@bluemoon/engine';
import { UsageError, runTool } from '../packages/ai/train/options.ts';
import { ruleIndex } from './lib/rule-index.ts';
import { topicText } from './lib/rule-text.ts';
import { nearTopics, topicOf } from './lib/rule-topic.ts';

const HELP = `Prints what a rule, a term or a card is, where it is implemented, and which tests prove it.

  npm run -s rule -- WORD

WORD is the id of a rule (GANG-3, PROJECT-20), a section of the ledger (GANG), a term of the glossary in English or
German (bluff call, Bande) or the name of a card.`;

/** Nobody types more. */
const MAX_WORDS = 12;

runTool({ help: HELP, options: {}, maxWords: MAX_WORDS }, ({ words }) => {
  const said = words.join(' ').trim();
  if (said === '') throw new UsageError('Name a rule, a term or a card: npm run -s rule -- WORD.');
  const index = ruleIndex(fileURLToPath(new URL('..', import.meta.url)));
  const topic = topicOf(said, index, BUILT_IN.cards);
  if (topic !== undefined) {
    console.log(topicText(topic, index));
    return;
  }
  const near = nearTopics(said, index, BUILT_IN.cards);
  const advice = near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`;
  throw new UsageError(`There is no rule, term or card “${said}”.${advice}`);
});
