/** What stands against filling an office with demonstration data. */
export interface DemoFindings {
  'demo.not-empty': { name: string; entries: number };
}
