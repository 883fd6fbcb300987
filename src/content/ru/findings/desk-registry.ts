/** Office, pools, federations and players, in Russian. */
import type { ListedPlayers, PlayerField, RegistryFindings } from '../../../explain/desk-findings/registry.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const NUMBERS: Readonly<Record<RegistryFindings['player.number-unknown']['number'], string>> = {
  fide: 'номер ФИДЕ',
  komir: 'номер KOMIR',
  orr: 'номер ОРР',
  pin: 'PIN го',
};

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'имя',
  birth: 'дата рождения',
  sex: 'пол',
  federation: 'федерация',
  title: 'звание',
  titles: 'другие звания',
  club: 'клуб',
  guestClub: 'клуб приглашённого игрока',
  strengthOrder: 'место в списке по силе',
  licences: 'лицензии',
  deceased: 'дата смерти',
  blocked: 'запрет на включение в рейтинг-лист',
  exempt: 'исключение',
  private: 'просьба закрыть от поисковых систем',
};

const isNumber = (field: PlayerField): boolean => Object.hasOwn(NUMBERS, field);

/** Players of a list by their places in it, with what is on either side. */
function whose({ rows, players, seen, count }: ListedPlayers, say: Say): string {
  const none = '–';
  const one = (row: number, place: number): string => {
    const at = seen[place] ?? { here: null, list: null };
    const both = at.here === null && at.list === null ? '' : `: здесь ${at.here ?? none}, в списке ${at.list ?? none}`;
    return `игрок №\u00a0${say.number(row)} списка (${say.player(players[place] as string)}${both})`;
  };
  return `${say.list(rows.map(one))}${count > rows.length ? ', …' : ''}`;
}

const FORMS: Readonly<Partial<Record<PlayerField, string>>> = {
  birth: 'дата, например 2001-05-30, или только год',
  sex: 'm или f',
  federation: 'три заглавные буквы, в го также две',
  fide: 'не больше десяти цифр',
  komir: 'не больше пяти цифр',
  orr: 'не больше десяти цифр',
  pin: 'восемь цифр',
  strengthOrder: 'клуб и целое число от 1',
  licences: 'год из четырёх цифр и клуб',
  titles: 'звания, национальные — с годом до 1990',
  deceased: 'дата, например 2024-05-30',
  private: 'дата, например 2024-05-30',
};

