/** What was wrong with an input; nothing has changed when it is thrown. */
export type RulesErrorCode =
  | 'gameOver'
  | 'staleDecision'
  | 'illegalOption'
  | 'badSetup'
  | 'badPosition'
  | 'badNotation';

export class RulesError extends Error {
  readonly code: RulesErrorCode;

  constructor(code: RulesErrorCode, message: string) {
    super(message);
    this.name = 'RulesError';
    this.code = code;
  }
}
