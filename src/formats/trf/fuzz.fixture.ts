import { isRefused } from '../../core/finding.ts';
import { type FuzzTarget, law, samplesIn } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { TRF16, TRF26 } from './format.ts';
import { madePlain, madeWhole, PLAIN_SAMPLE, plainText } from './plain.fixture.ts';
import { readTrf } from './read.ts';
import { toReport } from './report.ts';
import { writeTrf } from './write.ts';

/** What is read can be written, and has then the same players. */
export const TRF_FUZZ: FuzzTarget = {
  name: 'trf',
  files: [...samplesIn('src/formats/trf/samples', /\.trf$/), new TextEncoder().encode(plainText(PLAIN_SAMPLE))],
  words: [
    ['001 ', '\r', '\n', '\t', '\0', '0000 - U', '   1 w 1', '\ufeff', '😀', 'é', '310   1 ', '132', '162  W 9.9'],
    ['299 ', '013 ', '### ', 'XXR 9', '  99 b =', '9999 w 1', '0001 b 0  ', '2005/07/28', '250 '],
  ].flat(),
  most: 1001,
  read: (bytes) => {
    TRF16.recognises(bytes);
    TRF26.recognises(bytes);
    const { file, findings } = readTrf(bytes, { limits: LIMITS });
    law(file !== undefined || isRefused(findings), 'a file without a report is refused');
    const plain = madePlain(bytes);
    law(
      plain === undefined || JSON.stringify(plain) === JSON.stringify(madeWhole(bytes)),
      'a plain file is the same to both readers',
    );
    if (file !== undefined) {
      law(toReport(file).players.length <= file.players.length, 'a report has no more players than its file');
      const again = readTrf(writeTrf(file), { limits: LIMITS, encoding: file.encoding });
      law(again.file?.players.length === file.players.length, 'what was written has the same players');
    }
    return findings;
  },
};
