/** Names of people who do not exist, from syllables of three languages. */
import type { Chance } from '../core/chance.ts';
import type { Sex } from '../core/people.ts';

export const TONGUES = ['hungarian', 'english', 'russian', 'cyrillic'] as const;
export type Tongue = (typeof TONGUES)[number];

interface Sounds {
  readonly beginnings: readonly string[];
  readonly ends: readonly string[];
  /** What a woman's family name adds. */
  readonly feminine: string;
  readonly given: Readonly<Record<Sex, readonly string[]>>;
  readonly places: readonly string[];
  readonly event: (place: string) => string;
  readonly federations: { readonly chess: readonly string[]; readonly go: readonly string[] };
}

const words = (text: string): readonly string[] => text.split(' ');

const RUSSIAN_FEDERATIONS = { chess: words('RUS KAZ BLR'), go: words('RU KZ BY') };

export const SOUNDS: Readonly<Record<Tongue, Sounds>> = {
  hungarian: {
    beginnings: words('Bar Csor Dom Erd Gál Hor Kel Lak Mór Nyír Őr Pál Rév Sár Szend Tark Ugr Vég Zal Fűz'),
    ends: words('alji bődi csányi dási falvi göri hegyi keszi lődi mándi rendi szegi teleki tősi vári űri'),
    feminine: '',
    given: {
      f: words('Ágnes Boróka Csilla Dóra Emese Flóra Gréta Ilka Jolán Luca Nóra Réka Sára Tünde Villő Zsófia'),
      m: words('Ádám Bence Csongor Dénes Ernő Ferenc Gergő Huba Imre Kálmán Levente Máté Örs Péter Soma Zsolt'),
    },
    places: words('Tiszavár Hegyfő Rétalja Kőhalom Berekfő Nádvölgy'),
    event: (place) => `${place} Kupa`,
    federations: { chess: words('HUN HUN HUN AUT SVK'), go: words('HU HU HU AT SK') },
  },
  english: {
    beginnings: words('Ash Bram Cold Dun Elm Fair Gold Hart Kings Lang Marsh North Oak Pen Ravens Stan Thorn Wether'),
    ends: words('bourne by combe dale field ford ham hurst ley mere shaw stead thorpe ton wick worth'),
    feminine: '',
    given: {
      f: words('Alice Beth Clara Daisy Edith Fiona Grace Hazel Ivy Jane Lucy Mabel Nell Olive Rose Violet'),
      m: words('Adam Basil Colin Duncan Edgar Felix Giles Hugh Ian Jack Keith Luke Miles Neil Oscar Ralph'),
    },
    places: words('Thornmere Elmwick Coldford Ashcombe Marshley Penworth'),
    event: (place) => `${place} Open`,
    federations: { chess: words('ENG ENG IRL SCO'), go: words('GB GB IE') },
  },
  russian: {
    beginnings: words('Bel Ver Gor Dub Zim Kor Lug Mor Ner Ozer Pol Rech Sos Tum Ust Yar'),
    ends: words('akov atov enin etov ikov inov ishev okhin onin ovin udin ukov unin ushkin yagin yatov'),
    feminine: 'a',
    given: {
      f: words('Alla Vera Galina Darya Zoya Inna Kira Lidia Marina Nina Olga Polina Raisa Sofia Tamara Yulia'),
      m: words('Anton Boris Vadim Gleb Denis Yegor Ivan Kirill Lev Maksim Nikita Oleg Pavel Roman Semyon Timur'),
    },
    places: words('Belorechye Ozerki Sosnovka Lugovoye Zimovye Yargorod'),
    event: (place) => `${place} Cup`,
    federations: RUSSIAN_FEDERATIONS,
  },
  cyrillic: {
    beginnings: words('Бел Вер Гор Дуб Зим Кор Луг Мор Нер Озер Пол Реч Сос Тум Уст Яр'),
    ends: words('аков атов енин етов иков инов ищев охин онин овин удин уков унин ушкин ягин ятов'),
    feminine: 'а',
    given: {
      f: words('Алла Вера Галина Дарья Зоя Инна Кира Лидия Марина Нина Ольга Полина Раиса София Тамара Юлия'),
      m: words('Антон Борис Вадим Глеб Денис Егор Иван Кирилл Лев Максим Никита Олег Павел Роман Семён Тимур'),
    },
    places: words('Белоречье Озерки Сосновка Луговое Зимовье Яргород'),
    event: (place) => `Турнир «${place}»`,
    federations: RUSSIAN_FEDERATIONS,
  },
};

/** `Family, Given`, each name once, whichever alphabet it is in; where the short ones are used up with a second given name. */
export class Names {
  readonly #chance: Chance;
  readonly #used = new Set<string>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  next(tongue: Tongue, sex: Sex): string {
    const { beginnings, ends, feminine, given } = SOUNDS[tongue];
    const latin = SOUNDS[tongue === 'cyrillic' ? 'russian' : tongue];
    const one = (of: readonly string[], inLatin: readonly string[]): Spelt => {
      const place = this.#chance.between(0, of.length - 1);
      return [of[place] as string, inLatin[place] as string];
    };
    const short = (): Spelt =>
      joined(
        one(beginnings, latin.beginnings),
        one(ends, latin.ends),
        [sex === 'f' ? `${feminine}, ` : ', ', ', '],
        one(given[sex], latin.given[sex]),
      );
    let [name, key] = short();
    while (this.#used.has(key)) [name, key] = joined(short(), [' ', ' '], one(given[sex], latin.given[sex]));
    this.#used.add(key);
    return name;
  }
}

/** As it is written, and in Latin letters. */
type Spelt = readonly [written: string, latin: string];

const joined = (...parts: readonly Spelt[]): Spelt => [
  parts.map(([written]) => written).join(''),
  parts.map(([, latin]) => latin).join(''),
];
