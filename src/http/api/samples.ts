/**
 * Answers as they come, shortened to the first of each list, for the page of the API. They were taken from the demonstration, with other names; a test
 * holds them to the shapes of their routes.
 */
import type { RouteName } from './route.ts';

const TURNER = {
  id: 'tw94nsm',
  place: 5,
  name: 'Turner, Hugh',
  title: 'IM',
  federation: 'HUN',
  club: 'Tiszavari SE',
  sex: 'm',
  birthYear: 1958,
  rating: 2487,
  change: -22,
  games: 17,
  k: 10,
};

export const SAMPLES: Readonly<Record<RouteName, object>> = {
  pools: {
    office: 'Elobook demonstration office',
    pools: [
      {
        pool: 'fide',
        family: 'fide',
        name: 'FIDE standard',
        calendar: 'monthly',
        group: 'fide',
        list: {
          date: '2026-11-01',
          players: 237,
          digest: 'd0f72f8299b1f76b6f440b2483b345f2a973b6b41653376abba6f8411110debf',
        },
      },
    ],
    minors: 'names',
    demonstration: true,
    asOf: '2026-11-01',
  },
  lists: {
    pool: 'fide',
    lists: [
      {
        date: '2026-11-01',
        players: 237,
        digest: 'd0f72f8299b1f76b6f440b2483b345f2a973b6b41653376abba6f8411110debf',
        root: '5890b6edd3753c72ad35e794ecb4c7abfebf64e46bc3e51f3c068e1617772861',
      },
    ],
  },
  list: {
    pool: 'fide',
    family: 'fide',
    name: 'FIDE standard',
    date: '2026-11-01',
    players: 237,
    digest: 'd0f72f8299b1f76b6f440b2483b345f2a973b6b41653376abba6f8411110debf',
    root: '5890b6edd3753c72ad35e794ecb4c7abfebf64e46bc3e51f3c068e1617772861',
    entry: {
      no: 1508,
      hash: '302fa4e280c21c6625154332129826bcf69506836a100fc3d37cc7c392d9d82b',
      time: '2026-10-31T09:06:00.000Z',
    },
    opening: false,
    edition: 'fide-2026-01',
    files: ['/files/fide-2026-11.txt'],
  },
  live: {
    pool: 'fide',
    family: 'fide',
    name: 'FIDE standard',
    list: '2026-11-01',
    events: [
      {
        event: 'e438',
        name: 'Hegyfo Kupa 236',
        start: '2026-10-22',
        end: '2026-10-26',
        players: 6,
        games: 30,
        list: '2026-12-01',
      },
    ],
    page: 1,
    pages: 6,
    all: 6,
    nextList: {
      list: '2026-12',
      closes: '2026-11-28',
      clause: '7.1.3',
    },
    found: 6,
    unofficial: true,
    players: [
      {
        id: '4egrtvs',
        name: 'Baker, Rose',
        title: 'IM',
        federation: 'HUN',
        place: 6,
        before: 2483,
        rating: 2481,
        change: -2,
        games: 10,
        events: [
          {
            event: 'e438',
            name: 'Hegyfo Kupa 236',
          },
        ],
      },
    ],
    next: 'cGFnZSAyIA',
  },
  entries: {
    pool: 'fide',
    date: '2026-11-01',
    found: 237,
    entries: [
      {
        id: 'tw2cjjn',
        place: 1,
        name: 'Weaver, Joan',
        federation: 'IRL',
        sex: 'm',
        birthYear: 2003,
        rating: 2610,
        change: 0,
        games: 8,
        k: 10,
        numbers: {
          fide: '98201196',
        },
      },
    ],
    next: 'cGxhY2UgMQ',
  },
  player: {
    id: '4egrtvs',
    name: 'Baker, Rose',
    birthYear: 1957,
    sex: 'f',
    federation: 'HUN',
    title: 'IM',
    club: 'Tiszavari SE',
    numbers: {
      fide: '98201170',
      komir: '9',
    },
    pools: [
      {
        pool: 'fide',
        family: 'fide',
        performances: true,
        name: 'FIDE standard',
        control: 'standard',
        group: 'fide',
        calendar: 'monthly',
        list: '2026-11-01',
        rating: 2483,
        change: 0,
        k: 10,
        games: 406,
        peak: 2488,
        place: {
          place: 6,
          of: 167,
          federation: {
            federation: 'HUN',
            place: 2,
            of: 32,
          },
          club: {
            club: 'Tiszavari SE',
            place: 2,
            of: 7,
          },
        },
        live: {
          rating: 2481,
          games: 10,
          unofficial: true,
        },
      },
    ],
  },
  history: {
    id: '4egrtvs',
    pools: [
      {
        pool: 'fide',
        page: 1,
        pages: 4,
        ratings: [
          {
            date: '2015-01-01',
            rating: 2447,
          },
        ],
        lists: [
          {
            date: '2026-09-01',
            rating: 2483,
            change: 9,
            games: 18,
            events: [
              {
                event: 'e398',
                name: 'Kohalom Kupa 224',
                start: '2026-08-02',
                end: '2026-08-10',
                games: 9,
                before: 2474,
                after: 2483,
                k: 10,
                performance: 2489,
                score: 7.5,
                change: 10.1,
              },
            ],
          },
        ],
        next: 'cGFnZSAyIGZpZGU',
      },
    ],
  },
  explanation: {
    id: '4egrtvs',
    name: 'Baker, Rose',
    pool: 'fide',
    family: 'fide',
    edition: 'fide-2026-01',
    list: '2026-09-01',
    before: 2474,
    after: 2483,
    official: true,
    events: [
      {
        event: 'e398',
        name: 'Kohalom Kupa 224',
        start: '2026-08-02',
        end: '2026-08-10',
        edition: 'fide-2026-01',
        rating: 2474,
        k: 10,
        games: [
          {
            opponent: 'afsj90m',
            opponentName: 'Mason, Peter',
            round: 1,
            colour: 'black',
            rating: 1715,
            gap: 759,
            counted: 400,
            score: 1,
            expected: 0.92,
            difference: 0.08,
            change: 0.8,
          },
        ],
        sums: {
          games: 9,
          score: 7.5,
          expected: 6.49,
          difference: 1.01,
          change: 10.1,
        },
        leftOut: [],
      },
    ],
    notes: [],
    lang: 'en',
    text: [
      {
        text: 'The rating of 2474 and the change of +8.5, rounded to +9, give 2483 (8.3.4).',
        depth: 0,
      },
    ],
    steps: [
      {
        clause: '8.3.4',
        rule: 'new-rating',
        given: {
          before: 2474,
          change: 8.5,
          rounded: 9,
        },
        gives: 2483,
        from: [],
      },
    ],
    sureness: [],
  },
  search: {
    players: [
      {
        id: '4egrtvs',
        name: 'Baker, Rose',
        title: 'IM',
        federation: 'HUN',
        birthYear: 1957,
        club: 'Tiszavari SE',
        numbers: {
          fide: '98201170',
          komir: '9',
        },
        ratings: [
          {
            pool: 'fide',
            rating: 2483,
          },
        ],
      },
    ],
    found: 1,
  },
  next: {
    id: '4egrtvs',
    name: 'Baker, Rose',
    pool: 'fide',
    family: 'fide',
    calendar: 'monthly',
    edition: 'fide-2026-01',
    list: '2026-11-01',
    rating: 2483,
    k: {
      k: 10,
      clause: '8.3.3',
      ratings: [],
    },
    titles: [
      {
        title: 'GM',
        rating: 2500,
        norms: true,
        clause: '1.5.3',
        lacking: 17,
        games: 0,
      },
    ],
    grades: [],
    opponents: [
      {
        rating: 2012,
      },
    ],
    results: [
      {
        score: 0,
        rating: 2455,
        change: -28,
      },
      {
        score: 0.5,
        rating: 2460,
        change: -23,
      },
    ],
    goal: {
      rating: 2490,
    },
    events: [
      {
        id: 'e432',
        name: 'FIDE standard: memorial',
        start: '2026-12-04',
        kind: 'announced',
      },
    ],
  },
  standing: {
    id: '4egrtvs',
    name: 'Baker, Rose',
    pool: 'fide',
    list: '2026-11-01',
    rating: 2483,
    places: [
      {
        kind: 'all',
        place: 6,
        players: 167,
        below: 96,
      },
    ],
    spread: {
      from: 1450,
      width: 50,
      counts: [6, 8, 22, 22, 24, 13],
    },
    games: 389,
    wins: [
      {
        event: 'e21',
        name: 'Kohalom Kupa 21',
        day: '2016-04-09',
        round: 7,
        colour: 'white',
        opponent: '3d51jv1',
        opponentName: 'Cooper, Jane',
        rating: 2637,
      },
    ],
    performances: [
      {
        event: 'e76',
        name: 'Sosnovka Cup 76',
        day: '2019-09-06',
        performance: 2817,
        games: 7,
        score: 7,
      },
    ],
    won: {
      games: 10,
      from: '2019-09-06',
      to: '2019-10-20',
    },
    unbeaten: {
      games: 51,
      from: '2018-03-09',
      to: '2019-10-20',
    },
    milestones: [
      {
        kind: 'highest',
        rating: 2488,
        date: '2025-02-01',
      },
    ],
    rivals: [
      {
        id: 'pxtm6v8',
        name: 'Miller, Grace',
        wins: 4,
        draws: 11,
        losses: 8,
      },
    ],
  },
  against: {
    one: {
      id: '4egrtvs',
      name: 'Baker, Rose',
      title: 'IM',
      federation: 'HUN',
    },
    other: {
      id: 'pxtm6v8',
      name: 'Miller, Grace',
      title: 'IM',
      federation: 'HUN',
    },
    wins: 4,
    draws: 11,
    losses: 8,
    games: [
      {
        event: 'e418',
        name: 'Hegyfo Kupa 31',
        day: '2026-09-17',
        pool: 'fide-blitz',
        round: 8,
        colour: 'black',
        score: 0,
        rating: 2453,
      },
    ],
    pools: [
      {
        pool: 'fide',
        one: [
          {
            date: '2015-01-01',
            rating: 2447,
          },
        ],
        other: [
          {
            date: '2015-01-01',
            rating: 2498,
          },
        ],
      },
    ],
  },
  clubs: {
    pool: 'fide',
    date: '2026-11-01',
    found: 2,
    groups: [
      {
        name: 'Tiszavari SE',
        players: 7,
        average: 2084,
      },
    ],
    next: 'cGFnZSAyIA',
  },
  club: {
    name: 'Tiszavari SE',
    pool: 'fide',
    date: '2026-11-01',
    pools: ['fide'],
    active: 7,
    players: 8,
    average: 2084,
    averageOf: 7,
    entries: [{ ...TURNER, registered: 3 }],
    gains: [],
    juniors: [
      {
        id: 'cas803n',
        name: 'Fletcher, Ann',
        rating: 1877,
        birthYear: 2010,
      },
    ],
    juniorsInAll: 2,
    history: [
      {
        date: '2026-11-01',
        players: 7,
        average: 2084,
      },
    ],
    next: 'cGFnZSAyIA',
  },
  federations: {
    pool: 'fide',
    date: '2026-11-01',
    found: 8,
    groups: [
      {
        name: 'ENG',
        players: 44,
        average: 2385,
      },
    ],
    next: 'cGFnZSAyIA',
  },
  federation: {
    name: 'HUN',
    pool: 'fide',
    date: '2026-11-01',
    pools: ['fide'],
    active: 32,
    players: 44,
    average: 2246,
    averageOf: 10,
    entries: [TURNER],
    gains: [
      {
        id: 's8bhrhs',
        name: 'Archer, Paul',
        rating: 1684,
        change: 54,
      },
    ],
    juniors: [
      {
        id: '6py4stm',
        name: 'Carter, John',
        rating: 2106,
        birthYear: 2007,
      },
    ],
    juniorsInAll: 11,
    history: [
      {
        date: '2026-11-01',
        players: 32,
        average: 2246,
      },
    ],
    next: 'cGFnZSAyIA',
  },
  top: {
    pool: 'fide',
    date: '2026-11-01',
    age: 'u18',
    sex: 'f',
    found: 13,
    entries: [
      {
        id: 'rvrhpg1',
        place: 35,
        name: 'Potter, Mark',
        federation: 'IRL',
        sex: 'f',
        birthYear: 2008,
        rating: 1991,
        change: 0,
        games: 0,
        k: 40,
        among: 1,
      },
    ],
  },
  events: {
    events: [
      {
        id: 'e438',
        pool: 'fide',
        name: 'Hegyfo Kupa 236',
        state: 'accepted',
        start: '2026-10-22',
        end: '2026-10-26',
        town: 'Hegyfo',
        federation: 'HUN',
        players: 6,
        games: 30,
        list: '2026-12-01',
      },
    ],
    next: 'e438',
  },
  event: {
    id: 'e398',
    pool: 'fide',
    family: 'fide',
    name: 'Kohalom Kupa 224',
    state: 'published',
    start: '2026-08-02',
    end: '2026-08-10',
    town: 'Kohalom',
    federation: 'HUN',
    system: 'swiss',
    rounds: 9,
    edition: 'fide-2026-01',
    list: '2026-09-01',
    games: 262,
    passed: ['0.2'],
    waivers: [],
    received: '2026-08-12',
    sha256: '1b1448d3cc0d648c4fe7186262b225942016e28355d3528efc6b56e7a8018981',
    way: {
      steps: [
        {
          step: 'submitted',
          reached: true,
          day: '2026-08-12',
        },
      ],
    },
    players: [
      {
        place: 1,
        name: 'Baker, Rose',
        federation: 'HUN',
        title: 'IM',
        before: 2474,
        games: 9,
        after: 2483,
        k: 10,
        performance: 2489,
        id: '4egrtvs',
        score: 7.5,
        change: 10.1,
        cells: [
          {
            round: 1,
            opponent: 29,
            colour: 'black',
            score: 1,
          },
        ],
      },
    ],
    findings: [],
  },
  calculators: {
    calculators: [
      {
        name: 'expected',
        title: 'Expected score',
        rules: ['fide-2014'],
        fields: [
          {
            name: 'own',
            label: 'Own rating',
            needed: true,
          },
        ],
      },
    ],
  },
  calculate: {
    name: 'expected',
    rules: 'fide-2026-01',
    answer: {
      gap: -155,
      counted: -155,
      expected: 0.29,
    },
    lang: 'en',
    text: [
      {
        text: 'At a difference of −155 the expected score is 0.29 (8.1.2).',
        depth: 0,
      },
    ],
    steps: [
      {
        clause: '8.1.2',
        rule: 'expected-score',
        given: {
          gap: -155,
        },
        gives: 0.29,
        from: [],
      },
    ],
  },
  rulebooks: {
    rulebooks: [
      {
        edition: 'fide-2014',
        family: 'fide',
        name: 'FIDE rating regulations of July 2014',
        from: '2014-07-01',
        to: '2017-06-30',
        clauses: 90,
      },
    ],
  },
  poolChangeReadings: {
    readings: [
      {
        id: 'P1',
        question: 'Is a change of all ratings part of an edition?',
        reading: 'No. The editions know nothing of it; the office applies it to a list, by an entry of its own.',
        confidence: 'high',
        source: 'it follows from the text',
      },
    ],
  },
  rulebook: {
    edition: 'fide-2025-10',
    family: 'fide',
    name: 'FIDE rating regulations, amended in October 2025',
    from: '2025-10-01',
    to: '2025-12-31',
    clauses: 46,
    contents: [
      {
        clause: '0.1',
        computes: true,
        title: 'Changes of the rules',
        rule: 'The FIDE Council changes the rules on the proposal of the Qualification Commission. A change applies to tournaments …',
      },
    ],
    tables: [
      {
        name: 'rating-difference',
        clause: '8.1.1',
        rows: [
          [1, 800],
          [0.99, 677],
        ],
      },
    ],
  },
  clause: {
    edition: 'fide-2025-10',
    clause: '8.3.1',
    computes: true,
    title: 'Rating difference and the 400-point rule',
    rule: 'For each game against a rated opponent, D is the player’s own rating less the opponent’s. A difference of more than 400 …',
    readings: [
      {
        id: 'E4',
        question: 'Does the 400-point rule touch the average of a newcomer’s opponents?',
        reading: 'No. The rule stands among the changes of rated players, so the opponents’ real ratings are averaged.',
      },
    ],
  },
  health: {
    status: 'ok',
    version: '0.1.0',
    store: 'sqlite',
    entries: 1516,
    head: '8f2357ecb55827dcb21af9dc04558f482465382c18f2f201facdc8f06a08c12a',
  },
};
