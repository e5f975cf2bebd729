import {
  startTransition as startQuietly,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { whenIdle } from '#src/platform/whenIdle.ts'
import { directBackground, layersOf, missingBackground, swept } from '#src/shell/page-stack/pageStack.ts'
import type { Entry, Layer, Stack } from '#src/shell/page-stack/pageStack.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { App } from '../app.ts'
import { tellPageview } from './trackPageviews.ts'
import { loadBackground, pageOf, visitOf } from './visit.ts'

export type ShownStack = {
  readonly layers: readonly Layer<PageView>[]
  /** Mounted and hidden: where the shopper was before. */
  readonly left: readonly Entry<PageView>[]
  /** The next page is on its way and the present one still shows. */
  readonly pending: boolean
  /** What is on its way is the present page with another view: the next page of its list. */
  readonly updating: boolean
}

/** A navigation whose page shows before the router is through with it. */
type Foreseen = { readonly stack: Stack<PageView>; readonly location: App['router']['latestLocation'] }

const topOf = (stack: Stack<PageView>) => stack.entries.at(-1)

/**
 * Follows the router: every resolved navigation enters the stack; a preload only mounts its page beside it. Layers change
 * in a transition, so the present page stays until the next one can show something.
 */
export function usePageStack({ router, stack, shop, analytics }: App): ShownStack {
  const [pending, startTransition] = useTransition()
  const [coming, setComing] = useState<Entry<PageView> | undefined>(undefined)
  const foreseen = useRef<Foreseen | null>(null)
  const [current, setCurrent] = useState(() => firstStack({ router, stack }))
  useEffect(() => {
    const show = (next: Stack<PageView>) => {
      setComing(topOf(next))
      const missing = missingBackground(next)
      if (!missing) return startTransition(() => setCurrent(next))
      startTransition(async () => {
        const background = await loadBackground(router, shop.locale, missing)
        // Another navigation has resolved meanwhile and shows what it needs itself.
        if (topOf(stack.current())?.id !== topOf(next)?.id) return
        const whole = stack.restore(missing, background)
        startTransition(() => setCurrent(whole))
      })
    }
    // A page that is in the document shows at once: what the router does for the navigation comes after it.
    const stopForeseeing = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      const next = stack.foresee(toLocation)
      const isWhole = next !== null && missingBackground(next) === null
      foreseen.current = isWhole ? { stack: next, location: toLocation } : null
      if (!isWhole) return
      // In a task of its own: React does at once what happens in a `popstate`, effects and all, before anything is painted.
      // In no transition: in pieces, with frames between them, a page that only has to be shown takes twice as long.
      setTimeout(() => setCurrent(next))
    })
    // Not in the navigation: to take a page out of the document lasts as long as to show one that is there.
    let stopSweeping = () => {}
    const sweepLater = () => {
      stopSweeping()
      stopSweeping = whenIdle(window, () => stack.change(swept))
    }
    const stopShowing = router.subscribe('onResolved', () => {
      const next = stack.enter(visitOf(router))
      if (next !== foreseen.current?.stack) show(next)
      foreseen.current = null
      sweepLater()
    })
    // Not of a navigation: no bar tells of it.
    const stopHearing = stack.hearChange((before, next) => {
      if (before === next) return
      startQuietly(() => setCurrent((shown) => (shown === before ? next : shown)))
      sweepLater()
    })
    // The server's document has the home page below an overlay: it cannot know what lay there.
    if (missingBackground(stack.current())) show(stack.current())
    return () => {
      stopForeseeing()
      stopShowing()
      stopHearing()
      stopSweeping()
    }
  }, [router, stack, shop])
  // Before what the page tells of itself.
  useLayoutEffect(() => {
    if (foreseen.current?.stack === current) tellPageview({ analytics }, foreseen.current.location)
  }, [analytics, current])
  useEffect(() => {
    const frame = requestAnimationFrame(() => stack.drawn(current))
    return () => cancelAnimationFrame(frame)
  }, [stack, current])
  const layers = useMemo(() => layersOf(current), [current])
  const shown = topOf(current)
  // The address tells it from the first visit's own end: hydration is no update.
  const updating = pending && coming?.kind === shown?.kind && coming?.href !== shown?.href
  const left = useMemo(() => [...current.left, ...current.parting], [current])
  return { layers, left, pending, updating }
}

/** What the server rendered, and hydration has to find: a directly entered overlay on the page that it came with. */
function firstStack({ router, stack }: Pick<App, 'router' | 'stack'>): Stack<PageView> {
  const visit = visitOf(router)
  const entered = stack.enter(visit)
  const { background } = visit.view
  return background ? stack.restore(directBackground(visit), pageOf(background)) : entered
}
