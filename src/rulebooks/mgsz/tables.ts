/** The four tables of annex 1, in the order printed. */

/** Table 1, column by column: each grade and the fewest points that belong to it. */
export const GRADES = [
  { grade: '7d', limit: 2700 },
  { grade: '6d', limit: 2500 },
  { grade: '5d', limit: 2350 },
  { grade: '4d', limit: 2230 },
  { grade: '3d', limit: 2130 },
  { grade: '2d', limit: 2050 },
  { grade: '1d', limit: 1980 },
  { grade: '1k', limit: 1920 },
  { grade: '2k', limit: 1865 },
  { grade: '3k', limit: 1815 },
  { grade: '4k', limit: 1765 },
  { grade: '5k', limit: 1720 },
  { grade: '6k', limit: 1675 },
  { grade: '7k', limit: 1635 },
  { grade: '8k', limit: 1595 },
  { grade: '9k', limit: 1555 },
  { grade: '10k', limit: 1520 },
  { grade: '11k', limit: 1485 },
  { grade: '12k', limit: 1450 },
  { grade: '13k', limit: 1420 },
  { grade: '14k', limit: 1390 },
  { grade: '15k', limit: 1360 },
  { grade: '16k', limit: 1330 },
  { grade: '17k', limit: 1305 },
  { grade: '18k', limit: 1280 },
  { grade: '19k', limit: 1255 },
  { grade: '20k', limit: 1230 },
  { grade: '21k', limit: 1210 },
  { grade: '22k', limit: 1190 },
  { grade: '23k', limit: 1170 },
  { grade: '24k', limit: 1150 },
  { grade: '25k', limit: 1130 },
  { grade: '26k', limit: 1115 },
  { grade: '27k', limit: 1100 },
  { grade: '28k', limit: 1085 },
  { grade: '29k', limit: 1070 },
  { grade: '30k', limit: 1055 },
  { grade: '31k', limit: 1040 },
  { grade: '32k', limit: 1030 },
  { grade: '33k', limit: 1020 },
  { grade: '34k', limit: 1010 },
  { grade: '35k', limit: 1000 },
] as const;

/** The grades of the table, and 8 and 9 dan, which 4(1) names but only the committee can give. */
export type Grade = (typeof GRADES)[number]['grade'] | '8d' | '9d';
export type ProfessionalGrade = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}p`;
/** The grades with which a player may enter an event. */
export type EntryGrade = Grade | ProfessionalGrade;

/** Table 2: both minima, in minutes, have to be met; the first row that fits counts. */
export const TIME_CATEGORIES = [
  { category: 'A', base: 90, extended: 110, multiplier: 20 },
  { category: 'B', base: 60, extended: 80, multiplier: 15 },
  { category: 'C', base: 40, extended: 55, multiplier: 10 },
  { category: 'D', base: 20, extended: 30, multiplier: 5 },
  { category: 'E', base: 10, extended: 20, multiplier: 0 },
] as const;

export type TimeCategory = (typeof TIME_CATEGORIES)[number];

/** Table 2, besides the rows: the multiplier of every 13x13 event. */
export const MULTIPLIER_13 = 5;
/** Table 2 a): this many moves of Japanese overtime belong to the extended time. */
export const JAPANESE_MOVES = 45;
/** Table 2 b): this many moves of Canadian overtime belong to it. */
export const CANADIAN_MOVES = 60;

/** Table 3: what the importance of an event adds to the multiplier. */
export const IMPORTANCE_ADDITIONS = [
  { row: 'invitational-or-national', addition: 5 },
  { row: 'large', addition: 5 },
  { row: 'european-or-world', addition: 10 },
  { row: 'no-handicap', addition: 10 },
] as const;

export type ImportanceRow = (typeof IMPORTANCE_ADDITIONS)[number];

/** Table 3, second row: large is what has more participants than this. */
export const LARGE_ABOVE = 80;

/** Table 4: a difference of `from` to `to` points gives the weaker side this chance, in thousandths. */
export const CHANCES = [
  { from: 0, to: 2, chance: 500 },
  { from: 3, to: 7, chance: 490 },
  { from: 8, to: 12, chance: 480 },
  { from: 13, to: 17, chance: 460 },
  { from: 18, to: 22, chance: 450 },
  { from: 23, to: 27, chance: 440 },
  { from: 28, to: 32, chance: 430 },
  { from: 33, to: 37, chance: 410 },
  { from: 38, to: 42, chance: 400 },
  { from: 43, to: 47, chance: 390 },
  { from: 48, to: 52, chance: 380 },
  { from: 53, to: 57, chance: 370 },
  { from: 58, to: 62, chance: 350 },
  { from: 63, to: 67, chance: 340 },
  { from: 68, to: 72, chance: 330 },
  { from: 73, to: 77, chance: 320 },
  { from: 78, to: 82, chance: 310 },
  { from: 83, to: 87, chance: 300 },
  { from: 88, to: 92, chance: 290 },
  { from: 93, to: 97, chance: 280 },
  { from: 98, to: 102, chance: 270 },
  { from: 103, to: 107, chance: 260 },
  { from: 108, to: 112, chance: 250 },
  { from: 113, to: 117, chance: 240 },
  { from: 118, to: 122, chance: 230 },
  { from: 123, to: 127, chance: 220 },
  { from: 128, to: 132, chance: 210 },
  { from: 133, to: 137, chance: 200 },
  { from: 138, to: 142, chance: 195 },
  { from: 143, to: 147, chance: 190 },
  { from: 148, to: 152, chance: 180 },
  { from: 153, to: 157, chance: 170 },
  { from: 158, to: 162, chance: 160 },
  { from: 163, to: 167, chance: 150 },
  { from: 168, to: 172, chance: 140 },
  { from: 173, to: 177, chance: 135 },
  { from: 178, to: 182, chance: 130 },
  { from: 183, to: 187, chance: 125 },
  { from: 188, to: 192, chance: 120 },
  { from: 193, to: 197, chance: 115 },
  { from: 198, to: 202, chance: 110 },
  { from: 203, to: 207, chance: 105 },
  { from: 208, to: 212, chance: 100 },
  { from: 213, to: 217, chance: 90 },
  { from: 218, to: 222, chance: 85 },
  { from: 223, to: 227, chance: 80 },
  { from: 228, to: 232, chance: 70 },
  { from: 233, to: 237, chance: 60 },
  { from: 238, to: 242, chance: 55 },
  { from: 243, to: 252, chance: 50 },
  { from: 253, to: 272, chance: 40 },
  { from: 273, to: 297, chance: 30 },
  { from: 298, to: 312, chance: 20 },
  { from: 313, to: 347, chance: 10 },
  { from: 348, to: Infinity, chance: 0 },
] as const;
