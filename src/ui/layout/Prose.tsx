import type { ReactNode } from 'react'
import { prose } from './Prose.css.ts'

/** Text from the backend (descriptions, CMS pages): gives its plain elements the shop's typography. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>
}
