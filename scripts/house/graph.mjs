/** The import graph of `src`: files, the rooms they lie in, and what goes round in a circle. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

const TEST = /\.(?:test|fixture|contract)\.tsx?$/;

/** Source files below `src`, with `/` between folders. */
export const sourceFiles = () =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !TEST.test(file))
    .sort();

/** These have rooms of their own inside. */
const DIVIDED = new Set(['desk', 'reading', 'ledger', 'web']);

/** The room of a file: its first folder, of a divided house the second too; what lies at the top is the way in. */
export function roomOf(file) {
  const [first, second, ...more] = file.split('/');
  if (second === undefined) return 'index';
  return DIVIDED.has(first) && more.length > 0 ? `${first}/${second}` : first;
}

/** What a file imports and re-exports, static or dynamic: the path as it stands there, and whether for types alone. */
export function pathsIn(file) {
  const text = readFileSync(join(SRC, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found = [];
  const add = (path, isType) => found.push({ path, isType });
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier.text, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined) {
      add(node.moduleSpecifier.text, node.isTypeOnly || areAllTypes(node.exportClause));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments;
      if (ts.isStringLiteral(path)) add(path.text, false);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal.text, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Those that stay inside `src`: where to. */
export const importsOf = (file) =>
  pathsIn(file)
    .filter(({ path }) => path.startsWith('.') && !path.endsWith('.json'))
    .map(({ path, isType }) => ({ to: inside(file, path), isType }));

const inside = (file, path) => relative(SRC, resolve(SRC, dirname(file), path)).replaceAll('\\', '/');
const areAllTypes = (clause) =>
  clause !== undefined && 'elements' in clause && clause.elements.every(({ isTypeOnly }) => isTypeOnly);
const isTypeImport = (clause) =>
  clause !== undefined &&
  (clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    clause.isTypeOnly === true ||
    (clause.name === undefined && areAllTypes(clause.namedBindings)));

/** `{ files, arrows }`: for every file the files it imports; between rooms how many imports, and how many for types alone. */
export function graph() {
  const files = new Map(sourceFiles().map((file) => [file, importsOf(file)]));
  const rooms = new Map();
  for (const [file, imports] of files) {
    const from = roomOf(file);
    if (!rooms.has(from)) rooms.set(from, new Map());
    for (const { to, isType } of imports) {
      const room = roomOf(to);
      if (room === from) continue;
      const arrow = rooms.get(from).get(room) ?? { values: 0, types: 0 };
      rooms.get(from).set(room, isType ? { ...arrow, types: arrow.types + 1 } : { ...arrow, values: arrow.values + 1 });
    }
  }
  return { files, rooms };
}

/** Groups of two or more that reach each other (Tarjan), each sorted. `next`: what a node leads to. */
export function circles(nodes, next) {
  const [index, low, onStack, stack, groups] = [new Map(), new Map(), new Set(), [], []];
  const enter = (start) => {
    const path = [{ node: start, rest: [...next(start)] }];
    open(start);
    while (path.length > 0) {
      const { node, rest } = path.at(-1);
      const to = rest.pop();
      if (to === undefined) {
        path.pop();
        if (path.length > 0) lower(path.at(-1).node, low.get(node));
        if (low.get(node) === index.get(node)) close(node);
      } else if (!index.has(to)) {
        open(to);
        path.push({ node: to, rest: [...next(to)] });
      } else if (onStack.has(to)) lower(node, index.get(to));
    }
  };
  const open = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    onStack.add(node);
  };
  const lower = (node, to) => low.set(node, Math.min(low.get(node), to));
  const close = (node) => {
    const group = stack.splice(stack.indexOf(node));
    for (const each of group) onStack.delete(each);
    if (group.length > 1) groups.push(group.sort());
  };
  for (const node of nodes) if (!index.has(node)) enter(node);
  return groups.sort((a, b) => b.length - a.length || (a[0] < b[0] ? -1 : 1));
}

/** Circles of files; types count. `files` as in `graph()`. */
export const circlesOfFiles = (files) =>
  circles(files.keys(), (file) =>
    files
      .get(file)
      .map(({ to }) => to)
      .filter((to) => files.has(to)),
  );

/** Circles of rooms; types count. `rooms` as in `graph()`. */
export const circlesOfRooms = (rooms) => circles(rooms.keys(), (room) => rooms.get(room).keys());

/** How far up each room stands: above everything that it imports. Rooms of a circle stand on one floor. */
export function floorsOf(rooms) {
  const groups = circlesOfRooms(rooms);
  const groupOf = (room) => groups.find((group) => group.includes(room)) ?? [room];
  const known = new Map();
  const floor = (room) => {
    const own = groupOf(room);
    if (known.has(own[0])) return known.get(own[0]);
    const below = own.flatMap((each) => [...rooms.get(each).keys()].filter((to) => !own.includes(to)));
    known.set(own[0], Math.max(0, ...below.map((to) => floor(to) + 1)));
    return known.get(own[0]);
  };
  return new Map([...rooms.keys()].map((room) => [room, floor(room)]));
}
