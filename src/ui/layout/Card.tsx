import type { ReactNode } from 'react'
import { badges as badgesClass, card, link, name as nameClass, stage, words } from './Card.css.ts'
import { renderAnchor, type RenderLink } from '../controls/link.tsx'

export interface CardProps {
  href: string
  name: string
  /** The level of the name in the page's outline. */
  headingLevel?: 2 | 3 | 4
  /** A `Picture` with an empty `alt`, because the name is beside it. */
  picture: ReactNode
  badges?: ReactNode
  /** Controls, each with the style of its position: `corner` or `purchase`. */
  actions?: ReactNode
  /** Below the name, in this order: swatches, price, rating. */
  children?: ReactNode
  renderLink?: RenderLink
}

/** A product in a list. The whole card is the link of its name. */
export function Card({
  href,
  name,
  headingLevel = 3,
  picture,
  badges,
  actions,
  children,
  renderLink = renderAnchor,
}: CardProps) {
  const Name = `h${headingLevel}` as const
  return (
    <article className={card}>
      <div className={words}>
        <Name className={nameClass}>{renderLink({ href, className: link, children: name })}</Name>
        {children}
      </div>
      <div className={stage}>
        {picture}
        {badges !== undefined && <div className={badgesClass}>{badges}</div>}
      </div>
      {actions}
    </article>
  )
}
