import type { ReactNode } from 'react'
import { prose } from './Prose.css.ts'

/** Running text that others wrote (descriptions, CMS pages): gives its bare elements the shop's rhythm. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>
}
