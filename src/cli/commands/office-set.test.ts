import { expect, test } from 'vitest';
import { listsCommand } from './lists.ts';
import { officeSetCommand } from './office-set.ts';

const NOWHERE = { db: '/nowhere/office.db' };

test.each([
  [{}, 'office set takes --minors names or initials; or --name-en NAME, --name-hu NAME, --name-ru NAME'],
  [
    { minors: 'numbers' },
    'office set takes --minors names or initials, not "numbers"; or --name-en NAME, --name-hu NAME, --name-ru NAME',
  ],
])('what an office cannot choose is told before anything is opened: %j', async (options, message) => {
  await expect(officeSetCommand({ ...NOWHERE, ...options })).rejects.toThrow(message);
});

test('a list that is only shown is not written for the public', async () => {
  await expect(listsCommand('fide', undefined, { ...NOWHERE, public: true })).rejects.toThrow(
    '--public needs --format',
  );
});
