import type { ReactNode } from 'react'
import { badge } from './Badge.css.ts'

export interface BadgeProps {
  tone?: keyof typeof badge
  children: ReactNode
}

/** A short label on a picture or beside a name: new, −20 %, sold out. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge[tone]}>{children}</span>
}
