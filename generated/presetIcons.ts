// Made by `npm run generate` from schemas/. Do not edit.
import { Coffee, Gamepad2, GraduationCap } from 'lucide-react';

/** The icons of presets, by name. */
export const icons = {
  "coffee": Coffee,
  "gamepad-2": Gamepad2,
  "graduation-cap": GraduationCap,
};
