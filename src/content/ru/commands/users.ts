/** Accounts, keys for programs and requests of second officers in short, in Russian. */
import type { UserWords } from '../../en/commands/users.ts';

export const USER_WORDS: UserWords = {
  none: 'У службы нет учётных записей; первая — администратора: «elobook users add ИМЯ --role administrator --as ИМЯ».',
  roles: {
    arbiter: 'судья',
    club: 'клуб',
    federation: 'офис федерации',
    officer: 'сотрудник по рейтингу',
    administrator: 'администратор',
  },
  closed: 'закрыта',
  erasedName: '(имя удалено)',
  added: (account, name) => `Открыта учётная запись ${account}: ${name}.`,
  connected: (user, account) => `Пользователь системы ${user} работает как ${account}.`,
  disconnected: (user) => `Пользователь системы ${user} больше не связан с учётной записью.`,
  changed: (account) => `Учётная запись ${account} изменена.`,
  erased: (account) => `Имя учётной записи ${account} удалено навсегда, запись закрыта.`,
  link: (until) =>
    `Передайте эту ссылку (после адреса сайта) владельцу учётной записи; действует один раз, до ${until}:`,
  wholeLink: (until) => `Передайте эту ссылку владельцу учётной записи; действует один раз, до ${until}:`,
  inviteNext: (account) => `Команда «elobook users invite ${account}» создаёт ссылку, по которой выбирают пароль.`,
  secondFactorReset: (account) =>
    `Одноразовые коды и ключи доступа учётной записи ${account} удалены, сеансы завершены; пароль остался прежним.`,
  noKeys: 'Ключей для программ нет.',
  never: 'ещё не использован',
  used: (time) => `последнее использование ${time}`,
  newKey: (key, account) => `Ключ ${key} для ${account}. Он показывается только сейчас:`,
  revoked: (key) => `Ключ ${key} отозван.`,
  noRequests: 'Ничто не ждёт второго сотрудника.',
  states: { waits: 'ждёт', confirmed: 'подтверждён', declined: 'отклонён' },
  confirmed: (request) => `Запрос ${request} подтверждён и выполнен.`,
  declined: (request) => `Запрос ${request} отклонён.`,
  commented: (event) => `Комментарий к турниру ${event} сохранён.`,
  webhookAdded: (webhook, url) => `Веб-хук ${webhook} сообщает на ${url}. Его секрет показывается только сейчас:`,
  webhookRemoved: (webhook) => `Веб-хук ${webhook} удалён вместе с тем, что ждало отправки.`,
  noWebhooks: 'Веб-хуков нет.',
  noDeliveries: 'Веб-хукам ничего не отправлено, и ничего не ждёт отправки.',
  deliveries: { waits: 'ждёт', delivered: 'доставлено', 'given-up': 'оставлено' },
  /** Why something could not be sent, by what is kept of it. */
  faults: {
    'address not allowed': 'Адрес находится в сети, которую оператор не разрешил.',
    'secret sealed with another key': 'Его секрет запечатан ключом, которого больше нет; добавьте веб-хук заново.',
  },
  fourEyes: {
    on: 'Для самого важного нужен второй сотрудник.',
    off: 'Второй сотрудник больше ни для чего не нужен.',
  },
};
