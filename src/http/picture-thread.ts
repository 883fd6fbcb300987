/**
 * Draws pictures, one after the other, in its own thread: a picture takes a tenth of a second, and must not hold up
 * other answers.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { codePicture } from './code-picture.ts';
import type { PictureAnswer, PictureOrder } from './picture-maker.ts';

/** The part of the package that is used. */
interface Drawing {
  readonly render: () => { readonly asPng: () => Uint8Array; readonly free: () => void };
  readonly free: () => void;
}
interface DrawingPackage {
  readonly initWasm: (code: Uint8Array) => Promise<void>;
  readonly Resvg: new (svg: string, options: { readonly font: Readonly<Record<string, unknown>> }) => Drawing;
}

const load = createRequire(import.meta.url);
const { resolve } = load;
const { initWasm, Resvg } = load('@resvg/resvg-wasm') as DrawingPackage;
const FONTS = ['400Regular/PTSans_400Regular.ttf', '700Bold/PTSans_700Bold.ttf'];

const ready = initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const fontBuffers = FONTS.map((name) => new Uint8Array(readFileSync(resolve(`@expo-google-fonts/pt-sans/${name}`))));

function drawn(svg: string): Uint8Array {
  const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'PT Sans', loadSystemFonts: false } });
  const picture = drawing.render();
  const png = picture.asPng();
  picture.free();
  drawing.free();
  return png;
}

parentPort?.on('message', async (order: PictureOrder) => {
  await ready;
  const picture = 'code' in order ? new TextEncoder().encode(codePicture(order.code)) : drawn(order.svg);
  parentPort?.postMessage({ id: order.id, picture } satisfies PictureAnswer);
});
