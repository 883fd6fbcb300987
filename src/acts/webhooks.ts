/** Acts on webhooks: addresses of programs that the office notifies of events. */
import Type from 'typebox';
import { addWebhook, removeWebhook, WEBHOOK_EVENTS } from '../desk/accounts/webhooks.ts';
import { changeTogether } from '../desk/change.ts';
import type { Outcome } from '../desk/office.ts';
import { act } from './act.ts';

export const WEBHOOK_ACTS = [
  act({
    id: 'webhooks.add',
    name: 'webhooks.change',
    path: '/webhooks',
    command: 'webhooks add',
    isToldOnce: true,
    input: Type.Object({
      url: Type.String({ maxLength: 1000 }),
      events: Type.Array(Type.Enum([...WEBHOOK_EVENTS]), { minItems: 1 }),
    }),
    run: (office, { input }, { dryRun = false, author = '' }) =>
      changeTogether(office, { dryRun }, async (within): Promise<Outcome<object>> => {
        const { value, findings } = await addWebhook(within, input, author);
        if (value === undefined || !dryRun) return { ...(value === undefined ? {} : { value }), findings };
        const { secret: _secret, ...shown } = value;
        return { value: shown, findings };
      }),
  }),
  act({
    id: 'webhooks.remove',
    name: 'webhooks.change',
    path: '/webhooks/:webhook/remove',
    command: 'webhooks remove',
    input: Type.Object({ webhook: Type.String({ pattern: '^w[1-9][0-9]{0,8}$' }) }),
    run: (office, { input: { webhook } }, { dryRun = false }) =>
      changeTogether(office, { dryRun }, (within) => removeWebhook(within, webhook)),
  }),
] as const;
