/** What holds for the two formats of Go reports. */
import { isRefused } from '../core/finding.ts';
import { type FuzzTarget, law, samplesIn } from './fuzz.fixture.ts';
import type { ReportFormat } from './format.ts';
import { H9 } from './h9/format.ts';
import { LIMITS } from './limits.ts';
import { OPENGOTHA } from './opengotha/format.ts';

/** Games are between two players of the report; what is read can be written. */
const readGo =
  (format: ReportFormat): FuzzTarget['read'] =>
  (bytes) => {
    format.recognises(bytes);
    const { report, findings } = format.read(bytes, { limits: LIMITS });
    law(report !== undefined || isRefused(findings), 'a file without a report is refused');
    if (report !== undefined) {
      const ids = new Set(report.players.map(({ id }) => id));
      law(
        report.games.every(({ white, black }) => white !== black && ids.has(white) && ids.has(black)),
        'a game is between two players of the report',
      );
      H9.write?.(report);
    }
    return findings;
  };

export const H9_FUZZ: FuzzTarget = {
  name: 'h9',
  files: samplesIn('src/formats/h9/samples', /\.h9$/),
  words: ['2+/w1', '0=', '?', ';', '|12345678', '; HA[h9]', '99999-', '3d', '\n', '!', '408?', '0+', '12=!b13'],
  most: 1001,
  read: readGo(H9),
};

export const OPENGOTHA_FUZZ: FuzzTarget = {
  name: 'opengotha',
  files: samplesIn('src/formats/opengotha/samples', /\.xml$/),
  words: [
    ['<Player ', '/>', '"', '<!DOCTYPE x [', ']>', '&amp;', '&x;', '<![CDATA[', '<!--', '-->', '0', '=""', '<a>'],
    ['&#0;', '&#x110000;', '<?', '?>', '</', ' name="', 'roundNumber="999999"'],
  ].flat(),
  most: 1001,
  read: readGo(OPENGOTHA),
};
