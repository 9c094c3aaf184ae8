/** What a list of matches or drafts has to say. */
export type SeriesWords = Readonly<
  Record<
    | 'running'
    | 'finished'
    | 'unreadable'
    | 'unreadableOne'
    | 'reading'
    | 'none'
    | 'noneHelp'
    | 'remove'
    | 'removed'
    | 'undo'
    | 'saveRaw'
    | 'untilClosed',
    string
  >
>;
