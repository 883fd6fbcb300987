/** Document types of XML files. A file that declares entities of its own is never read: nothing is expanded, and nothing is fetched. */

const QUOTED = String.raw`(?:"[^"<>\[\]]{0,300}"|'[^'<>\[\]]{0,300}')`;
const PLAIN = new RegExp(
  String.raw`^\s+[A-Za-z_][\w:.-]{0,60}(?:\s+(?:SYSTEM\s+${QUOTED}|PUBLIC\s+${QUOTED}\s+${QUOTED}))?\s*$`,
);

/** The content between `<!DOCTYPE` and `>`: a name and the address of its definition, without declarations in the file itself. */
export const isPlainDoctype = (declared: string): boolean => PLAIN.test(declared);
