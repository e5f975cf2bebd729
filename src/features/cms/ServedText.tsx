import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pathOf } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { ServedProse } from '#src/ui/layout/Prose.tsx'
import { ROUTED_LINK_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'

/** Events before a click. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/** A merchant's text in the server's document: no code for its content is needed to route its links. */
export function ServedText() {
  const router = useRouter()
  const { locale } = useShop()
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = text.current
    if (!element) return
    const targetOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${ROUTED_LINK_ATTRIBUTE}]`) : null
      if (!link) return null
      const { pathname, search, hash } = link
      return { to: pathOf(locale, pathname), search: router.options.parseSearch(search), hash: hash.slice(1) }
    }
    const prefetch = (event: Event) => {
      const target = targetOf(event)
      if (target) void router.preloadRoute(target)
    }
    const follow = (event: MouseEvent) => {
      const { defaultPrevented, button, metaKey, altKey, ctrlKey, shiftKey } = event
      if (defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
      const target = targetOf(event)
      if (!target) return
      event.preventDefault()
      void router.navigate(target)
    }
    for (const intent of INTENTS) element.addEventListener(intent, prefetch, { passive: true })
    element.addEventListener('click', follow)
    return () => {
      for (const intent of INTENTS) element.removeEventListener(intent, prefetch)
      element.removeEventListener('click', follow)
    }
  }, [router, locale])
  return <ServedProse ref={text} />
}