export const REGISTRY_FINDINGS: FindingPhrases<RegistryFindings> = {
  'office.no-author': () => 'Укажите, кто вносит изменение: в --as или в ELOBOOK_AUTHOR.',
  'office.public-role': () =>
    'Роль общедоступного сервера видит лишь часть службы; проверяйте её от имени владельца таблиц.',
  'office.not-open': () => 'Служба ещё не открыта; открыть её можно командой «elobook office init».',
  'office.open-already': ({ name }) => `Служба «${name}» уже открыта; открыть её можно только один раз.`,
  'office.name-missing': () => 'Службе нужно название (--name).',
  'office.time-zone': ({ timeZone }) => `Часового пояса «${timeZone}» нет; пишите, например, Europe/Budapest.`,
  'office.not-new': ({ name }) =>
    `Название и часовой пояс выбирают до первого рейтинг-листа и первого отчёта; у службы «${name}» они уже есть, и это название стоит в подписях. Названия на других языках можно задать и теперь.`,
  'office.unchanged': () => 'Так уже установлено; ничего не изменено.',

  'pool.unknown': ({ pool }) => `В службе нет пула «${pool}»; какие есть, показывает «pools show».`,
  'pool.exists': ({ pool }) => `Пул «${pool}» в службе уже есть.`,
  'pool.closed': ({ pool, after }, say) =>
    `Пул «${pool}» закрыт (${after.length === 7 ? `последний рейтинг-лист: ${say.month(after)}` : `последний день: ${say.date(after)}`}). Снова открыть его: «pools reopen ${pool}».`,
  'pool.closes-early': ({ pool, after, last }, say) =>
    `Пул «${pool}» нельзя закрыть так рано (${after.length === 7 ? say.month(after) : say.date(after)}): уже вышел более поздний рейтинг-лист (${after.length === 7 ? say.month(last) : say.date(last)}).`,
  'pool.no-last-list': ({ pool }) =>
    `В пуле «${pool}» ещё нет рейтинг-листов; укажите в --after, после какого он закрывается.`,
  'pool.events-wait': ({ pool, events, count }, say) =>
    `Пул «${pool}» нельзя закрыть, пока его ждут турниры (${say.number(count)}): ${events.join(', ')}${count > events.length ? ' …' : ''}. Опубликуйте, отклоните или отзовите их либо закройте пул после более позднего рейтинг-листа.`,
  'pool.id': ({ pool }) =>
    `Пул нельзя назвать «${pool}»: строчные латинские буквы, цифры и дефисы, сначала буква, не больше 32 знаков.`,
  'pool.name-missing': () => 'Пулу нужно название.',
  'pool.family': ({ seen, expected }, say) => `Семейства правил «${seen}» нет; есть ${say.list([...expected])}.`,
  'pool.calendar': ({ family, seen, expected }, say) =>
    `У пула семейства ${family} не может быть календаря «${seen}», только ${say.list([...expected])}.`,
  'pool.from-month': ({ seen }) => `Рейтинг-листы этого пула ежемесячные; месяц пишется так: 2024-01, а не «${seen}».`,
  'pool.from-day': ({ seen }) =>
    `В этом пуле турниры обсчитываются сразу; нужна дата, например 2024-01-31, а не «${seen}».`,
  'pool.one-rating': ({ pool, family }) =>
    `Чьи рейтинги приводятся в отчётах, указывают только для пулов orr; ${pool} — пул ${family}.`,
  'pool.report-ratings': ({ seen, expected }, say) =>
    `Для рейтингов в отчётах возможны значения ${say.list([...expected])}, а не «${seen}»: --report-ratings fide — рейтинги ФИДЕ, own — рейтинги пула.`,
  'pool.reading-unknown': ({ seen, family, control, expected }, say) =>
    `Для рейтинга ${family} (${control}) нет настройки толкования «${seen}»${expected.length === 0 ? '; выбирать здесь нечего' : `; есть: ${say.list([...expected])}`}.`,
  'pool.reading-value': ({ reading, seen, expected }, say) =>
    `Настройка ${reading} не может быть «${seen}»; возможно: ${say.list([...expected])}, например --reading ${reading}=${expected[0]?.split(' ')[0]}.`,
  'pool.readings-ahead': ({ pool, list }, say) =>
    `Это действует для будущих рейтинг-листов пула ${pool}; рейтинг-лист от ${say.date(list)} и более ранние остаются такими, какими были составлены. Команда «elobook rerate --from ДЕНЬ --reading …» покажет, какими они были бы.`,
  'pool.unchanged': ({ pool }) => `Для пула ${pool} это уже установлено; ничего не изменено.`,
  'pool.from-far': ({ seen, today }, say) =>
    `Пул начинался бы больше чем через год (${seen}; сегодня ${say.date(today)}), а открытый пул отменить нельзя; откройте его, когда придёт время.`,
  'pool.no-edition': ({ family, date }, say) =>
    `Ни одна редакция ${family} не действует в этот день (${say.date(date)}).`,
  'pool.control': ({ seen, expected }, say) =>
    `Такого вида партий у пула не бывает: «${seen}»; возможно: ${say.list([...expected])}.`,
  'pool.no-control': ({ family, control, from, date }, say) =>
    from === null
      ? `В семействе ${family} нет такого рейтинга: ${control}.`
      : `Правила рейтинга ${control} (${family}) есть у Elobook только с ${say.date(from)}; указанный день (${say.date(date)}) раньше.`,
  'pool.group': ({ seen }) => `«${seen}» не может быть названием группы: нужно одно короткое слово, например «fide».`,
  'pool.group-control': ({ group, control, pool }) => `В группе «${group}» уже есть такой пул (${control}): «${pool}».`,
  'pool.group-family': ({ group, family, pool }) =>
    `Все пулы группы одного семейства; пул «${pool}» группы «${group}» — семейства ${family}.`,

  'federation.code': ({ seen }) => `«${seen}» — не код федерации: в нём три заглавные латинские буквы.`,
  'federation.status': ({ seen, expected }, say) => `Статуса федерации «${seen}» нет; есть ${say.list([...expected])}.`,
  'federation.unchanged': ({ federation }) => `Для федерации ${federation} это уже записано; ничего не изменено.`,

  'club.unknown': ({ club }) =>
    `Клуба «${club}» нет ни в одной карточке, ни как своего, ни как клуба приглашённого игрока. Все клубы перечисляет «elobook players clubs».`,
  'order.twice': ({ club, player }, say) =>
    `Игрок ${say.player(player)}: дважды в списке клуба «${club}» по силе; место у каждого одно.`,
  'order.elsewhere': ({ club, player, clubs }, say) =>
    `Игрок ${say.player(player)}: не свой игрок и не гость клуба «${club}»${clubs.length === 0 ? ', и клуб в карточке не указан' : `; в карточке: ${say.list(clubs.map((each) => `«${each}»`))}`}. В списке по силе стоят только свои игроки и гости; сначала укажите --club или --guest-club.`,
  'order.leaves': ({ player, other, place }, say) =>
    `Игрок ${say.player(player)}: теряет место ${say.number(place)} в списке клуба «${other}» по силе, потому что место в карточке одно.`,
  'order.lost': ({ club, players }, say) =>
    `Больше не в списке клуба «${club}» по силе: ${say.list(players.map((each) => say.player(each)))}.`,
  'order.unchanged': ({ club }) => `Список клуба «${club}» по силе уже такой; ничего не изменено.`,
  'attachment.no-komir': ({ player }, say) =>
    `Игрок ${say.player(player)}: нет номера KOMIR, под которым хранятся бланки; его даёт первая лицензия.`,
  'attachment.type': ({ name }) =>
    `«${name}» — не файл PDF, PNG или JPEG; сохраните или отсканируйте бланк в одном из них.`,
  'attachment.size': ({ name, size, most }, say) =>
    `«${name}»: ${say.number(Math.ceil(size / 1024))} КБ, а бланк может занимать не больше ${say.number(most / 1024)} КБ. Отсканируйте его в серых тонах или с меньшим разрешением.`,
  'attachment.many': ({ player, most }, say) =>
    `Игрок ${say.player(player)}: уже ${say.number(most)} бланков, больше нельзя.`,
  'attachment.no-ground': () => 'Бланк удаляется навсегда, поэтому нужно основание: --ground ТЕКСТ.',
  'attachment.unknown': ({ player, entry }, say) =>
    `Игрок ${say.player(player)}: бланка с записью ${say.number(entry)} нет; имеющиеся перечисляет «elobook players forms».`,

  'player.unknown': ({ asked }) =>
    `В реестре нет никого с идентификатором «${asked}»; по имени ищет команда «players find ${asked}».`,
  'player.none-named': ({ asked }) =>
    `В реестре ни одно имя не начинается так: «${asked}»; нужны хотя бы две буквы фамилии или имени.`,
  'player.more-named': ({ more }, say) =>
    `Подходят и другие имена (ещё ${say.number(more)}); введите больше букв, чтобы сузить поиск.`,
  'player.check-character': ({ asked }) =>
    `«${asked}» — ничей идентификатор: контрольный знак не подходит, значит, один знак неверен или два переставлены.`,
  'player.number-unknown': ({ number, asked }) =>
    `В реестре ни у кого нет такого номера (${NUMBERS[number]}): ${asked}.`,
  'player.ambiguous': ({ asked, players }, say) =>
    `«${asked}» может быть идентификатором и номером ФИДЕ (${say.list([...players])}); номер пишите так: fide:${asked}.`,
  'player.led-on': ({ asked, player }) => `Объединено: ${asked} → ${player}.`,
  'player.field-unknown': ({ field, expected }, say) =>
    `В карточке нет поля «${field}»; поля: ${say.list([...expected])}.`,
  'player.field-missing': ({ field }) => `Не хватает: ${FIELDS[field]}.`,
  'player.field-unreadable': ({ field }) =>
    FORMS[field] === undefined
      ? `Не удалось прочитать: ${FIELDS[field]}; ожидается текст.`
      : `Не удалось прочитать: ${FIELDS[field]}; ожидается ${FORMS[field]}.`,
  'player.text-doubtful': ({ field, doubts }, say) =>
    `Вызывает сомнение: ${FIELDS[field]}; там ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Такой текст не вносится никогда.' : 'Если всё верно, добавьте --although names.'}`,
  'player.born-later': () => 'Дата рождения — в будущем.',
  'player.died-later': () => 'Дата смерти — в будущем.',
  'player.died-before-birth': () => 'Дата смерти раньше даты рождения.',
  'player.title-unknown': ({ title }) => `ФИДЕ не присваивает звания «${title}».`,
  'player.alike': ({ players }, say) =>
    `С таким именем и датой рождения уже есть: ${say.list(players.map((each) => say.player(each)))}. Если это тот же человек, используйте его карточку или объедините обе.`,
  'player.federation-unset': ({ federation }) =>
    `Служба не знает федерации ${federation}; проверьте, верно ли она написана.`,
  'player.number-taken': ({ number, value, player }, say) =>
    `Этот номер (${NUMBERS[number]}: ${value}) принадлежит другому: ${say.player(player)}; у двух игроков он не может совпадать.`,
  'player.komir-stays': () => 'Номер KOMIR присваивается навсегда: его нельзя изменить или отозвать.',
  'player.komir-given': ({ komir }) => `С первой лицензией игрок получил номер KOMIR ${komir}.`,
  'player.komir-passed': ({ komir }) =>
    `Номер KOMIR ${komir}, возможно, принадлежал тому, кого стёрли или убрали из реестра, а один номер дважды не присваивается. Не указывайте его, и с первой лицензией будет присвоен следующий свободный; если это собственный номер этого человека, его внесёт «--although komir».`,
  'import.komir-passed': ({ rows, count }, say) =>
    `У ${say.count(count, 'игрока', 'игроков', 'игроков')} списка номер KOMIR, которого здесь ни у кого нет и который, возможно, принадлежал тому, кого стёрли или убрали из реестра (номера: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}); один номер дважды не присваивается. Если это собственные номера этих игроков: --although komir; без этих игроков: --leave-out.`,
  'import.no-group': ({ group, groups }, say) =>
    `К группе «${group}» не относится ни один пул.${groups.length === 0 ? ' Групп у службы нет; группу создаёт «pools open … --group».' : ` Есть группы: ${say.list(groups)}.`}`,
  'import.not-combined': ({ pools }, say) =>
    `В файле рейтинги одного вида, а в группе несколько пулов (${say.list(pools)}). Укажите, для какого они: «--pool», и контроль времени: «--control».`,
  'import.no-ratings-for': ({ controls }, say) =>
    `В рейтинг-листе нет столбца для этих рейтингов: ${say.list(controls.map((control) => ({ standard: 'классика', rapid: 'рапид', blitz: 'блиц' })[control]))}. Поэтому ничего не принято: все игроки пула лишились бы рейтинга. Возьмите общий рейтинг-лист целиком или через «--pool» только те пулы, для которых столбец есть.`,
  'player.komir-exhausted': () =>
    'После наибольшего выданного номера KOMIR пятизначных номеров не осталось; укажите тот, который никогда не выдавался.',
  'player.order-taken': ({ club, place, player }, say) =>
    `Место ${say.number(place)} в списке игроков клуба «${club}» по силе занято: ${say.player(player)}.`,
  'player.order-elsewhere': ({ club, clubs }, say) =>
    `Место в списке клуба «${club}» по силе может быть только у его игрока или гостя; ${clubs.length === 0 ? 'в карточке клуб не указан (--club, --guest-club)' : `в карточке: ${say.list(clubs.map((each) => `«${each}»`))}`}.`,
  'import.order-twice': ({ club, place, rows }, say) =>
    `Место ${say.number(place)} в списке клуба «${club}» по силе указано в файле у нескольких игроков (номера: ${say.list(rows.map(say.number))}).`,
  'import.order-elsewhere': ({ row, club, clubs }, say) =>
    `У игрока ${say.number(row)} файла место в списке по силе клуба «${club}», а ${clubs.length === 0 ? 'клуб не указан' : `играет он за ${say.list(clubs.map((each) => `«${each}»`))}`}; в списке по силе стоят только игроки клуба и его гости.`,
  'import.order-taken': ({ row, club, place, player }, say) =>
    `Игрок ${say.number(row)} файла: место ${say.number(place)} в списке клуба «${club}» по силе занято, и другого места файл не даёт: ${say.player(player)}.`,
  'import.komirs-given': ({ count, first, last }, say) =>
    `С первой лицензией номер KOMIR ${say.form(count, 'получил', 'получили', 'получили')} ${say.count(count, 'игрок', 'игрока', 'игроков')}: ${first === last ? first : `${first}–${last}`}.`,
  'player.unchanged': ({ player }, say) => `В карточке это уже записано, ничего не изменено: ${say.player(player)}.`,
  'player.erased': ({ player }, say) => `Личные данные стёрты и не могут быть изменены: ${say.player(player)}.`,

  'merge.same': ({ player }, say) => `Нельзя объединить игрока с самим собой: ${say.player(player)}.`,
  'merge.merged-already': ({ player, into }, say) => `Уже объединено: ${player} → ${say.player(into)}.`,
  'merge.same-event': ({ events, count }, say) =>
    `Оба играют в одних и тех же турнирах (${say.number(count)}: ${say.list([...events])}), значит, это два человека; сначала исправьте отчёт.`,
  'merge.two-numbers': ({ number }) =>
    `У них разные номера одного вида (${NUMBERS[number]}); объединить можно, только если подтвердить, что оба принадлежат одному человеку.`,
  'merge.differs': ({ field }) => `Карточки расходятся: ${FIELDS[field]}.`,
  'merge.left-behind': ({ fields }, say) =>
    `Только в карточке, которая исчезает: ${say.list(fields.map((field) => FIELDS[field]))}; если это верно, внесите в другую.`,
  'merge.two-standings': ({ pool, kept, dropped }, say) =>
    `Оба есть в пуле ${pool}: остаётся ${kept === null ? 'тот, что без рейтинга' : say.number(kept)}, исключается ${dropped === null ? 'тот, что без рейтинга' : say.number(dropped)}.${dropped === null || dropped === kept ? '' : ' Если это верно: --although ratings; если должен остаться другой, объедините в обратном порядке.'}`,

  'split.not-merged': ({ player }) => `Этот игрок ни с кем не объединён: ${player}.`,
  'split.later-first': ({ player, into }) =>
    `Объединение ${player} → ${into} не последнее: ${into} объединён дальше; сначала отмените это.`,
  'split.nothing': () => 'Укажите турниры, которые нужно отделить.',
  'split.event-unknown': ({ event }) => `В службе нет турнира «${event}».`,
  'split.not-in-event': ({ player, event }, say) => `Не играет в турнире ${event}: ${say.player(player)}.`,
  'split.both-in-event': ({ player, event }, say) => `Уже играет в турнире ${event}: ${say.player(player)}.`,
  'split.list-since': ({ pool, date }, say) =>
    `В пуле ${pool} с тех пор вышел рейтинг-лист (${say.date(date)}); он не меняется, а в следующем у каждого будет рейтинг из его карточки.`,

  'import.faults': ({ count }, say) =>
    `В списке ${say.count(count, 'ошибка', 'ошибки', 'ошибок')}, ничего не принято; исправьте их или разрешите пропустить ошибочные строки (--leave-out).`,
  'import.month-missing': ({ pool, expected }) =>
    `Из списка не видно, за какой месяц рейтинги для пула ${pool}; укажите --as-of${expected === undefined ? '' : ` ${expected}`}.`,
  'import.month-differs': ({ asked, list }, say) =>
    `Месяц самого списка — ${say.month(list)}; указанный месяц (${say.month(asked)}) другой.`,
  'import.other-date': ({ pool, asked, expected, why }) =>
    `Рейтинги на ${asked} в пул ${pool} внести нельзя: ${
      why === 'list'
        ? `его последний рейтинг-лист — ${expected}`
        : why === 'own'
          ? `последний месяц, который можно внести, — ${expected}, после него пул публикует свои рейтинг-листы`
          : `этот срок ещё не наступил, последний наступивший — ${expected}`
    }. Подходит --as-of ${expected}.`,
  'import.own-list': ({ pool, first, expected }) =>
    `Пул ${pool} публикует свои рейтинг-листы с ${first}; полный список со стороны заменил бы их. Тех, кого нет в последнем, можно внести с --add --as-of ${expected}.`,
  'import.whole-of-nothing': () =>
    'Полный список возможен только для пула: укажите пул в --pool или внесите игроков с --add.',
  'import.which': ({ pool, whole, lost }, say) =>
    pool === null
      ? 'Вот что сделал бы файл. Чтобы это выполнить, укажите --add: игроки добавятся к имеющимся.'
      : whole
        ? `Вот что сделал бы файл. Укажите, что это: --whole — полный список${lost === 0 ? '' : ` (рейтинг потеряют те, кого в нём нет: ${say.number(lost)})`}; или --add — игроки и рейтинги в дополнение к имеющимся.`
        : 'Вот что сделал бы файл. Чтобы это выполнить, укажите --add: игроки добавятся к тем, кто есть в последнем рейтинг-листе.',
  'import.ratings-lost': ({ pool, count, players }, say) =>
    `Есть рейтинг в пуле ${pool}, а в этом списке нет, и рейтинг был бы потерян (${say.count(count, 'игрок', 'игрока', 'игроков')}): ${say.list(players.map(({ player, name, rating }) => `${name ?? ''} (${player}${rating === null ? '' : `, ${rating}`})`.trim()))}${count > players.length ? ', …' : ''}. Если так и нужно: --although ratings; если файл — лишь часть списка: --add.`,
  'import.fact-differs': ({ field, count, ...rest }, say) =>
    `В карточке указано другое (${FIELDS[field]}), и она остаётся как есть (${say.count(count, 'игрок', 'игрока', 'игроков')}): ${whose({ ...rest, count }, say)}. ${
      field === 'name'
        ? 'Если прав список: --although other-names или «players change».'
        : isNumber(field)
          ? 'Если прав список: «players change»; номера списком не заменяются.'
          : 'Если прав список: --although facts (год не заменяет полную дату) или «players change».'
    }`,
  'import.rating-differs': ({ pool, phase, count, ...rest }, say) =>
    `В пуле ${pool} рейтинг другой, и он остаётся (${say.count(count, 'игрок', 'игрока', 'игроков')}): ${whose({ ...rest, count }, say)}. ${phase === 'opening' ? 'Если прав список: --whole, когда он полный, иначе --although ratings; то, о чём есть решение, не меняется.' : 'Опубликованный рейтинг-лист исправляют решением («decide») или исправленным отчётом.'}`,
  'import.somebody-else': ({ count, ...rest }, say) =>
    `Похоже, это не тот, чей номер (из имени, даты рождения и пола не совпадают хотя бы два), поэтому из строки не взято ничего (${say.count(count, 'игрок', 'игрока', 'игроков')}): ${whose({ ...rest, count }, say)}. Если это он: --although other-names --although facts или «players change».`,
  'import.next-list': ({ pool, count }, say) =>
    `Со следующего рейтинг-листа пула ${pool} ${say.form(count, 'действует', 'действуют', 'действуют')} ${say.count(count, 'рейтинг', 'рейтинга', 'рейтингов')}; опубликованный не меняется.`,
  'import.still-open': ({ import: id, pool }) =>
    `Импорт ${id} в пул ${pool} прерван. Завершите его с тем же файлом и параметрами или отмените: «players import --undo ${id}».`,
  'import.unknown': ({ asked }) => `Импорта «${asked}» нет; имеющиеся показывает «players imports».`,
  'import.undone-already': ({ import: id, day }, say) => `Импорт ${id} уже отменён (${say.date(day)}).`,
  'import.published-since': ({ import: id, pool, date }, say) =>
    `Импорт ${id} отменить нельзя: на нём основан опубликованный рейтинг-лист пула ${pool} (${say.date(date)}). Ошибки можно исправить командами «decide» и «players change».`,
  'import.persons-kept': ({ count, players }, say) =>
    `Остаются в реестре, потому что с карточкой связано и другое (${say.count(count, 'игрок', 'игрока', 'игроков')}): ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.cards-kept': ({ count, players, fields }, say) =>
    `С тех пор изменено ещё раз, поэтому остаётся (${say.list(fields.map((field) => FIELDS[field]))}; ${say.count(count, 'карточка', 'карточки', 'карточек')}): ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.ratings-kept': ({ pool, count, players }, say) =>
    `Рейтинги в пуле ${pool} остаются, потому что с тех пор было решение или объединение (${say.number(count)}): ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.other-game': ({ pool }) =>
    `Рейтинг-лист ФИДЕ — шахматный, а пул «${pool}» — пул го: его рейтинги не переносятся.`,
  'import.no-pool': ({ date }) => `Для рейтингов (${date}) нужно указать пул.`,
  'import.numbers-disagree': ({ row, players }, say) =>
    `Игрок №\u00a0${say.number(row)} списка пропущен: его номера принадлежат разным людям (${say.list([...players])}).`,
  'import.number-repeated': ({ row, number }, say) =>
    `У игрока №\u00a0${say.number(row)} списка тот же номер, что и у другого игрока списка (${NUMBERS[number]}).`,
  'import.several-alike': ({ row, players }, say) =>
    `Игрок №\u00a0${say.number(row)} списка пропущен: имя и дата рождения подходят нескольким людям (${say.list([...players])}).`,
  'import.no-name': ({ row }, say) => `Игрок №\u00a0${say.number(row)} списка пропущен: он новый, и имени у него нет.`,
  'import.names-doubtful': ({ rows, count, doubts }, say) =>
    `У ${say.count(count, 'игрока', 'игроков', 'игроков')} списка имя или клуб вызывает сомнение: ${doubtsIn(doubts, say)} (номера: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). ${isNever(doubts) ? 'Такой текст не вносится никогда; остальных примет --leave-out.' : '--although names примет их как есть, --leave-out — только остальных.'}`,
  'tidy.unnamed': ({ persons, reports }, say) =>
    `Никто не убран. Укажите, кого убрать («players tidy ID …»)${reports === 0 ? '' : `, или «players tidy --all ${reports}» уберёт оставшихся после отчётов (${say.number(reports)})`}; всего найдено: ${say.number(persons)}.`,
  'tidy.in-use': ({ players }, say) =>
    `С ними что-то связано (${say.list(players.map(say.player))}): рейтинг, номер, турнир, объединение, решение или открытый вопрос. Никто не убран.`,
  'tidy.other-count': ({ asked, persons }, say) =>
    `После отчётов осталось людей, с которыми ничего не связано: ${say.number(persons)}, а не ${say.number(asked)}. Посмотрите «players tidy» ещё раз.`,
  'tidy.not-removed': ({ player }, say) => `Возвращать некого: ${say.player(player)} убран не командой «players tidy».`,
  'import.byes': ({ rows, count }, say) =>
    `Пропущено без номера, так как имя означает «свободен от игры», а не человека: ${say.count(count, 'строка', 'строки', 'строк')} (номера: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). Если это люди, их примет --although names.`,
  'import.games-unknown': ({ count }, say) =>
    `В списке не указано, сколько партий обсчитано (${say.count(count, 'игрок', 'игрока', 'игроков')}); при K = 40 счёт идёт с нуля.`,
  'import.ids-unsaid': ({ count, example }, say) =>
    `Номера из столбца идентификаторов не попадут в карточки (${say.count(count, 'номер', 'номера', 'номеров')}, например ${example}): не сказано, чьи это номера. Если это номера ФИДЕ, укажите: --ids fide.`,
  'import.ratings-unpooled': ({ count }, say) =>
    `Рейтинги не будут приняты (${say.count(count, 'строка', 'строки', 'строк')}): не указано, в каком пуле они должны учитываться.`,
  'import.done-before': ({ parts }, say) =>
    `Из этого списка раньше ${say.form(parts, 'принята', 'приняты', 'принято')} ${say.count(parts, 'часть', 'части', 'частей')}.`,
};
