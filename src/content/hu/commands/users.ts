/** Accounts, keys for programs and requests of second officers in short, in Hungarian. */
import type { UserWords } from '../../en/commands/users.ts';

export const USER_WORDS: UserWords = {
  none: 'Az irodának nincsenek fiókjai; az első rendszergazdáé: „elobook users add NÉV --role administrator --as NÉV”.',
  roles: {
    arbiter: 'versenybíró',
    club: 'egyesület',
    federation: 'szövetségi iroda',
    officer: 'értékszám-felelős',
    administrator: 'rendszergazda',
  },
  closed: 'megszűnt',
  erasedName: '(törölt név)',
  added: (account, name) => `A fiók (${account}) megnyílt, tulajdonosa: ${name}.`,
  connected: (user, account) => `A rendszer felhasználójának (${user}) fiókja: ${account}.`,
  disconnected: (user) => `A rendszer felhasználójának (${user}) nincs többé fiókja.`,
  changed: (account) => `A fiók (${account}) módosult.`,
  erased: (account) => `A fiók (${account}) neve véglegesen törlődött, és a fiók megszűnt.`,
  link: (until) =>
    `Adja át ezt a hivatkozást (az oldal címe után írva) a fiók tulajdonosának; egyszer használható, eddig: ${until}:`,
  wholeLink: (until) => `Adja át ezt a hivatkozást a fiók tulajdonosának; egyszer használható, eddig: ${until}:`,
  inviteNext: (account) =>
    `Az „elobook users invite ${account}” készíti el azt a hivatkozást, amelyen a jelszó megválasztható.`,
  secondFactorReset: (account) =>
    `A fiók (${account}) egyszer használatos kódjai és belépőkulcsai törölve, munkamenetei lezárva; a jelszó megmaradt.`,
  noKeys: 'Nincsenek programkulcsok.',
  never: 'még nem használták',
  used: (time) => `utolsó használat: ${time}`,
  newKey: (key, account) => `A kulcs (${key}) fiókja: ${account}. Csak most látható:`,
  revoked: (key) => `A kulcs (${key}) visszavonva.`,
  noRequests: 'Semmi sem vár második munkatársra.',
  states: { waits: 'vár', confirmed: 'jóváhagyva', declined: 'elutasítva' },
  confirmed: (request) => `A kérelem (${request}) jóváhagyva és végrehajtva.`,
  declined: (request) => `A kérelem (${request}) elutasítva.`,
  commented: (event) => `A versenyhez (${event}) fűzött megjegyzés megmarad.`,
  webhookAdded: (webhook, url) => `A webhook (${webhook}) ide küld: ${url}. A titka csak most látható:`,
  webhookRemoved: (webhook) => `A webhook (${webhook}) megszűnt azzal együtt, ami küldésre várt.`,
  noWebhooks: 'Nincsenek webhookok.',
  noDeliveries: 'Webhook még semmit sem kapott, és semmi sem vár küldésre.',
  deliveries: { waits: 'vár', delivered: 'kézbesítve', 'given-up': 'feladva' },
  /** Why something could not be sent, by what is kept of it. */
  faults: {
    'address not allowed': 'A cím olyan hálózatban van, amelyet az üzemeltető nem engedélyezett.',
    'secret sealed with another key':
      'A titkát olyan kulccsal zárták le, amely már nincs meg; vegye fel újra a webhookot.',
  },
  fourEyes: {
    on: 'A legsúlyosabb műveletekhez második munkatárs kell.',
    off: 'Semmihez sem kell többé második munkatárs.',
  },
};
