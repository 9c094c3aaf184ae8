import { NORMAL_EFFORT, workOn } from '@bluemoon/analysis';
import type { AnalysisContext } from '@bluemoon/analysis';
import { boxWith, readNotation } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import type { AnalysisRequest, AnalysisResponse } from './messages.ts';

/** Every machine gives the same analysis. */
const SEED = 1;

/** The weights are by far the largest part, so they load separately. */
async function loaded(): Promise<AnalysisContext> {
  const [{ trainedWeights }, { trainedCritic }] = await Promise.all([
    import('@bluemoon/ai/weights'),
    import('@bluemoon/analysis/critic-weights'),
  ]);
  return { weights: trainedWeights(), critic: trainedCritic(), effort: NORMAL_EFFORT, seed: SEED };
}
const context = loaded();

let record: GameRecord | null = null;

async function respondTo(request: AnalysisRequest): Promise<AnalysisResponse | null> {
  if (request.ask === 'open') {
    record = readNotation(request.game.notation, boxWith(request.game.packCards));
    return null;
  }
  if (record === null) throw new Error('No game is open.');
  return { say: 'part', result: workOn(request.part, record, await context) };
}

addEventListener('message', ({ data }: MessageEvent<AnalysisRequest>) => {
  respondTo(data).then(
    (response) => response !== null && postMessage(response),
    (error: unknown) => postMessage({ say: 'failed', message: String(error) } satisfies AnalysisResponse),
  );
});
