/**
 * The icons that are mirrored where texts run from right to left, by their names in lucide-react: those with an arrow, or
 * a drawing, that points to the start or the end of the lines.
 */
export const SIDEWAYS_ICONS = [
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'layout-list',
  'log-out',
  'message-square-text',
  'trending-up',
  'undo-2',
] as const
