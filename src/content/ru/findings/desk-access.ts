/** Who may do what: accounts, signing in, second officers. In Russian. */
import type { AccessFindings, FieldProblem } from '../../../explain/desk-findings/access.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const ROLES: Readonly<Record<string, string>> = {
  arbiter: 'арбитр',
  club: 'клуб',
  federation: 'секретариат федерации',
  officer: 'сотрудник рейтинговой службы',
  administrator: 'администратор',
};
const role = (name: string): string => ROLES[name] ?? name;

const FIELD_PROBLEMS: Readonly<Record<FieldProblem, string>> = {
  missing: 'его нужно указать',
  unknown: 'такого поля нет',
  choice: 'это не одно из известных значений',
  form: 'это пишется иначе',
  size: 'слишком короткое или длинное, слишком маленькое или большое',
  kind: 'нужно значение другого вида',
};

export const ACCESS_FINDINGS: FindingPhrases<AccessFindings> = {
  'access.no-account': () =>
    'В этой службе есть учётные записи, но не указано, чья это работа: администратор связывает пользователя системы с учётной записью («elobook users system»), либо ключ задаётся в ELOBOOK_API_KEY.',
  'access.as-refused': () =>
    'В этой службе есть учётные записи, поэтому автора больше не называют: уберите --as и ELOBOOK_AUTHOR. Учётная запись определяется по пользователю системы или по ключу в ELOBOOK_API_KEY.',
  'access.forbidden': ({ act, role: own, roles }, say) =>
    `Действие «${act}» недоступно для роли «${role(own)}»; доступно для ролей: ${say.list(roles.map(role))}.`,
  'access.not-own': ({ act, role: own }) =>
    `Действие «${act}» доступно для роли «${role(own)}» только в собственном турнире.`,
  'access.other-pool': ({ act, pool, pools }, say) =>
    `Действие «${act}» в пуле ${pool} выполняет другой сотрудник; пулы этой учётной записи: ${say.list(pools)}.`,
  'access.other-role': ({ act, role: own, of }) =>
    `Действие «${act}» доступно для роли «${role(own)}» только с учётными записями арбитров, клубов и секретариатов федераций; роль этой учётной записи — «${role(of)}», ею занимается администратор.`,
  'access.pool-open': ({ act, pools }, say) =>
    `Для действия «${act}» укажите пул: у этой учётной записи есть только ${say.list(pools)}.`,
  'access.account-unknown': ({ seen }) => `Нет учётной записи «${seen}»; все показывает «elobook users».`,
  'access.account-closed': ({ account }) => `Учётная запись ${account} закрыта.`,
  'access.role': ({ seen, expected }, say) => `Нет роли «${seen}»; возможны: ${say.list(expected)}.`,
  'access.name-missing': () => 'Учётной записи нужно имя.',
  'access.mail': ({ seen }) => `«${seen}» — не адрес электронной почты.`,
  'access.language': ({ seen }) => `«${seen}» — не язык; язык обозначают двумя буквами, например hu.`,
  'access.mail-sent': ({ mail, until }) => `Ссылка отправлена на адрес ${mail}; она действует один раз, до ${until}.`,
  'access.mail-failed': ({ mail, reason }) =>
    `Письмо на адрес ${mail} не отправлено (${reason}); передайте ссылку сами.`,
  'access.mail-taken': ({ mail, account }) => `С адресом ${mail} уже входит учётная запись ${account}.`,
  'access.unchanged': ({ account }) => `Учётная запись ${account} не изменилась.`,
  'access.last-administrator': ({ account }) =>
    `Учётная запись ${account} — последний администратор; без него никто не сможет открыть доступ другим. Сначала назначьте другого администратора.`,
  'access.first-administrator': () => 'Первая учётная запись службы — администратор: --role administrator.',
  'access.pool-unknown': ({ pool }) => `В службе нет пула «${pool}».`,
  'access.password-short': ({ least }, say) => `В пароле должно быть не меньше ${say.number(least)} знаков.`,
  'access.password-long': ({ most }, say) => `В пароле должно быть не больше ${say.number(most)} знаков.`,
  'access.password-common': () => 'Этот пароль — из тех, что подбирают первыми; выберите другой.',
  'access.sign-in': () => 'Неверное имя или пароль.',
  'access.password-wrong': () => 'Текущий пароль неверен.',
  'access.code-wrong': () => 'Код неверен или уже использован.',
  'access.code-sealed': () =>
    'Одноразовый код нельзя проверить: на этом сервере нет закрытого ключа службы. Введите код восстановления или попросите администратора удалить коды («elobook users reset u3 --second-factor») и настройте их заново.',
  'access.code-needed': () => 'Для этой учётной записи нужен и одноразовый код.',
  'access.passkey': () =>
    'С этим ключом доступа войти нельзя, или время вышло; попробуйте ещё раз или войдите с паролем.',
  'access.passkey-copied': ({ name }) =>
    `Ключ доступа «${name}» считает свои применения, но счётчик не вырос: возможно, у кого-то есть копия. Войдите с паролем и удалите этот ключ.`,
  'access.passkeys-many': ({ most }, say) =>
    `Ключей доступа у учётной записи может быть не больше ${say.number(most)}.`,
  'access.wait': ({ seconds }, say) =>
    `Слишком много неудачных попыток; следующая возможна через ${say.number(seconds)} с.`,
  'access.link-ended': () => 'Ссылка устарела или уже использована; запросите у администратора новую.',
  'access.key-unknown': () => 'Этот ключ здесь неизвестен или отозван.',
  'access.scope': ({ scope }) => `Этот ключ не даёт права на «${scope}».`,
  'access.key-needed': () =>
    'Для этого нужен ключ для программ: передайте его как «Authorization: Bearer elk_…». Ключ создаёт администратор командой «elobook users keys new».',
  'access.system-user': ({ user }) => `«${user}» не может быть именем пользователя системы.`,
  'access.system-user-taken': ({ user, account }) =>
    `Пользователь системы «${user}» уже связан с учётной записью ${account}.`,
  'access.second-officer': ({ request, act }) =>
    `Действие «${act}» ждёт второго сотрудника (запрос ${request}); пока ничего не изменено. Подтверждает кто-то другой: «elobook requests confirm ${request}».`,
  'access.request-unknown': ({ seen }) => `Нет запроса «${seen}»; ожидающие показывает «elobook requests».`,
  'access.request-own': ({ request }) => `Запрос ${request} подтверждает не тот, кто его подал.`,
  'access.request-ended': ({ request, state }) =>
    state === 'confirmed' ? `Запрос ${request} уже подтверждён.` : `Запрос ${request} отклонён.`,
  'act.input': ({ act, field, problem }) =>
    `Действие «${act}» с такими данными невозможно${field === '' ? '' : `: «${field}»`} (${FIELD_PROBLEMS[problem]}).`,
  'act.key-reused': ({ key }) =>
    `Idempotency-Key «${key}» за последние 24 часа уже был дан чему-то другому; выберите другой.`,
  'act.queued': ({ job, act }) =>
    `«${act}» — долгая работа, её выполняет задание ${job}. Ход работы виден в кабинете службы в разделе «Задания» или по команде «elobook jobs show ${job}».`,
  'job.unknown': ({ seen }) => `Нет доступного вам задания «${seen}»; имеющиеся показывает «elobook jobs».`,
  'job.not-failed': ({ job }) => `Задание ${job} не сорвалось, запускать заново нечего.`,
  'job.nothing-looked-at': ({ job }) => `Того, что просматривало задание ${job}, уже нет; отправьте файлы ещё раз.`,
  'act.files': ({ act, seen, expected }) =>
    `Для действия «${act}» нужен ${expected === 'one' ? 'один файл' : 'хотя бы один файл'}; ${seen === 0 ? 'ни одного не получено' : `получено файлов: ${seen}`}.`,
  'webhook.address': ({ seen }) =>
    `«${seen}» не может быть адресом веб-хука: нужен https://…, без имени, пароля и метки.`,
  'webhook.near': ({ host }) =>
    `На «${host}» без TLS, а также на эту машину и в её сеть ничего не отправляется, если только владелец сервера не разрешил этот узел по имени.`,
  'webhook.secret-open': ({ webhook }) =>
    `Секретный ключ веб-хука ${webhook} может прочесть любой, кто читает базу данных или её копию: закрытого ключа службы для шифрования не было (--key, ELOBOOK_KEY).`,
  'webhook.unknown': ({ seen }) => `Нет веб-хука «${seen}»; все показывает «elobook webhooks».`,
  'access.comment-empty': () => 'Комментарий не может быть пустым.',
};
