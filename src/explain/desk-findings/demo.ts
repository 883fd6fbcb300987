/** Why an office cannot be filled with demonstration data. */
export interface DemoFindings {
  'demo.not-empty': { name: string; entries: number };
}
