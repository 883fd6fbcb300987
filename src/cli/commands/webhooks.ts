/** `elobook webhooks list|add|remove|deliveries`: where the office tells programs of what happens. */
import { inWords } from '../../explain/kept-words.ts';
import type { UserWords } from '../../content/en/commands/users.ts';
import type { NewWebhook } from '../../desk/accounts/webhooks.ts';
import { changeAs } from '../working-account.ts';
import { type ActionInput, actionCommand, onlyArgument } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { optionTexts } from '../given.ts';

type WebhookActionInput = ActionInput<UserWords>;

const ACTIONS = { list, add, remove, deliveries } as const;
export const WEBHOOK_ACTIONS = Object.keys(ACTIONS);

export const webhooksCommand = actionCommand({
  name: 'webhooks',
  words: ({ users }) => users,
  actions: ACTIONS,
  reading: { list: 'webhooks.change', deliveries: 'webhooks.change' },
  usual: 'list',
});

async function list({ office, at, words }: WebhookActionInput): Promise<ExitCode> {
  const { listWebhooks } = await import('../../desk/accounts/webhooks.ts');
  return at.print({ value: await listWebhooks(office), findings: [] }, (all) =>
    all.length === 0
      ? [words.noWebhooks]
      : all.map(({ webhook, url, events, by, made }) =>
          [webhook.padEnd(4), url, events.join(','), by, made].join('  '),
        ),
  );
}

async function deliveries({ office, at, words }: WebhookActionInput): Promise<ExitCode> {
  const { listDeliveries } = await import('../../desk/accounts/webhooks.ts');
  return at.print({ value: await listDeliveries(office), findings: [] }, (all) =>
    all.length === 0
      ? [words.noDeliveries]
      : all.map(({ delivery, state, attempts, last = '', time }) =>
          [delivery, words.deliveries[state], String(attempts), inWords(words.faults, last), time].join('  ').trimEnd(),
        ),
  );
}

async function add({ office, at, args, options, words }: WebhookActionInput): Promise<ExitCode> {
  const url = onlyArgument(args, (words) => words.webhooks.add);
  const { WEBHOOK_EVENTS } = await import('../../desk/accounts/webhooks.ts');
  const given = optionTexts(options, 'event').flatMap((each) => each.split(','));
  const wrong = given.find((each) => !(WEBHOOK_EVENTS as readonly string[]).includes(each));
  if (wrong !== undefined) throw new UsageError((words) => words.oneOf('--event', WEBHOOK_EVENTS.join(', ')));
  const { actOf } = await import('../../acts/registry.ts');
  const input = { url, events: given.length === 0 ? WEBHOOK_EVENTS : given };
  const change = await changeAs(office, options, 'webhooks.change');
  const outcome = await actOf('webhooks.add').run(office, { input: input as never, files: [] }, change);
  return at.print(outcome, (value) => {
    const { webhook, secret } = value as NewWebhook;
    return secret === undefined ? [] : [words.webhookAdded(webhook, url), `  ${secret}`];
  });
}

async function remove({ office, at, args, options, words }: WebhookActionInput): Promise<ExitCode> {
  const webhook = onlyArgument(args, (words) => words.webhooks.remove);
  const { actOf } = await import('../../acts/registry.ts');
  const change = await changeAs(office, options, 'webhooks.change');
  const outcome = await actOf('webhooks.remove').run(office, { input: { webhook } as never, files: [] }, change);
  return at.print(outcome, () => [words.webhookRemoved(webhook)]);
}
