/** The rooms whose tests are tested: what of each is left as it is, and its own tests and those next to it that are quick: each runs for every fault. */
export const ROOMS = {
  // tables of clauses are data; the template is an example
  rulebooks: {
    without: ['/contents.ts', '/template/'],
    tests: ['src/rulebooks/**/*.test.ts', 'test/vectors.test.ts'],
    leaving: ['src/rulebooks/contents.test.ts', 'src/rulebooks/template/**'],
  },
  formats: {
    without: [],
    tests: ['src/formats/**/*.test.ts', 'src/engine/*.test.ts'],
    // long runs of chance
    leaving: ['src/formats/fuzz.test.ts', 'src/formats/hostile.test.ts'],
  },
  // types alone, and what is only asked for again
  ledger: {
    without: ['/store.ts', '/entries.ts'],
    tests: ['src/ledger/**/*.test.ts', 'src/witness/*.test.ts'],
    leaving: [],
  },
  rating: {
    without: [],
    tests: ['src/rating/**/*.test.ts'],
    leaving: [],
  },
};
