import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useHasContact } from './useHasContact.ts'

type ContactLinkProps = { readonly className?: string; readonly children: ReactNode }

/** To the page where the shop can be reached; plain words where that page would be empty. */
export function ContactLink({ className, children }: ContactLinkProps) {
  if (!useHasContact()) return children
  return (
    <Link to="/contact" className={className}>
      {children}
    </Link>
  )
}
