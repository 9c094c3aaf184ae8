import { RulesError } from '../decision/errors.ts';

/** What is wrong with a record, and where. */
export class NotationError extends RulesError {
  /** The first line is 1. */
  readonly line: number;
  /** What could have been chosen instead of an illegal choice; empty for other faults. */
  readonly legal: readonly string[];

  constructor(line: number, why: string, legal: readonly string[] = []) {
    super(
      'badNotation',
      `Line ${line}: ${why}.${legal.length > 0 ? ` Legal here: ${legal.join(', ')}.` : ''}`,
    );
    this.name = 'NotationError';
    this.line = line;
    this.legal = legal;
  }
}

/** What another error says, as part of this one's sentence. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
