import { fitText, LINE_HEIGHT } from './fitText.ts';

interface ThemePictureProps {
  /** Background, pattern and ink; a missing one repeats the one before. */
  colors: readonly string[];
  /** The member's name and the message below it; without a name, bars are drawn in their place. */
  title?: string;
  text?: string;
  /** Parts of the text that are marked as wrong. */
  marked?: readonly string[];
  /** What the picture shows; without it, it is decorative. */
  label?: string;
  className?: string;
}

const MIDDLE = 28;
const TITLE_SIZE = 9;
/** Between the name and the message. */
const GAP = 1.5;
const BOX = { width: 70, height: 34, sizes: [6.5, 5.5, 4.7, 4, 3.4] } as const;

/** A welcome image in a theme: an avatar, a name and a message on a background. */
export default function ThemePicture({ colors, title, text = '', marked = [], label, className }: ThemePictureProps) {
  const [background, second = background, ink = second] = colors;
  const { size, lines } = fitText(text, BOX);
  const top =
    MIDDLE - (TITLE_SIZE + (text === '' ? 0 : GAP + lines.length * size * LINE_HEIGHT)) / 2 + TITLE_SIZE * 0.8;
  return (
    <svg
      className={className}
      viewBox="0 0 116 56"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect width="116" height="56" fill={background} />
      <path d="M0 44c26-14 46 10 72-2 18-8 30-8 44-2v16H0z" fill={second} opacity="0.35" />
      <circle cx="24" cy={MIDDLE} r="11" fill={ink} stroke={second} strokeWidth="2.5" />
      {title === undefined ? (
        <>
          <rect x="44" y="20" width="50" height="6" rx="3" fill={ink} />
          <rect x="44" y="31" width="32" height="5" rx="2.5" fill={ink} opacity="0.6" />
        </>
      ) : (
        <>
          <text x="24" y={MIDDLE + 4} fill={background} fontSize="11" fontWeight="750" textAnchor="middle">
            {[...title][0]}
          </text>
          <text x="42" y={top} fill={ink} fontSize={TITLE_SIZE} fontWeight="750">
            {title}
          </text>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their position
            <text key={index} x="42" y={top + GAP + (index + 1) * size * LINE_HEIGHT} fill={ink} fontSize={size}>
              {partsOf(line, marked).map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <tspan key={at} textDecoration={marked.includes(part) ? 'underline' : undefined}>
                  {part}
                </tspan>
              ))}
            </text>
          ))}
        </>
      )}
    </svg>
  );
}

/** A line, cut before and after each marked part. */
function partsOf(line: string, marked: readonly string[]): string[] {
  return marked.reduce<string[]>(
    (parts, mark) =>
      parts.flatMap((part) =>
        marked.includes(part)
          ? [part]
          : part.split(mark).flatMap((piece, index) => (index > 0 ? [mark, piece] : [piece])),
      ),
    [line],
  );
}
