/** The page that checks reports as one file, of the files that the build made. */
import { createHash } from 'node:crypto';
import { type Language, pageContentIn } from '../content/languages.ts';
import { listEditions } from '../engine/rulebooks.ts';
import { alonePage } from '../web/pages/check/alone.tsx';
import type { BuiltAssets } from './assets.ts';

/** The text of a file of the build, by its name in the sources. */
export function assetText({ names, files }: BuiltAssets, name: string): string {
  const file = files.get(names[name] ?? '');
  if (file === undefined) throw new Error(`the build has no ${name}`);
  return new TextDecoder().decode(file().plain.bytes);
}

/** Code may hold what would end the element that it stands in; written so, it means the same. */
export function scriptInPage(code: string): string {
  // an HTML comment in a script has a meaning of its own
  if (code.includes('<!--')) throw new Error('a script holds the beginning of an HTML comment');
  return code.replaceAll('</script', '<\\/script');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** It may run its own script and no other, and may ask nobody anything: what a reader drops on it stays there. */
const policyOf = (script: string, style: string): string =>
  [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    'worker-src blob:',
    `style-src ${hashOf(style)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

export async function checkFile(language: Language, assets: BuiltAssets): Promise<string> {
  const { pages } = await pageContentIn(language);
  const script = scriptInPage(assetText(assets, `check-${language}.js`));
  const style = assetText(assets, 'style.css');
  return alonePage({
    language,
    pages,
    editions: listEditions(),
    style,
    script,
    worker: assetText(assets, 'check-worker.js'),
    policy: policyOf(script, style),
  });
}
