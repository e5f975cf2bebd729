import { theme } from '#shop-folder/theme.ts'
import type { ThemeDefinition } from './theme.ts'

/** The theme of the shop that is built. */
export const THEME: ThemeDefinition = theme
