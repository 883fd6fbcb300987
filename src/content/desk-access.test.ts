/** Sentences about who may do what: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { AccessFindings } from '../explain/desk-findings/access.ts';
import { type Say, speak } from '../explain/language.ts';
import { ACCESS_FINDINGS as EN } from './en/findings/desk-access.ts';
import { ACCESS_FINDINGS as HU } from './hu/findings/desk-access.ts';
import { ACCESS_FINDINGS as RU } from './ru/findings/desk-access.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;

const SAMPLES: { readonly [Code in keyof AccessFindings]: readonly AccessFindings[Code][] } = {
  'access.no-account': [{}],
  'access.as-refused': [{}],
  'access.forbidden': [{ act: 'lists.publish', role: 'arbiter', roles: ['officer', 'administrator'] }],
  'access.not-own': [{ act: 'events.withdraw', role: 'club' }],
  'access.other-pool': [{ act: 'events.accept', pool: 'orr', pools: ['fide', 'rapid'] }],
  'access.other-role': [{ act: 'users.invite', role: 'officer', of: 'administrator' }],
  'access.pool-open': [{ act: 'events.accept', pools: ['fide', 'orr'] }],
  'access.account-unknown': [{ seen: 'u9' }],
  'access.account-closed': [{ account: 'u3' }],
  'access.role': [{ seen: 'king', expected: ['arbiter', 'officer'] }],
  'access.name-missing': [{}],
  'access.mail': [{ seen: 'anna' }],
  'access.language': [{ seen: 'Hungarian' }],
  'access.mail-sent': [{ mail: 'anna@example.org', until: '2024-06-22 12:00:00' }],
  'access.mail-failed': [{ mail: 'anna@example.org', reason: 'ECONNREFUSED' }],
  'access.mail-taken': [{ mail: 'anna@example.org', account: 'u2' }],
  'access.unchanged': [{ account: 'u3' }],
  'access.last-administrator': [{ account: 'u1' }],
  'access.first-administrator': [{}],
  'access.pool-unknown': [{ pool: 'blitz' }],
  'access.password-short': [{ least: 12 }],
  'access.password-long': [{ most: 1000 }],
  'access.password-common': [{}],
  'access.sign-in': [{}],
  'access.password-wrong': [{}],
  'access.code-wrong': [{}],
  'access.code-sealed': [{}],
  'access.code-needed': [{}],
  'access.passkey': [{}],
  'access.passkey-copied': [{ name: 'blue key' }],
  'access.passkeys-many': [{ most: 25 }],
  'access.wait': [{ seconds: 1 }, { seconds: 32 }],
  'access.link-ended': [{}],
  'access.key-unknown': [{}],
  'access.scope': [{ scope: 'reports' }],
  'access.key-needed': [{}],
  'access.system-user': [{ user: 'a b' }],
  'access.system-user-taken': [{ user: 'anna', account: 'u2' }],
  'access.second-officer': [{ request: 'r4', act: 'lists.publish' }],
  'access.request-unknown': [{ seen: 'r9' }],
  'access.request-own': [{ request: 'r4' }],
  'access.request-ended': [
    { request: 'r4', state: 'confirmed' },
    { request: 'r4', state: 'declined' },
  ],
  'webhook.address': [{ seen: 'ftp://example.org' }],
  'webhook.near': [{ host: '127.0.0.1' }],
  'webhook.secret-open': [{ webhook: 'w2' }],
  'webhook.unknown': [{ seen: 'w9' }],
  'access.comment-empty': [{}],
  'act.input': [
    { act: 'events.accept', field: 'event', problem: 'kind' },
    { act: 'events.accept', field: '', problem: 'kind' },
    { act: 'events.accept', field: 'event', problem: 'missing' },
    { act: 'events.accept', field: 'evnet', problem: 'unknown' },
    { act: 'pools.open', field: 'family', problem: 'choice' },
    { act: 'pools.open', field: 'from', problem: 'form' },
    { act: 'pools.open', field: 'name', problem: 'size' },
  ],
  'act.key-reused': [{ key: 'report-17' }],
  'act.queued': [{ job: 'j4', act: 'players.import' }],
  'job.unknown': [{ seen: 'j9' }],
  'job.not-failed': [{ job: 'j4', state: 'done' }],
  'job.nothing-looked-at': [{ job: 'j4' }],
  'act.files': [
    { act: 'events.correct', seen: 2, expected: 'one' },
    { act: 'events.submit', seen: 0, expected: 'many' },
  ],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('who may do what in %s', (language) => {
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(
        facts,
        speak(EVERY[language]),
      ) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/desk-access.${language}.txt`);
  });
});
