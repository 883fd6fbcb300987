/** Which options an action of a command reads, told by the syntax tree of the command line: every function that the action comes to is looked at. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const FOLDER = fileURLToPath(new URL('../src/cli', import.meta.url));
/** They take an option by its name, which may stand in a list beside. */
const READERS: readonly string[] = ['optionText', 'optionTexts', 'isOptionOn', 'neededText', 'textOf', 'fileOf'];
/** They take several names. */
const LISTS: readonly string[] = ['givenAmong', 'althoughOf'];

interface SourceFile {
  /** Functions, and constants, which may hold functions or names of options. */
  readonly own: ReadonlyMap<string, ts.Node>;
  /** What is imported, by its name here: where from, and its name there. */
  readonly imported: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const files = new Map<string, SourceFile>();

/** Below `src/cli`; of other rooms, which begin with `..`, only constant lists are looked at. */
function sourceOf(name: string): SourceFile | undefined {
  const kept = files.get(name);
  if (kept !== undefined) return kept;
  if (!existsSync(join(FOLDER, name)) || !name.endsWith('.ts')) return undefined;
  const tree = ts.createSourceFile(name, readFileSync(join(FOLDER, name), 'utf8'), ts.ScriptTarget.Latest, true);
  const own = new Map<string, ts.Node>();
  const imported = new Map<string, readonly [string, string]>();
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) own.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement)) {
      for (const { name: each, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(each) && initializer !== undefined) own.set(each.text, initializer);
      }
    }
    if (ts.isImportDeclaration(statement)) {
      const from = fileAt(name, (statement.moduleSpecifier as ts.StringLiteral).text);
      const bindings = statement.importClause?.namedBindings;
      if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
      for (const each of bindings.elements) imported.set(each.name.text, [from, (each.propertyName ?? each.name).text]);
    }
  }
  const source = { own, imported };
  files.set(name, source);
  return source;
}

function fileAt(importing: string, path: string): string {
  return normalize(join(dirname(importing), path));
}

const textsIn = (node: ts.Node): readonly string[] => {
  const found: string[] = [];
  const walk = (each: ts.Node): void => {
    if (ts.isStringLiteral(each)) found.push(each.text);
    ts.forEachChild(each, walk);
  };
  walk(node);
  return found;
};

/** Names of options that the function or constant reads, and those that it comes to. `although=names`: a word that the option takes. */
function gather(file: string, name: string, found: Set<string>, seen: Set<string>): void {
  const place = `${file} ${name}`;
  const source = sourceOf(file);
  const node = source?.own.get(name);
  if (source === undefined || node === undefined || seen.has(place) || file.startsWith('..')) return;
  seen.add(place);
  const constants = new Set<string>();
  const local = localNames(node);
  const listed: string[] = [];
  let isByName = false;
  const follow = (each: string): void => {
    const [from, there] = source.imported.get(each) ?? [file, each];
    gather(from, there, found, seen);
  };
  /** `(await import('./other.ts')).name`, and `const { name } = await import('./other.ts')`. */
  const importedFile = (each: ts.Node): string | undefined => {
    const path = /import\(\s*'(\.[^']+)'\s*\)/.exec(each.getText())?.[1];
    return path === undefined ? undefined : fileAt(file, path);
  };
  const walk = (each: ts.Node): void => {
    if (ts.isCallExpression(each) && ts.isIdentifier(each.expression)) {
      const [first, second] = each.arguments;
      const callee = each.expression.text;
      // whoever is given the options and a name takes that one
      if (first?.getText() === 'options' && second !== undefined && ts.isStringLiteral(second)) found.add(second.text);
      else if (READERS.includes(callee)) isByName = true;
      if (LISTS.includes(callee) && second !== undefined) {
        const words = [...textsIn(second), ...identifiersIn(second).flatMap((id) => constantTexts(file, id))];
        for (const word of words) found.add(callee === 'althoughOf' ? `although=${word}` : word);
      }
    }
    if (ts.isVariableDeclaration(each) && ts.isObjectBindingPattern(each.name) && each.initializer !== undefined) {
      const from = importedFile(each.initializer);
      for (const { name: local, propertyName } of each.name.elements) {
        const called = (propertyName ?? local).getText();
        if (/^\(?options\b/.test(each.initializer.getText())) found.add(called);
        else if (from !== undefined) gather(from, called, found, seen);
      }
    }
    if (ts.isArrayLiteralExpression(each)) listed.push(...textsIn(each));
    if (ts.isPropertyAccessExpression(each)) {
      const from = importedFile(each.expression);
      if (from !== undefined) gather(from, each.name.text, found, seen);
    }
    const { parent } = each;
    const isMember =
      ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === each) ||
      (ts.isBindingElement(parent) && parent.propertyName === each);
    if (ts.isIdentifier(each) && !isMember && !local.has(each.text)) {
      constants.add(each.text);
      follow(each.text);
    }
    ts.forEachChild(each, walk);
  };
  walk(node);
  // names that stand in a list: `FIELDS.map((field) => optionText(options, field))`
  if (isByName && !READERS.includes(name)) {
    for (const each of constants) for (const text of constantTexts(file, each)) found.add(text);
    for (const text of listed) found.add(text);
  }
}

/** Parameters and variables of a function: they hide what is called the same outside of it. */
function localNames(node: ts.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const named = (name: ts.BindingName): void => {
    if (ts.isIdentifier(name)) found.add(name.text);
    else for (const each of name.elements) if (!ts.isOmittedExpression(each)) named(each.name);
  };
  const walk = (each: ts.Node): void => {
    if (ts.isParameter(each) || ts.isVariableDeclaration(each)) named(each.name);
    ts.forEachChild(each, walk);
  };
  walk(node);
  return found;
}

const identifiersIn = (node: ts.Node): readonly string[] => {
  const found: string[] = [];
  const walk = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) found.push(each.text);
    ts.forEachChild(each, walk);
  };
  walk(node);
  return found;
};

/** The texts of a constant list of them. */
function constantTexts(file: string, name: string): readonly string[] {
  const source = sourceOf(file);
  const [from, there] = source?.imported.get(name) ?? [file, name];
  const node = sourceOf(from)?.own.get(there);
  const list = node === undefined ? undefined : withoutType(node);
  // `FIELDS.filter((field) => …)`: some of them
  if (list !== undefined && ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression)) {
    const { expression } = list.expression;
    return ts.isIdentifier(expression) ? constantTexts(from, expression.text) : [];
  }
  return list !== undefined && ts.isArrayLiteralExpression(list) ? textsIn(list) : [];
}

const withoutType = (node: ts.Node): ts.Node =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutType(node.expression) : node;

/** Of an action by its name in the table `ACTIONS` of a file, or of a command that has none by its function. */
export function optionsRead(file: string, action: string): ReadonlySet<string> {
  const found = new Set<string>();
  const table = sourceOf(file)?.own.get('ACTIONS');
  const written = table === undefined ? undefined : withoutType(table);
  const entry =
    written !== undefined && ts.isObjectLiteralExpression(written)
      ? written.properties.find((each) => each.name?.getText() === action)
      : undefined;
  const start = entry !== undefined && ts.isPropertyAssignment(entry) ? entry.initializer.getText() : action;
  const [from, name] = sourceOf(file)?.imported.get(start) ?? [file, start];
  if (sourceOf(from)?.own.get(name) === undefined) throw new Error(`${file} has no ${action}`);
  gather(from, name, found, new Set());
  return found;
}
