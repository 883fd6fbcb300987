/**
 * The types that tsdown does not make: those of the client, and the same ones for the package that has everything.
 *
 * The client's answers are typed by the schemas of the server, in the words of a library that whoever installs the client does
 * not have. Here they are written out as what they come to.
 */
import { cpSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));

const CLIENT = path('src/client/index.ts');
const WRITTEN_OUT =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.InTypeAlias |
  ts.NodeBuilderFlags.MultilineObjectLiterals |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  path(''),
);
const program = ts.createProgram([CLIENT], {
  ...options,
  // a field that may be left out, and not one that may be undefined
  exactOptionalPropertyTypes: true,
  noEmit: false,
  incremental: false,
  tsBuildInfoFile: undefined,
  declaration: true,
  emitDeclarationOnly: true,
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(CLIENT);

/** `type PoolsAnswer = { office: string; … };` for a name that the client imports. */
function writtenOut({ name }) {
  const symbol = checker.getAliasedSymbol(checker.getSymbolAtLocation(name));
  const [declaration] = symbol.declarations;
  if (ts.isInterfaceDeclaration(declaration)) return declaration.getText().replace('export ', '');
  const shape = checker.typeToTypeNode(checker.getDeclaredTypeOfSymbol(symbol), source, WRITTEN_OUT);
  const alias = ts.factory.createTypeAliasDeclaration([], name, [], shape);
  return ts.createPrinter().printNode(ts.EmitHint.Unspecified, alias, source);
}

/** What the compiler declares of the client, with the shapes in place of the import. */
function clientTypes() {
  let declared = '';
  program.emit(source, (_, text) => (declared = text), undefined, true);
  for (const { importClause } of source.statements.filter(ts.isImportDeclaration)) {
    const shapes = importClause.namedBindings.elements.map(writtenOut);
    declared = declared.replace(/^import type .*$/m, () => shapes.join('\n'));
  }
  const left = /^import .*$|\bimport\(.*$/m.exec(declared);
  if (left !== null) throw new Error(`the types of the client still need "${left[0]}"`);
  return declared;
}

writeFileSync(path('packages/client/dist/index.d.ts'), clientTypes());
cpSync(path('packages/client/dist/index.d.ts'), path('dist/client/index.d.ts'));
cpSync(path('packages/engine/dist'), path('dist'), { recursive: true, filter: (name) => !name.endsWith('.js') });
