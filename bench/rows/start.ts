/** The built program, from its start to its first answer (P18), beside a bare server of Node. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { officeWithMonth } from '../corpus/kept-offices.ts';
import type { Measurement, Sample } from '../frame/row.ts';

const BARE = `const server = require('node:http').createServer((_, response) => response.end('bare'));
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/'));`;

/** Starts a program that says where it answers, and asks there. */
async function untilFirstAnswer(args: readonly string[]): Promise<Sample> {
  const began = performance.now();
  const child = spawn(process.execPath, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const address = await addressSaidBy(child);
    const status = await new Promise<number>((resolve, reject) => {
      get(new URL('/en/', address), (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode as number));
      }).on('error', reject);
    });
    if (status >= 400) throw new Error(`the first answer is ${status}`);
    return { ms: performance.now() - began };
  } finally {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
}

const addressSaidBy = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let [said, logged] = ['', ''];
    child.stderr?.on('data', (piece: Buffer) => {
      logged += piece.toString();
    });
    child.stdout?.on('data', (piece: Buffer) => {
      said += piece.toString();
      const address = /http:\/\/\S+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${logged}`)));
  });

export const measurement: Measurement = {
  rows: [
    {
      id: 'P18',
      what: 'serve, from start to first answer',
      figure: 'serve.ms',
      beside: 'bare start 0.4 s',
      unit: 's',
      must: 1,
      aim: 0.5,
      better: 'less',
    },
    { id: 'P18', what: 'a bare server of Node', figure: 'bare.ms', unit: 's', better: 'less' },
  ],
  needsBuild: true,
  prepare: async (setting) => {
    const address = await officeWithMonth(setting);
    return {
      contestants: {
        bare: () => untilFirstAnswer(['-e', BARE]),
        serve: () => untilFirstAnswer(['dist/cli/main.js', 'serve', '--db', address, '--port', '0']),
      },
    };
  },
};
