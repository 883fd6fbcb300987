import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveCommand } from './serve.ts';

afterEach(() => vi.unstubAllEnvs());

describe('what serve cannot take is told before anything is opened', () => {
  const NOWHERE = { db: '/nowhere/office.db' };
  test.each([
    [{ port: 'x' }, '--port takes a number from 0 to 65535, not "x"'],
    [{ port: '65536' }, '--port takes a number from 0 to 65535, not "65536"'],
    [{ port: '-1' }, '--port takes a number from 0 to 65535, not "-1"'],
    [{ port: '0x50' }, '--port takes a number from 0 to 65535, not "0x50"'],
    [{ base: 'ratings' }, '--base takes a path such as /ratings, not "ratings"'],
    [{ base: '/' }, '--base takes a path such as /ratings, not "/"'],
    [{ base: '/ratings/' }, '--base takes a path such as /ratings, not "/ratings/"'],
    [{ base: '/a/../b' }, '--base takes a path such as /ratings, not "/a/../b"'],
    [{ base: '/a b' }, '--base takes a path such as /ratings, not "/a b"'],
    [{ proxy: 'nonsense' }, '--proxy takes addresses such as 10.0.0.0/8, 127.0.0.1 or loopback, not "nonsense"'],
    [{ proxy: '10.0.0.0/33' }, '--proxy takes addresses such as 10.0.0.0/8, 127.0.0.1 or loopback, not "10.0.0.0/33"'],
    [{ proxy: '::1,' }, '--proxy takes addresses such as 10.0.0.0/8, 127.0.0.1 or loopback, not "::1,"'],
    ...[
      'security@example.org',
      'http://example.org/security',
      'https://',
      'mailto:nobody',
      'mailto:a@b.c\nExpires: never',
    ].map((securityContact): [object, string] => [
      { securityContact },
      `--security-contact takes mailto:security@example.org or https://example.org/security, not "${securityContact}"`,
    ]),
  ])('%j', async (options, message) => {
    await expect(serveCommand({ ...NOWHERE, ...options })).rejects.toThrow(message);
  });

  test('the port of the environment, too', async () => {
    vi.stubEnv('PORT', 'many');
    await expect(serveCommand(NOWHERE)).rejects.toThrow('PORT takes a number from 0 to 65535, not "many"');
  });

  test('the contact of the environment, too', async () => {
    vi.stubEnv('ELOBOOK_SECURITY_CONTACT', 'the janitor');
    await expect(serveCommand(NOWHERE)).rejects.toThrow('ELOBOOK_SECURITY_CONTACT takes mailto:');
  });
});
