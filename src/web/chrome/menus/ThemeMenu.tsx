import { SunMoon } from 'lucide-react';
import { useText } from '../../language/text.tsx';
import { BarMenu } from './BarMenu.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function ThemeMenu() {
  const text = useText();
  return (
    <BarMenu icon={SunMoon} label={text('theme.label')}>
      <ThemeSwitch />
    </BarMenu>
  );
}
