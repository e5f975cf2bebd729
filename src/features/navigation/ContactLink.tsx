import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** To the page where the shop can be reached. */
export function ContactLink({ children }: { readonly children: ReactNode }) {
  return <Link to="/contact">{children}</Link>
}
