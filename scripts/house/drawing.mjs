/** The house as a picture: a floor for what stands on the floors below it. */
const [WIDTH, BOX, HEIGHT, FLOOR] = [980, 128, 34, 92];

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An SVG that reads on light and on dark pages. An arrow that goes up, or between rooms of one circle, is red. */
export function drawing(rooms, floors) {
  const top = Math.max(...floors.values());
  const places = new Map();
  for (let floor = 0; floor <= top; floor += 1) {
    const here = [...floors]
      .filter(([, of]) => of === floor)
      .map(([room]) => room)
      .sort();
    const step = WIDTH / here.length;
    for (const [nth, room] of here.entries()) {
      places.set(room, { x: Math.round(step * (nth + 0.5)), y: 30 + (top - floor) * FLOOR });
    }
  }
  const height = 30 + top * FLOOR + HEIGHT + 20;
  const lines = [...rooms].flatMap(([from, arrows]) =>
    [...arrows].map(([to, { values }]) => {
      const [a, b] = [places.get(from), places.get(to)];
      const isWrong = floors.get(from) <= floors.get(to);
      const kind = isWrong ? 'wrong' : values === 0 ? 'types' : 'values';
      const [y1, y2] = a.y <= b.y ? [a.y + HEIGHT, b.y] : [a.y, b.y + HEIGHT];
      const middle = Math.round((y1 + y2) / 2);
      return `<path class="${kind}" d="M${a.x} ${y1}C${a.x} ${middle} ${b.x} ${middle} ${b.x} ${y2}"/>`;
    }),
  );
  const boxes = [...places].map(
    ([room, { x, y }]) =>
      `<rect x="${x - BOX / 2}" y="${y}" width="${BOX}" height="${HEIGHT}" rx="6"/><text x="${x}" y="${y + 22}">${escaped(room)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Rooms of the source and the imports between them">`,
    '<style>rect{fill:#fdfcf8;stroke:#5b6770}text{font:14px sans-serif;text-anchor:middle;fill:#222}path{fill:none;stroke-width:1.2}.values{stroke:#7b8790}.types{stroke:#aab4bb;stroke-dasharray:4 3}.wrong{stroke:#c0392b;stroke-width:1.6}</style>',
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n');
}
