import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { HTMLAttributes } from 'react'
import { stack } from './layout.css.ts'
import type { LayoutTag } from './layoutTags.ts'

export type StackProps = NonNullable<RecipeVariants<typeof stack>> &
  Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & { as?: LayoutTag }

/** Lays out children below each other with a `gap`. */
export function Stack({ as: Tag = 'div', gap, align, ...rest }: StackProps) {
  return <Tag {...rest} className={stack({ gap, align })} />
}
