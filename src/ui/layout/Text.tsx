import type { RecipeVariants } from '@vanilla-extract/recipes'
import type { HTMLAttributes } from 'react'
import { text } from './Text.css.ts'

export type TextProps = NonNullable<RecipeVariants<typeof text>> &
  Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
    as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li'
  }

export function Text({ as: Tag = 'p', size, tone, weight, measure, ...rest }: TextProps) {
  return <Tag {...rest} className={text({ size, tone, weight, measure })} />
}
