/** What an edition changed against the one before it, in our words. What lies between 2017 and 2024 we do not have. */
import type { EditionId } from '../rulebooks/rulebook.ts';
import type { Language } from './languages.ts';

export interface EditionChange {
  /** The clause of the newer edition. */
  readonly clause: string;
  readonly text: Readonly<Record<Language, string>>;
}

export interface EditionChanges {
  readonly since: EditionId;
  readonly changes: readonly EditionChange[];
}

export const changes: Readonly<Partial<Record<EditionId, EditionChanges>>> = {
  'fide-2024': {
    since: 'fide-2014',
    changes: [
      {
        clause: '0.2.2',
        text: {
          en: 'A tournament is registered 3 days before it begins, one with the strongest players 30 days before; it was one week, and 30 days where titles could be won.',
          hu: 'A versenyt 3 nappal a kezdete előtt kell nyilvántartásba vetetni, a legerősebb játékosokkal 30 nappal előtte; korábban egy hét volt, címszerző versenynél 30 nap.',
          ru: 'Турнир регистрируют за 3 дня до начала, с сильнейшими игроками за 30 дней; раньше за неделю, а турнир с нормами за 30 дней.',
        },
      },
      {
        clause: '1.1',
        text: {
          en: 'The minimum thinking time is asked of each game and goes by ratings of 2400 and 1800; in 2014 one player above 2200 or 1600 decided for the whole tournament.',
          hu: 'A legkisebb gondolkodási idő játszmánként értendő, határai 2400 és 1800; 2014-ben egyetlen 2200 vagy 1600 fölötti játékos az egész versenyre döntött.',
          ru: 'Минимальное время на обдумывание требуется для каждой партии, границы 2400 и 1800; в 2014 году один игрок выше 2200 или 1600 определял его для всего турнира.',
        },
      },
      {
        clause: '8.3',
        text: {
          en: 'Games against unrated players never count for the rated side; the special method for unrated players in round robins is gone.',
          hu: 'Az értékszám nélküli ellenfél elleni játszma sosem számít az értékszámmal rendelkezőnek; a körversenyek külön módszere megszűnt.',
          ru: 'Партии с игроками без рейтинга для игрока с рейтингом не учитываются; особый метод для круговых турниров отменён.',
        },
      },
      {
        clause: '7.1.4',
        text: {
          en: 'The floor of the list is 1400; it was 1000.',
          hu: 'A lista értékszámküszöbe 1400; korábban 1000 volt.',
          ru: 'Минимальный рейтинг в рейтинг-листе — 1400; раньше был 1000.',
        },
      },
      {
        clause: '8.2.2',
        text: {
          en: 'For a first rating two draws against fictitious opponents of 1800 are added, the same formula holds for every score, and 2200 is the most; in 2014 a score above one half gave a fixed number of points per half point.',
          hu: 'Az induló értékszámhoz két, 1800-as képzeletbeli ellenféllel játszott döntetlent adunk, minden eredményre ugyanaz a képlet érvényes, és legfeljebb 2200 lehet; 2014-ben az 50% fölötti eredmény félpontonként rögzített pontszámot ért.',
          ru: 'К первому рейтингу добавляются две ничьи с условными соперниками с рейтингом 1800, формула одна для любого результата, предел 2200; в 2014 году результат выше половины давал постоянную прибавку за каждые пол-очка.',
        },
      },
      {
        clause: '8.3.3',
        text: {
          en: 'K is 40 until the end of the year of the 18th birthday (it was the birthday itself), and K times the number of games is at most 700.',
          hu: 'K = 40 annak az évnek a végéig, amelyben a játékos betölti a 18. évét (korábban a születésnapig), és K szorozva a játszmák számával legfeljebb 700.',
          ru: 'K = 40 до конца года, в котором игроку исполняется 18 лет (раньше до дня рождения), а произведение K на число партий не больше 700.',
        },
      },
      {
        clause: '8.3.4',
        text: {
          en: 'The change of the whole period is rounded once, halves away from zero; in 2014 the new rating was rounded, halves up.',
          hu: 'A periódus teljes változását egyszer kerekítjük, a felet nullától távolodva; 2014-ben az új értékszámot kerekítették, a felet fölfelé.',
          ru: 'Изменение за весь период округляется один раз, половина — от нуля; в 2014 году округлялся новый рейтинг, половина — вверх.',
        },
      },
    ],
  },
  'fide-2025-10': {
    since: 'fide-2024',
    changes: [
      {
        clause: '8.3.1 (from 2025-10-01)',
        text: {
          en: 'A difference above 400 still counts as 400, but no longer for a player rated 2650 or more: there the real difference counts.',
          hu: 'A 400-nál nagyobb különbség továbbra is 400-nak számít, de a legalább 2650-es játékosnál már nem: nála a valódi különbség számít.',
          ru: 'Разница больше 400 по-прежнему учитывается как 400, но уже не для игрока с рейтингом 2650 и выше: для него учитывается действительная разница.',
        },
      },
    ],
  },
  'mssz-2017': {
    since: 'fide-2014',
    changes: [
      {
        clause: '8.21',
        text: {
          en: 'The Hungarian rules compute by FIDE’s text of 2014; a first event already counts from half a point on.',
          hu: 'A magyar szabályzat a FIDE 2014-es szövege szerint számol; az első verseny már fél ponttól számít.',
          ru: 'Венгерские правила считают по тексту ФИДЕ 2014 года; первый турнир учитывается уже с половины очка.',
        },
      },
      {
        clause: '2. § KOMIR ID',
        text: {
          en: 'KOMIR is no longer a rating of its own, but the registry that holds a player’s two sheets.',
          hu: 'A KOMIR már nem külön értékszám, hanem a játékos két adatlapját tartó nyilvántartás.',
          ru: 'KOMIR больше не отдельный рейтинг, а реестр с двумя карточками игрока.',
        },
      },
    ],
  },
};
