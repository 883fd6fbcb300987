/** Short sentences of the office's desk that are no findings. */
export interface DeskWords {
  /** Below what a dry run shows. */
  readonly dryRun: string;
  /** Below what stands against a change. */
  readonly nothingDone: string;
}
