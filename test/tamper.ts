/** What `npm run tamper` needs: an office, the ways to tamper with it, and a server of its own. */
export { givenOut } from '../src/keeping/given-out.fixture.ts';
export { tampered, TAMPERINGS } from '../src/keeping/tampering.fixture.ts';
export { start } from './postgres.setup.ts';
