/** The words of clubs, their licences and strength orders, in Hungarian. */
import type { ClubWords } from '../../en/commands/clubs.ts';

export const CLUB_WORDS: ClubWords = {
  title: 'Egyesületek',
  none: 'Egyetlen adatlapon sincs még egyesület. Az egyesület akkor jelenik meg, amikor egy adatlapra felkerül.',
  club: 'Egyesület',
  members: 'Saját játékos',
  guests: 'Vendégjátékos',
  ordered: 'Az erősorrendben',
  licenceSheet: 'Versenyengedélyek lapja',
  orderSheet: 'Erősorrend lapja',
  licenceTitle: (club, year) => `${club}: versenyengedélyek, ${year}`,
  orderTitle: (club, day, say) => `${club}: erősorrend, ${say.date(day)}`,
  year: 'Év',
  show: 'Megjelenítés',
  place: 'Hely',
  player: 'Játékos',
  komir: 'KOMIR-azonosító',
  fide: 'FIDE-azonosító',
  born: 'Szül. év',
  rating: 'Értékszám',
  licence: 'Versenyengedély',
  noLicence: 'nincs',
  since: 'Első engedély',
  role: 'Minősége',
  member: 'saját játékos',
  guest: (club) => (club === undefined ? 'vendégjátékos' : `vendégjátékos (${club})`),
  guestElsewhere: (club) => `saját játékos; vendég itt: ${club}`,
  counted: (players, licences, say) =>
    `${say.count(players, 'játékos')}, közülük versenyengedélye van: ${say.number(licences)}.`,
  noOrder: 'Ennek az egyesületnek az erősorrendjében még senkinek sincs helye.',
  withoutPlace: 'Hely nélkül',
};
