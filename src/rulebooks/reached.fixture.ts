/**
 * Which functions of the rulebooks are called when events are rated and an office works: the project's own code, with a mark
 * at the beginning of every exported function of `src/rulebooks`, bundled and run.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import ts from 'typescript';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));
const RULEBOOKS = join(PROJECT, 'src/rulebooks');

/** The text of a file with a mark in every exported function: `globalThis.reached.add('fide/clauses.ts#dayOk')`. */
function marked(file: string): string {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const name = relative(RULEBOOKS, file).replaceAll('\\', '/');
  const inserts: { readonly at: number; readonly text: string }[] = [];
  const mark = (of: string): string => `globalThis.reached.add('${name}#${of}')`;
  const enter = (of: string, body: ts.ConciseBody | undefined): void => {
    if (body === undefined) return;
    if (ts.isBlock(body)) inserts.push({ at: body.getStart() + 1, text: `${mark(of)};` });
    else inserts.push({ at: body.getStart(), text: `(${mark(of)}, ` }, { at: body.getEnd(), text: ')' });
  };
  const isExported = (node: ts.Node): boolean =>
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  /** A function, or what a function makes: `(clause) => (event) => …` is reached where the inner one is. */
  const innermost = (node: ts.Expression): ts.ConciseBody | undefined => {
    if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined;
    return ts.isArrowFunction(node.body) ? innermost(node.body) : node.body;
  };
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    if (ts.isFunctionDeclaration(statement)) enter(statement.name?.text as string, statement.body);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: of, initializer } of statement.declarationList.declarations) {
      if (initializer !== undefined) enter(of.getText(), innermost(initializer));
    }
  }
  return inserts
    .sort((a, b) => b.at - a.at)
    .reduce((so, { at, text: added }) => so.slice(0, at) + added + so.slice(at), text);
}

const marking: Plugin = {
  name: 'marking',
  setup: ({ onLoad }) => {
    onLoad({ filter: /src[\\/]rulebooks[\\/].*\.ts$/ }, ({ path }) => ({ contents: marked(path), loader: 'ts' }));
  },
};

/** Runs `run` of a module of the project, and says what was reached. */
export async function reachedBy(entry: string): Promise<ReadonlySet<string>> {
  const cache = join(PROJECT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'elobook-reached-'));
  const world = globalThis as { reached?: Set<string> };
  const reached = new Set<string>();
  world.reached = reached;
  try {
    const outfile = join(folder, 'entry.mjs');
    await build({
      entryPoints: [join(PROJECT, entry)],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
      plugins: [marking],
    });
    const { run } = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as { run: () => Promise<void> };
    // what only loading a module calls was not called for an event
    reached.clear();
    await run();
    return reached;
  } finally {
    delete world.reached;
    await rm(folder, { recursive: true, force: true });
  }
}
