import { HEIGHT } from './geometry.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
/** Pixels for each pixel of the page. */
const DENSITY = 2;
const PADDING = 24;
const LINE = 22;
const SAMPLE = 24;

/** Properties that come from style sheets or custom properties, which a picture does not have. */
const DRAWN = ['fill', 'stroke', 'stroke-width', 'opacity'];

/** A line of the chart with its title. */
export interface PictureEntry {
  title: string;
  /** A color of CSS. */
  color: string;
  marker?: { shape: string; hollow: boolean };
  dashes?: readonly number[];
}

export interface PictureTexts {
  title: string;
  /** The time that the chart covers. */
  time: string;
  legend: readonly PictureEntry[];
}

/**
 * Draws a chart as a PNG, in the colors of the page, below its title and legend.
 * @param chart the element that contains its graphics, one above the other
 * @throws if the browser cannot draw it
 */
export async function chartPicture(chart: Element, { title, time, legend }: PictureTexts): Promise<Blob> {
  const around = chart.getBoundingClientRect();
  const { width } = around;
  const style = getComputedStyle(chart);
  const [background, muted] = ['surface', 'text-muted'].map((name) => resolved(chart, `var(--color-${name})`));
  if (!background || !muted) throw new Error('The page has no colors');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  const font = (size: number, weight = 400) => `${weight} ${size}px ${style.fontFamily}`;
  context.font = font(13);
  const lines = placed(legend, width, (words) => context.measureText(words).width);
  const heading = PADDING + 2 * LINE;
  const top = heading + (lines.at(-1)?.y ?? 0) + LINE;
  canvas.width = (width + 2 * PADDING) * DENSITY;
  canvas.height = (top + HEIGHT + PADDING) * DENSITY;
  context.scale(DENSITY, DENSITY);
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'middle';
  context.fillStyle = style.color;
  context.font = font(16, 650);
  context.fillText(title, PADDING, PADDING);
  context.font = font(13);
  context.fillStyle = muted;
  context.fillText(time, PADDING, PADDING + LINE);
  for (const { x, y, entry } of lines) {
    const middle = heading + y + 4;
    drawSample(context, { x: PADDING + x + SAMPLE / 2, y: middle }, resolved(chart, entry.color), entry, background);
    context.fillStyle = style.color;
    context.fillText(entry.title, PADDING + x + SAMPLE + 8, middle);
  }
  for (const graphic of chart.querySelectorAll('svg')) {
    if (graphic.closest('[hidden]')) continue;
    const { left, top: above } = graphic.getBoundingClientRect();
    context.drawImage(await imageOf(graphic), PADDING + left - around.left, top + above - around.top);
  }
  for (const words of chart.querySelectorAll('svg text')) {
    const { fill, fontSize } = getComputedStyle(words);
    const box = words.getBoundingClientRect();
    context.fillStyle = fill;
    context.font = font(Number.parseFloat(fontSize));
    context.fillText(words.textContent, PADDING + box.left - around.left, top + box.top - around.top + box.height / 2);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
      'image/png',
    );
  });
}

/** A piece of a line with its marker, as in the legend of the page. */
function drawSample(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  color: string,
  { marker, dashes = [] }: PictureEntry,
  background: string,
): void {
  context.save();
  context.translate(x, y);
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.setLineDash([...dashes]);
  context.stroke(new Path2D(`M${-SAMPLE / 2} 0H${SAMPLE / 2}`));
  if (marker) {
    const shape = new Path2D(marker.shape);
    context.fillStyle = marker.hollow ? background : color;
    context.fill(shape);
    if (marker.hollow) context.stroke(shape);
  }
  context.restore();
}

interface PlacedEntry {
  x: number;
  y: number;
  entry: PictureEntry;
}

/** The entries of a legend in as many lines as they need. */
function placed(legend: readonly PictureEntry[], width: number, measure: (words: string) => number): PlacedEntry[] {
  let [x, y] = [0, 0];
  return legend.map((entry) => {
    const own = measure(entry.title) + SAMPLE + 8;
    if (x > 0 && x + own > width) [x, y] = [0, y + LINE];
    const at = { x, y, entry };
    x += own + 20;
    return at;
  });
}

/** A color as it is in an element, without custom properties. */
function resolved(place: Element, color: string): string {
  const probe = document.createElement('span');
  probe.style.color = color;
  place.append(probe);
  const result = getComputedStyle(probe).color;
  probe.remove();
  return result;
}

async function imageOf(graphic: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = graphic.cloneNode(true) as SVGSVGElement;
  const originals = [graphic, ...graphic.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of DRAWN) element.style.setProperty(property, style.getPropertyValue(property));
  }
  // An image cannot use the fonts of the page.
  for (const words of copy.querySelectorAll('text')) words.remove();
  copy.setAttribute('xmlns', NAMESPACE);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}
