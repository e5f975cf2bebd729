import type { ComponentProps } from 'react'
import { heading } from './Text.css.ts'

export interface HeadingProps extends Omit<ComponentProps<'h2'>, 'className' | 'style'> {
  /** The level in the page's outline; it does not set the size. */
  level: 1 | 2 | 3 | 4
  size?: 'sm' | 'md' | 'lg' | 'display'
}

const SIZE_OF_LEVEL = { 1: 'lg', 2: 'lg', 3: 'md', 4: 'sm' } as const

export function Heading({ level, size = SIZE_OF_LEVEL[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...rest} className={heading({ size })}>
      {children}
    </Tag>
  )
}
