/** This process and those that it starts put what is temporary into the folder of the tests. */
import { inject } from 'vitest';

process.env['TMPDIR'] = inject('folder');

// for `npm run coverage`: programs that tests start say there what they reached; it is set only now, since this process tells vitest
const coverage = process.env['COVERAGE_FOLDER'];
if (coverage !== undefined) process.env['NODE_V8_COVERAGE'] = coverage;
