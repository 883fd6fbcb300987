/** The QR code of a text, for printing. */
import qrcode from 'qrcode-generator';

/**
 * For capital letters, digits and a few signs. A long one takes some thirty milliseconds, so a server draws it in a
 * thread.
 */
export function codePicture(text: string): string {
  const code = qrcode(0, 'L');
  code.addData(text, 'Alphanumeric');
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 16, scalable: true });
}
