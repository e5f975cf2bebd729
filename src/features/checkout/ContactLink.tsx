import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** To the shop's contact page, whose address each store view has in its own language. */
export function ContactLink({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Link to="/$" params={{ _splat: t({ message: 'contatti', comment: 'URL key of the CMS page with the contacts' }) }}>
      {children}
    </Link>
  )
}
