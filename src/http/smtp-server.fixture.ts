/** A small mail server on loopback for tests: it takes messages, or refuses somebody. */
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

export interface TakenMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** RFC 2045: as the header of the message says. */
function decoded(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: `=?UTF-8?Q?…?=`. */
const decodedWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? decoded(word, 'base64') : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    );

function read(from: string, to: string, data: string): TakenMail {
  const end = data.indexOf('\r\n\r\n');
  const head = data.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return {
    from,
    to,
    subject: decodedWords(header('subject')),
    text: decoded(data.slice(end + 4), header('content-transfer-encoding').toLowerCase()),
  };
}

export class SmtpServer {
  readonly mails: TakenMail[] = [];
  /** Whoever is written to is not known here. */
  refuses = false;
  readonly #server: Server = createServer((socket) => this.#talk(socket));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #talk(socket: Socket): void {
    const say = (line: string): boolean => socket.write(`${line}\r\n`);
    let [from, to, data, isData, rest] = ['', '', '', false, ''];
    say('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      rest += bytes.toString('utf8');
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (isData && line !== '.') {
          data += `${line.replace(/^\.\./, '.')}\r\n`;
          continue;
        }
        if (isData) {
          isData = false;
          this.mails.push(read(from, to, data));
          say('250 taken');
        } else if (/^mail from:/i.test(line)) {
          from = /<(.*?)>/.exec(line)?.[1] ?? '';
          say('250 ok');
        } else if (/^rcpt to:/i.test(line)) {
          to = /<(.*?)>/.exec(line)?.[1] ?? '';
          say(this.refuses ? '550 nobody of that name' : '250 ok');
        } else if (/^data$/i.test(line)) {
          [isData, data] = [true, ''];
          say('354 go on');
        } else if (/^quit$/i.test(line)) {
          say('221 bye');
          socket.end();
        } else {
          say('250 test');
        }
      }
    });
  }
}
