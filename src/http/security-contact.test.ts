import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { addSecurityHeaders } from './guard.ts';
import { isSecurityContact } from './contact-address.ts';
import { securityText, serveSecurityContact } from './security-contact.ts';

const PATH = '/.well-known/security.txt';

describe('/.well-known/security.txt', () => {
  const statusesOf = async (contact: string | undefined, base: string): Promise<readonly number[]> => {
    const server = fastify();
    addSecurityHeaders(server);
    serveSecurityContact(server, base, contact, () => Date.UTC(2026, 10, 16, 12));
    const answers = [await server.inject(PATH), await server.inject(`/ratings${PATH}`)];
    await server.close();
    return answers.map(({ statusCode }) => statusCode);
  };

  test('says whom to tell, in which languages, and until when: a year from the beginning of the day', async () => {
    const text = securityText('mailto:security@example.org', Date.UTC(2026, 10, 16, 12));
    expect(text).toBe(
      'Contact: mailto:security@example.org\nExpires: 2027-11-16T00:00:00Z\nPreferred-Languages: en, hu, ru\n',
    );
    const [first, last] = [Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 17) - 1];
    expect([first, last].map((now) => securityText('mailto:security@example.org', now))).toEqual([text, text]);
    expect(securityText('mailto:security@example.org', last + 1)).toContain('2027-11-17T00:00:00Z');
  });

  test('is at the root of the host and below the base, and nowhere without a contact', async () => {
    expect(await statusesOf('https://example.org/security', '')).toEqual([200, 404]);
    expect(await statusesOf('https://example.org/security', '/ratings')).toEqual([200, 200]);
    expect(await statusesOf(undefined, '/ratings')).toEqual([404, 404]);
  });

  test('may be read by every program, as plain text', async () => {
    const server = fastify();
    serveSecurityContact(server, '', 'https://example.org/security', () => 0);
    const { headers, body } = await server.inject(PATH);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(body).toMatch(/^Contact: https:\/\/example\.org\/security\n/);
    await server.close();
  });
});

test.each([
  ['mailto:security@example.org', true],
  ['mailto:security@example.org?subject=Elobook', true],
  ['https://example.org/security', true],
  ['https://example.org', true],
  ['http://example.org/security', false],
  ['https://', false],
  ['mailto:', false],
  ['mailto:security', false],
  ['security@example.org', false],
  ['mailto:a@example.org\nContact: mailto:b@example.org', false],
  ['https://example.org/a b', false],
  ['javascript:alert(1)', false],
])('%j is a contact: %s', (text, holds) => expect(isSecurityContact(text)).toBe(holds));
