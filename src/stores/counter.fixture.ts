/** A process of its own that counts: `node counter ADDRESS TIMES`. Each step reads, lets others go, and writes. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { openEngine } from './open.ts';
import { type Counted, COUNTER } from './schema.fixture.ts';

const [address, times] = process.argv.slice(2) as [string, string];
const engine = await openEngine<Counted>(address, COUNTER);
for (let step = 0; step < Number(times); step += 1) {
  await engine.write(async ({ db }) => {
    const { value } = await db.selectFrom('counter').select('value').executeTakeFirstOrThrow();
    await yieldToEventLoop();
    await db
      .updateTable('counter')
      .set({ value: value + 1 })
      .execute();
  });
}
await engine.close();
