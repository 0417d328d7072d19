import { Languages } from 'lucide-react';
import { languages } from '../../language/language.ts';
import { useText } from '../../language/text.tsx';
import { BarMenu } from './BarMenu.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import panel from './Panel.module.css';

export function LanguageMenu() {
  const text = useText();
  return (
    <BarMenu icon={Languages} label={text('language.label')}>
      <ul className={panel.list}>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} className={panel.item} />
          </li>
        ))}
      </ul>
    </BarMenu>
  );
}
