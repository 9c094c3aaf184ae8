/** A reporter for Stryker that tells each mutant that was not killed at once: a long run may be broken off. */
import { relative } from 'node:path';

class SurvivorsReporter {
  tested = 0;

  onMutantTested({ fileName, location, mutatorName, replacement, status }) {
    this.tested++;
    if (status === 'Killed') return;
    const { line, column } = location.start;
    const place = `${relative(process.cwd(), fileName)}:${line}:${column}`;
    const change = replacement.replace(/\s+/g, ' ').slice(0, 80);
    console.log(`${this.tested} ${status} ${place} ${mutatorName}: ${change}`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: SurvivorsReporter }];
