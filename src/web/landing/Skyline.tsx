import styles from './Skyline.module.css';

type Gable = 'point' | 'steps' | 'bell' | 'flat' | 'hall';

/** A house of the street: its width, the height of its walls, and its gable. */
interface House {
  width: number;
  height: number;
  gable: Gable;
  /** Windows per floor; houses of the back row have none. */
  windows?: number;
  /** The windows with light in them, by floor and position. */
  lit?: readonly (readonly [floor: number, place: number])[];
}

const FRONT: readonly House[] = [
  { width: 74, height: 72, gable: 'steps', windows: 3, lit: [[0, 1]] },
  { width: 58, height: 98, gable: 'point', windows: 2, lit: [[1, 0]] },
  { width: 86, height: 64, gable: 'bell', windows: 3, lit: [[0, 2]] },
  { width: 52, height: 86, gable: 'flat', windows: 2 },
  {
    width: 176,
    height: 84,
    gable: 'hall',
    windows: 6,
    lit: [
      [0, 0],
      [0, 1],
      [0, 4],
      [0, 5],
    ],
  },
  { width: 60, height: 94, gable: 'steps', windows: 2, lit: [[1, 1]] },
  { width: 72, height: 60, gable: 'point', windows: 3, lit: [[0, 0]] },
  { width: 64, height: 100, gable: 'bell', windows: 2, lit: [[1, 1]] },
  { width: 90, height: 70, gable: 'steps', windows: 4, lit: [[0, 1]] },
  {
    width: 58,
    height: 90,
    gable: 'point',
    windows: 2,
    lit: [
      [0, 0],
      [1, 1],
    ],
  },
  { width: 70, height: 66, gable: 'flat', windows: 3, lit: [[0, 2]] },
  { width: 76, height: 92, gable: 'bell', windows: 3, lit: [[1, 0]] },
];
const BACK: readonly House[] = [
  { width: 124, height: 102, gable: 'point' },
  { width: 82, height: 124, gable: 'steps' },
  { width: 132, height: 96, gable: 'flat' },
  { width: 70, height: 140, gable: 'point' },
  { width: 116, height: 108, gable: 'bell' },
  { width: 142, height: 92, gable: 'steps' },
  { width: 80, height: 130, gable: 'bell' },
  { width: 104, height: 112, gable: 'flat' },
  { width: 86, height: 118, gable: 'point' },
];

/** The total width of a row of houses, after which the street repeats. */
const STREET = 936;
const HEIGHT = 200;
const FLOOR = 27;
/** Width and height of a window. */
const WINDOW = [8, 13] as const;

type Placed = House & { x: number };

function placed(houses: readonly House[]): Placed[] {
  let x = 0;
  return houses.map((house) => {
    x += house.width;
    return { ...house, x: x - house.width };
  });
}

/** Walls and gable as one closed line, from the ground on the left to the ground on the right. */
function outline({ x, width, height, gable }: Placed): string {
  return `M${x} ${HEIGHT}V${HEIGHT - height}${gables[gable](width)}V${HEIGHT}z`;
}

/** The line from the top of the left wall to the top of the right one. */
const gables: Record<Gable, (width: number) => string> = {
  point: (width) => `l${width / 2} ${round(-width * 0.46)}l${width / 2} ${round(width * 0.46)}`,
  flat: (width) => `h-3v-7h${width + 6}v7h-3`,
  steps: (width) => {
    const [rise, step] = [round(width / 9), round(width / 7)];
    return `v${-rise}${`h${step}v${-rise}`.repeat(3)}h${round(width - 6 * step)}${`v${rise}h${step}`.repeat(3)}v${rise}`;
  },
  bell: (width) => {
    const [half, high, top] = [width / 2, width * 0.4, width * 0.13];
    const curve = [half * 0.06, -high * 0.55, half * 0.62, -high * 0.25, half - top, -high].map(round);
    const back = [half - top - half * 0.62, high * 0.75, half - top - half * 0.06, high * 0.45, half - top, high];
    return `c${curve.join(' ')}a${round(top)} ${round(top)} 0 0 1 ${round(top * 2)} 0c${back.map(round).join(' ')}`;
  },
  // A roof over the full width with a spire on it.
  hall: (width) => {
    const rise = round(width / 2 - 10);
    return `h-8l${rise + 8} -44v-12h5l5 -34l5 34h5v12l${rise + 8} 44h-8`;
  },
};

/** The lit or the dark windows of a house. */
function windows({ x, width, height, gable, windows: count = 0, lit = [] }: Placed, light: boolean): string {
  const [wide, high] = WINDOW;
  const gap = (width - count * wide) / (count + 1);
  const parts: string[] = [];
  for (let floor = 0; (floor + 1) * FLOOR < height - doorOf(gable)[1]; floor++) {
    for (let place = 0; place < count; place++) {
      if (lit.some(([f, p]) => f === floor && p === place) !== light) continue;
      const left = round(x + gap + place * (wide + gap));
      parts.push(`M${left} ${HEIGHT - height + 15 + floor * FLOOR}h${wide}v${high}h${-wide}z`);
    }
  }
  return parts.join('');
}

function door({ x, width, gable }: Placed): string {
  const [wide, high] = doorOf(gable);
  const arch = wide / 2;
  return `M${round(x + width / 2 - arch)} ${HEIGHT}v${arch - high}a${arch} ${arch} 0 0 1 ${wide} 0v${high - arch}z`;
}

/** Width and height of the door. */
function doorOf(gable: Gable): readonly [number, number] {
  return gable === 'hall' ? [34, 42] : [13, 20];
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}

const front = placed(FRONT);
const shapes = {
  back: placed(BACK).map(outline).join(''),
  front: front.map(outline).join(''),
  dark: front.map((house) => windows(house, false)).join(''),
  // The door of the hall is open, so it is lit.
  lit: front.map((house) => windows(house, true) + (house.gable === 'hall' ? door(house) : '')).join(''),
  doors: front.map((house) => (house.gable === 'hall' ? '' : door(house))).join(''),
};

/** Decoration: a street of guild houses around their hall, repeated across the screen. */
export function Skyline() {
  return (
    <svg className={styles.street} aria-hidden="true" width="100%" height={HEIGHT}>
      <defs>
        <pattern id="street" width={STREET} height={HEIGHT} patternUnits="userSpaceOnUse">
          <path className={styles.back} d={shapes.back} />
          <path className={styles.front} d={shapes.front} />
          <path className={styles.dark} d={shapes.dark} />
          <path className={styles.lit} d={shapes.lit} />
          <path className={styles.door} d={shapes.doors} />
        </pattern>
      </defs>
      <rect width="100%" height={HEIGHT} fill="url(#street)" />
    </svg>
  );
}
