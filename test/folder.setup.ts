/** This process and those that it starts put what is temporary into the folder of the tests. */
import { inject } from 'vitest';

process.env['TMPDIR'] = inject('folder');
