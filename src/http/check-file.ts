/** The page that checks reports, as a single file made from the build. */
import { createHash } from 'node:crypto';
import { type Language, pageContentIn } from '../content/languages.ts';
import { listEditions } from '../engine/rulebooks.ts';
import { alonePage } from '../web/pages/check/alone.tsx';
import type { BuiltAssets } from './assets.ts';

/** The text of a built file, by its name in the sources. */
export function assetText({ names, files }: BuiltAssets, name: string): string {
  const file = files.get(names[name] ?? '');
  if (file === undefined) throw new Error(`the build has no ${name}`);
  return new TextDecoder().decode(file().plain.bytes);
}

/** Code may contain the end tag of its element; it is escaped without changing its meaning. */
export function scriptInPage(code: string): string {
  // an HTML comment in a script has a special meaning
  if (code.includes('<!--')) throw new Error('a script holds the beginning of an HTML comment');
  return code.replaceAll('</script', '<\\/script');
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The file may run only its own script, and may not send anything: dropped files stay on the machine. */
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
