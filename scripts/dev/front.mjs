/**
 * The address that a browser knows while servers come and go behind it. A request that comes in between waits for the next one, so
 * that nobody ever sees a closed port.
 */
import { createServer, request } from 'node:http';

const CHANGES = '/.dev/changes';

/** `backend` is a promise of the address of the server, or of undefined where it did not start. */
export function frontFor(backend) {
  const pages = new Set();
  let build = '';
  const server = createServer(async (asked, answer) => {
    if (asked.url === CHANGES) return subscribe(answer);
    const url = await backend();
    if (url === undefined) return refuse(answer, 503, 'The server did not start: the terminal says why.\n');
    const headers = { ...asked.headers, connection: 'close' };
    const passed = request(new URL(asked.url, url), { method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => refuse(answer, 502, 'The server has ended: try again.\n'));
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });

  function subscribe(answer) {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    answer.write(`retry: 500\ndata: ${build}\n\n`);
    pages.add(answer);
    answer.on('close', () => pages.delete(answer));
  }

  /** From now on pages of other builds are old. */
  function announce(name) {
    build = name;
    for (const page of pages) page.write(`data: ${build}\n\n`);
  }

  const listen = (port, host) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve(`http://${host}:${server.address().port}/`));
    });
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { announce, listen, close };
}

function refuse(answer, status, text) {
  if (answer.headersSent) return answer.destroy();
  // a page that is loaded again shows the fault until there is a server
  answer.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', refresh: '1' });
  answer.end(text);
}
