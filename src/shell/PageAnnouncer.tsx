import { useEffect, useState } from 'react'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import type { Layer } from './page-stack/pageStack.ts'

/** The title changes in steps during a navigation: the old one is removed, the new one arrives with its data. */
const SETTLING_MS = 150

type PageAnnouncerProps = {
  /** The visit that the document was loaded for: screen readers have read its title themselves. */
  readonly first: string | undefined
  readonly active: Layer<unknown> | undefined
}

/**
 * Announces the new page to screen readers after a navigation, also if the focus returns to a link instead of the
 * heading. An overlay is announced by taking the focus.
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
