interface ThemePictureProps {
  /** Background, pattern and ink; a missing one repeats the one before. */
  colors: readonly string[];
  /** The member's name and the line below it; without them, bars stand in their place. */
  title?: string;
  text?: string;
  className?: string;
}

/** A welcome image in a theme: an avatar and two lines on a background. */
export function ThemePicture({ colors, title, text, className }: ThemePictureProps) {
  const [background, second = background, ink = second] = colors;
  return (
    <svg className={className} viewBox="0 0 116 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="116" height="56" fill={background} />
      <path d="M0 44c26-14 46 10 72-2 18-8 30-8 44-2v16H0z" fill={second} opacity="0.85" />
      <circle cx="24" cy="25" r="11" fill={second} stroke={ink} strokeWidth="2.5" />
      {title === undefined ? (
        <rect x="44" y="17" width="50" height="6" rx="3" fill={ink} />
      ) : (
        <>
          <text x="24" y="29" fill={background} fontSize="11" fontWeight="750" textAnchor="middle">
            {[...title][0]}
          </text>
          <text x="42" y="24" fill={ink} fontSize="9" fontWeight="750">
            {title}
          </text>
        </>
      )}
      {text === undefined ? (
        <rect x="44" y="28" width="32" height="5" rx="2.5" fill={ink} opacity="0.6" />
      ) : (
        <text x="42" y="33" fill={ink} fontSize="6">
          {text}
        </text>
      )}
    </svg>
  );
}
