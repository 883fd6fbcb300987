/** How much a reader accepts. Anything beyond a limit is refused without being read. Settings, with these defaults. */
export interface Limits {
  readonly reportBytes: number;
  readonly lineBytes: number;
  readonly players: number;
  readonly rounds: number;
  readonly archiveBytes: number;
  readonly archiveRatio: number;
}

export const LIMITS: Limits = {
  reportBytes: 64 * 1024 * 1024,
  lineBytes: 64 * 1024,
  players: 20_000,
  rounds: 99,
  archiveBytes: 2 * 1024 * 1024 * 1024,
  archiveRatio: 200,
};
