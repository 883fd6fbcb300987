/** Headings and short sentences about events and the state of the office. */

/** Open questions by kind, and of how many events. */
export interface OpenCounts {
  readonly identity: number;
  readonly fact: number;
  readonly rating: number;
  readonly events: number;
}

export interface SubmittedCounts {
  readonly files: number;
  readonly refused: number;
  readonly events: number;
  readonly accepted: number;
  readonly questions: number;
  readonly entered: number;
  readonly newcomers: number;
  /** Files that are not listed one by one. */
  readonly untold?: number;
}
