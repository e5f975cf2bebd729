import type { ReactNode } from 'react'
import { empty, medallion, title as titleClass, words } from './EmptyState.css.ts'

export interface EmptyStateProps {
  /** A thin line icon of about 36 px. */
  icon?: ReactNode
  title: string
  headingLevel?: 1 | 2 | 3
  children?: ReactNode
  /** The next step for the shopper. */
  action?: ReactNode
}

/** A friendly message for empty, missing or offline content, with a next step. */
export function EmptyState({ icon, title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div className={empty}>
      {icon !== undefined && (
        <div aria-hidden="true" className={medallion}>
          {icon}
        </div>
      )}
      <div className={words}>
        <Title className={titleClass}>{title}</Title>
        {children}
      </div>
      {action}
    </div>
  )
}
