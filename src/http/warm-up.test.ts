import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('what takes long is made when the server has opened, whatever comes of it', async () => {
  const server = fastify();
  const made: string[] = [];
  const isReady = new Promise<void>((resolve) => {
    const work = async (): Promise<void> => {
      made.push('lists');
      resolve();
      throw new Error('the store is away');
    };
    warmUp(server, work, 0);
  });
  await server.ready();
  expect(made).toEqual([]);
  await server.listen({ host: '127.0.0.1', port: 0 });
  await isReady;
  expect(made).toEqual(['lists']);
  await server.close();
});

test('a server that has closed by then makes nothing', async () => {
  const server = fastify();
  const made: string[] = [];
  warmUp(server, async () => void made.push('lists'), 100);
  await server.listen({ host: '127.0.0.1', port: 0 });
  await server.close();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(made).toEqual([]);
});
