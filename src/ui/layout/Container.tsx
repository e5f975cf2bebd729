import type { HTMLAttributes } from 'react'
import { centred, container, gutters } from './layout.css.ts'
import type { LayoutTag } from './layoutTags.ts'

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  as?: LayoutTag
  width?: keyof typeof container
}

/** The page's column: centred, with a maximum width and the gutters of the viewport. */
export function Container({ as: Tag = 'div', width = 'wide', ...rest }: ContainerProps) {
  return <Tag {...rest} className={`${container[width]} ${centred} ${gutters}`} />
}
