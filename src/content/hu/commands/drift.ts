/** Drift of the scale, in Hungarian. */
import type { DriftWords } from '../../en/commands/drift.ts';

export const DRIFT_WORDS: DriftWords = {
  title: (pool, first, last, say) => `${pool}: listák, ${say.date(first)} – ${say.date(last)}`,
  columns: {
    list: 'Lista',
    active: 'Aktív',
    mean: 'Átlag ± 95%',
    spread: 'Szórás',
    stayed: 'A maradók változása',
    came: 'Érkezett (átlag)',
    left: 'Távozott (átlag)',
    band: 'Pont',
    games: 'Játszma',
    expected: 'Elvárás',
    score: 'Elért',
    difference: 'Eltérés (95%)',
  },
  byDifference: 'Az értékszámok különbsége szerint, az erősebb oldaláról',
  byClass: 'A játékos saját értékszáma szerint',
  moved: ({ n, mean, low, high, verdict }, say) =>
    mean === null
      ? 'Senki sem aktív az első és az utolsó listán is.'
      : low === null || high === null
        ? `Az első és az utolsó listán is aktív: ${say.count(n, 'játékos')}; ez kevés ahhoz, hogy a skála elmozdulásáról beszéljünk.`
        : `Az első és az utolsó listán is aktív ${say.count(n, 'játékos')} átlagos elmozdulása ${say.signed(Math.round(mean * 10) / 10)} pont (95%: ${say.signed(Math.round(low * 10) / 10)} és ${say.signed(Math.round(high * 10) / 10)} között): ${
            {
              up: 'ugyanazoknak a játékosoknak az értékszáma nő',
              down: 'ugyanazoknak a játékosoknak az értékszáma csökken',
              unclear: 'semmi sem utal arra, hogy a skála elmozdulna',
            }[verdict]
          }.`,
  newcomers: (came, left, say) =>
    came.mean === null || left.mean === null
      ? `${say.number(came.n)} érkezett, ${say.number(left.n)} távozott.`
      : `${say.number(came.n)} érkezett átlagosan ${say.number(Math.round(came.mean))} ponttal, ${say.number(left.n)} távozott átlagosan ${say.number(Math.round(left.mean))} ponttal: már ettől ${came.mean < left.mean ? 'csökken' : 'nő'} az átlag.`,
  stronger: ({ games, expected, score, difference: { low, high }, verdict }, say) =>
    expected === null || score === null || low === null || high === null
      ? `${say.count(games, 'játszma')}: kevés ahhoz, hogy az elért és az elvárt pontokat összehasonlítsuk.`
      : `${say.count(games, 'játszma')} alapján az erősebb fél ${say.number(Math.round(score * 1000) / 10)}%-ot ért el, az elvárás ${say.number(Math.round(expected * 1000) / 10)}% volt: ${
          {
            up: 'a vártnál több, tehát az értékszámok közti különbségek túl kicsik',
            down: 'a vártnál kevesebb, tehát az értékszámok közti különbségek túl nagyok',
            unclear: 'megfelel az elvárásnak',
          }[verdict]
        }.`,
  apart: (differences, classes, say) =>
    `Az eredmények eltérnek a várttól: ${[
      ...(differences.length === 0 ? [] : [`értékszám-különbség szerint ${say.list(differences)}`]),
      ...(classes.length === 0 ? [] : [`saját értékszám szerint ${say.list(classes)}`]),
    ].join('; ')}.`,
  broken: (dates, say) =>
    `${say.list(dates.map((date) => say.date(date)))}: ${dates.length === 1 ? 'ezen a listán' : 'ezeken a listákon'} (‡) határozattal minden értékszám módosult. Ezek a pontok a változásokba nem számítanak bele; az előtte és az utána álló átlagok nem vethetők össze.`,
  caution:
    'A sok fejlődő játékos is a skála elmozdulásának látszatát keltheti: mielőtt bármi változna, meg kell nézni az értékszámsávokat és az életkorokat.',
};
