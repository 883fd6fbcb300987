/** The words of clubs, their licences and strength orders, in Russian. */
import type { ClubWords } from '../../en/commands/clubs.ts';

export const CLUB_WORDS: ClubWords = {
  title: 'Клубы',
  none: 'Ни в одной карточке клуб пока не указан. Клуб появится здесь, как только будет указан в карточке.',
  club: 'Клуб',
  members: 'Свои игроки',
  guests: 'Гости',
  ordered: 'В списке по силе',
  licenceSheet: 'Ведомость лицензий',
  orderSheet: 'Список по силе',
  licenceTitle: (club, year) => `${club}: лицензии на ${year} год`,
  orderTitle: (club, day, say) => `${club}: список по силе на ${say.date(day)}`,
  year: 'Год',
  show: 'Показать',
  place: 'Место',
  player: 'Игрок',
  komir: 'Номер KOMIR',
  fide: 'Номер ФИДЕ',
  born: 'Год рожд.',
  rating: 'Рейтинг',
  licence: 'Лицензия',
  noLicence: 'нет',
  since: 'Первая лицензия',
  role: 'Кем играет',
  member: 'свой игрок',
  guest: (club) => (club === undefined ? 'гость' : `гость (клуб ${club})`),
  guestElsewhere: (club) => `свой игрок, гость клуба ${club}`,
  counted: (players, licences, say) =>
    `${say.count(players, 'игрок', 'игрока', 'игроков')}, лицензий на год: ${say.number(licences)}.`,
  noOrder: 'В списке этого клуба по силе пока никого нет.',
  withoutPlace: 'Без места',
};
