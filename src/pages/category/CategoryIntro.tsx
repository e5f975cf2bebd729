import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { brief, intro, more } from './CategoryIntro.css.ts'

/** The merchant's text above a list; on phones its first lines, because shoppers come for the products. */
export function CategoryIntro({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = text.current
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={intro}>
      <div ref={text} tabIndex={-1} className={isWhole ? undefined : brief}>
        <CmsHtml html={html} />
      </div>
      {isCut && !isWhole && (
        <button
          type="button"
          className={more}
          onClick={() => {
            setWhole(true)
            // The button disappears; the text that it showed keeps the focus.
            text.current?.focus({ preventScroll: true })
          }}
        >
          <Trans>Leggi tutto</Trans>
        </button>
      )}
    </div>
  )
}
