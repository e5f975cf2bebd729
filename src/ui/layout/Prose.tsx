import type { ReactNode, Ref } from 'react'
import { prose } from './Prose.css.ts'

/** Text from the backend (descriptions, CMS pages): gives its plain elements the shop's typography. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>
}

/** {@link Prose} in the document that the server sent: its present HTML stays, whatever it is. */
export function ServedProse({ ref }: { ref: Ref<HTMLDivElement> }) {
  // React does not compare the content of such an element while hydrating, and changes it only with the given text.
  return <div ref={ref} className={prose} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
}
