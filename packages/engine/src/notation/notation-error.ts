import { RulesError } from '../rules-error.ts';
import { faultWords } from './fault.ts';
import type { NotationFault } from './fault.ts';

/** What is wrong with a record, and where. */
export class NotationError extends RulesError {
  /** The first line is 1. */
  readonly line: number;
  /** The legal choices in place of an illegal one; empty for other faults. */
  readonly legal: readonly string[];

  readonly fault: NotationFault;

  constructor(line: number, fault: NotationFault, legal: readonly string[] = []) {
    const why = faultWords(fault, 'en');
    super(
      'badNotation',
      `Line ${line}: ${why}.${legal.length > 0 ? ` Legal here: ${legal.join(', ')}.` : ''}`,
    );
    this.name = 'NotationError';
    this.line = line;
    this.fault = fault;
    this.legal = legal;
  }
}

/** Makes another error's message part of this one's sentence. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, '');
}
