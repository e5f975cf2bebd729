import type { HTMLAttributes } from 'react'
import { grid } from './layout.css.ts'
import type { LayoutTag } from './layoutTags.ts'

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: LayoutTag
  columns?: keyof typeof grid
}

/** Lays out children on one of the shop's grids. */
export function Grid({ as: Tag = 'div', columns = 'products', ...rest }: GridProps) {
  return <Tag {...rest} className={grid[columns]} />
}
