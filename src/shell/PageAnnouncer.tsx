import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import type { Layer } from './page-stack/pageStack.ts'

/** Titles of one navigation come in pieces: the old one goes, the new one arrives with its data. */
const SETTLING_MS = 150

type PageAnnouncerProps = {
  /** The visit that the document was loaded for: screen readers have read its title themselves. */
  readonly first: string | undefined
  readonly active: Layer<unknown> | undefined
}

/**
 * Tells screen readers which page is there after a navigation, politely, also where the focus returns to a link and not
 * to the heading. An overlay tells its name itself, by taking the focus.
 */
export function PageAnnouncer({ first, active }: PageAnnouncerProps) {
  const [told, setTold] = useState('')
  const key = active?.overlay === null ? active.key : undefined
  useEffect(() => {
    if (key === undefined || key === first) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTold(document.title), SETTLING_MS)
    }
    tell()
    const observer = new MutationObserver(tell)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [key, first])
  return (
    <VisuallyHidden>
      <span role="status">{told}</span>
    </VisuallyHidden>
  )
}
