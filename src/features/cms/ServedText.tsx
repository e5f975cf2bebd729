import { useNavigate } from '@tanstack/react-router'
import { use, useEffect, useRef } from 'react'
import { useShop } from '#src/relay/ShopContext.ts'
import { ServedProse } from '#src/ui/layout/Prose.tsx'
import { ROUTED_LINK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { ReplacingLinksContext } from './replacingLinks.ts'
import { routeOf } from './routeOf.ts'

/** A merchant's text in the server's document: its links are routed without the code that renders texts. */
export function ServedText() {
  const navigate = useNavigate()
  const { basePath } = useShop().locale
  const replace = use(ReplacingLinksContext)
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const { target, defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event
      if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${ROUTED_LINK_ATTRIBUTE}]`) : null
      if (!link) return
      event.preventDefault()
      void navigate({ ...routeOf(link, basePath === '/' ? '' : basePath), replace })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [navigate, basePath, replace])
  return <ServedProse ref={text} />
}
