import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { HTMLAttributes } from 'react'
import { cluster } from './layout.css.ts'
import type { LayoutTag } from './layoutTags.ts'

export type ClusterProps = NonNullable<RecipeVariants<typeof cluster>> &
  Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & { as?: LayoutTag }

/** Lays out children in a row with a `gap`, wrapping to as many lines as needed. */
export function Cluster({ as: Tag = 'div', gap, align, justify, wrap, ...rest }: ClusterProps) {
  return <Tag {...rest} className={cluster({ gap, align, justify, wrap })} />
}
