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
  link: (path, until) => `Передайте это владельцу учётной записи; действует один раз, до ${until}:\n  ${path}`,
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
  fourEyes: {
    on: 'Для самого важного нужен второй сотрудник.',
    off: 'Второй сотрудник больше ни для чего не нужен.',
  },
};
