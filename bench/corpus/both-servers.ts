/** An office served twice: by the server, and as the same bytes by a bare `node:http`; and how fast each answers. */
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { builtAssets } from '../../src/http/assets.ts';
import { buildServer } from '../../src/http/server.ts';
import type { Office } from '../../src/desk/office.ts';

const CONNECTIONS = 16;

export type Paths = Readonly<Record<string, string>>;

/** The ports of the two servers, and what is asked of them. */
export interface BothServers {
  readonly own: number;
  readonly bare: number;
  readonly paths: Paths;
}

/** What a page has inside, asked of the server without a connection. */
export type PageText = (path: string) => Promise<string>;

/** Both servers over an office. Which pages are asked for may be found on other pages. */
export async function bothServers(
  office: Office,
  pathsOf: (page: PageText) => Promise<Paths>,
): Promise<{ readonly ready: BothServers; readonly close: () => Promise<void> }> {
  const server = await buildServer(office, { perMinute: Number.MAX_SAFE_INTEGER, assets: builtAssets() });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const paths = await pathsOf(async (path) => (await server.inject(path)).body);
  const answers = new Map<string, Answer>();
  for (const path of Object.values(paths)) {
    const { headers, rawPayload } = await server.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
    const same = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
    answers.set(path, { headers: Object.fromEntries(same) as Answer['headers'], bytes: rawPayload });
  }
  const bare = createServer((request, response) => {
    const { headers, bytes } = answers.get(request.url as string) as Answer;
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  return {
    ready: { own: portOf(server.server), bare: portOf(bare), paths },
    close: async () => {
      bare.close();
      bare.closeAllConnections();
      server.server.closeAllConnections();
      await server.close();
    },
  };
}

interface Answer {
  readonly headers: Record<string, string>;
  readonly bytes: Buffer;
}

const portOf = (server: { readonly address: () => unknown }): number => (server.address() as AddressInfo).port;

/** Answers a second: each connection asks again as soon as it has its answer. */
export function rate(port: number, path: string, seconds: number): Promise<number> {
  const question = `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let [answers, isOver] = [0, false];
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [size, got] = [0, 0];
      let first: Buffer[] = [];
      socket.on('connect', () => socket.write(question));
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        got += bytes.length;
        if (size === 0) {
          // the first answer tells how long each is
          first.push(bytes);
          const text = Buffer.concat(first).toString('latin1');
          const end = text.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(text)?.[1];
          if (end < 0 || length === undefined) return;
          if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`${path}: ${text.slice(0, 20)}`));
          size = end + 4 + Number(length);
          first = [];
        }
        if (got < size) return;
        got -= size;
        answers += 1;
        if (isOver) end();
        else socket.write(question);
      });
      return socket;
    });
    const began = performance.now();
    const end = (): void => {
      for (const socket of sockets) socket.destroy();
      resolve(answers / ((performance.now() - began) / 1000));
    };
    // at least one, however slow
    setTimeout(() => {
      isOver = true;
      if (answers > 0) end();
    }, seconds * 1000);
  });
}
