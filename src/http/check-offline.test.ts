import { EVERY } from '../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { siteIn } from '../web/site.ts';
import type { BuiltAssets } from './assets.ts';
import { checkFile, scriptInPage } from './check-file.ts';
import { checkManifest, keptForOffline } from './check-offline.ts';
import { cachedResponse } from './kept.ts';

const NAMES = { 'style.css': 'style-1.css', 'check-worker.js': 'check-worker-2.js', 'check-hu.js': 'check-hu-3.js' };

describe('what is kept of the page that checks reports', () => {
  test('is the page of one language and its files, below the path of the site', () => {
    expect(keptForOffline('hu', '/ratings', NAMES)).toMatchObject({
      page: '/ratings/hu/check',
      lists: '/ratings/files/',
      files: [
        '/ratings/assets/style-1.css',
        '/ratings/assets/icon.svg',
        '/ratings/assets/frame.js',
        '/ratings/assets/search.js',
        '/ratings/assets/check-hu-3.js',
        '/ratings/assets/check-worker-2.js',
      ],
    });
  });

  test('has another version whenever one of the files has another digest in its name', () => {
    const version = (names: Readonly<Record<string, string>>): string => keptForOffline('en', '', names).version;
    expect(version(NAMES)).toBe(version({ ...NAMES }));
    expect(version({ ...NAMES, 'style.css': 'style-9.css' })).not.toBe(version(NAMES));
  });

  test('installs as an application of its own, in the language of the page', () => {
    const site = siteIn('ru', EVERY.ru, { office: 'Office', pools: [], base: '/r', assets: {} });
    expect(checkManifest(site)).toMatchObject({
      lang: 'ru',
      start_url: '/r/ru/check',
      scope: '/r/ru/check',
      display: 'standalone',
      icons: [{ sizes: 'any' }],
    });
  });
});

describe('the page as one file', () => {
  const asset = (name: string, text: string): [string, () => ReturnType<typeof cachedResponse>] => [
    name,
    () => cachedResponse(200, 'text/plain', text),
  ];
  const assets: BuiltAssets = {
    names: NAMES,
    files: new Map([
      asset('style-1.css', 'body { margin: 0 }'),
      asset('check-hu-3.js', 'const end = "</script>";'),
      asset('check-worker-2.js', 'const odd = "<!-- </script> ";'),
    ]),
  };

  test('holds its script, worker and style, and nothing in them can end its element', async () => {
    const html = await checkFile('hu', assets);
    expect(html.match(/<\/script/g)).toHaveLength(2);
    expect(html).toContain('const end = "<\\/script>";');
    const [, json = ''] = /<script id="check-worker" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)).toBe('const odd = "<!-- </script> ";');
    expect(html).not.toMatch(/<(?:link|img|script)[^>]+(?:src|href)=/);
  });

  test('may ask nobody anything', async () => {
    const html = await checkFile('hu', assets);
    const [, policy = ''] = /content-security-policy" content="([^"]+)"/.exec(html) ?? [];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/connect-src|unsafe|https?:|\*/);
  });

  test('a script with the beginning of an HTML comment is not written into a page', () => {
    expect(() => scriptInPage('a<!--b')).toThrow('HTML comment');
  });

  test('a file that the build lacks is named', async () => {
    await expect(checkFile('en', assets)).rejects.toThrow('check-en.js');
  });
});
