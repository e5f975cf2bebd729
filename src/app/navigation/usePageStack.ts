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
import { mountStack, withoutParting } from '#src/shell/page-stack/mountedStack.ts'
import type { MountedStack } from '#src/shell/page-stack/mountedStack.ts'
import { directBackground, layersOf, missingBackground } from '#src/shell/page-stack/pageStack.ts'
import type { Entry, Layer, Stack } from '#src/shell/page-stack/pageStack.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { App } from '../app.ts'
import { sendPageview } from './trackPageviews.ts'
import { loadBackground, pageOf, visitOf } from './visit.ts'

export type ShownStack = {
  readonly layers: readonly Layer<PageView>[]
  /** Mounted but hidden: pages that the shopper left. */
  readonly left: readonly Entry<PageView>[]
  /** The next page is loading and the present one is still shown. */
  readonly pending: boolean
  /** The pending navigation leads to another view of the present page, such as the next page of its list. */
  readonly updating: boolean
}

/** A navigation whose page is shown before the router has resolved it. */
type Predicted = { readonly stack: Stack<PageView>; readonly location: App['router']['latestLocation'] }

const topOf = (stack: Stack<PageView>) => stack.entries.at(-1)

/**
 * Follows the router: every resolved navigation enters the stack; a preload only mounts its page hidden. Layers change
 * in a transition, so the present page stays visible until the next one can render.
 */
export function usePageStack({ router, stack, shop, analytics }: App): ShownStack {
  const [pending, startTransition] = useTransition()
  const [coming, setComing] = useState<Entry<PageView> | undefined>(undefined)
  const predictStack = useRef<Predicted | null>(null)
  const [{ stack: current, parting }, setMounted] = useState((): MountedStack<PageView> => ({
    stack: firstStack({ router, stack }),
    parting: [],
  }))
  useEffect(() => {
    const setCurrent = (next: Stack<PageView>) => setMounted((mounted) => mountStack(mounted, next))
    const show = (next: Stack<PageView>) => {
      setComing(topOf(next))
      const missing = missingBackground(next)
      if (!missing) return startTransition(() => setCurrent(next))
      startTransition(async () => {
        const background = await loadBackground(router, shop.locale, missing)
        // Another navigation has resolved in the meantime and shows its own page.
        if (topOf(stack.current())?.id !== topOf(next)?.id) return
        const whole = stack.restore(missing, background)
        startTransition(() => setCurrent(whole))
      })
    }
    // A mounted page is shown at once, before the router continues with the navigation.
    const stopForeseeing = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      const next = stack.predict(toLocation)
      const isWhole = next !== null && missingBackground(next) === null
      predictStack.current = isWhole ? { stack: next, location: toLocation } : null
      if (!isWhole) return
      // In a separate task: React renders updates in a `popstate` handler synchronously, including effects, before the
      // next paint. Not in a transition: rendering in slices would double the time for a page that only has to be made
      // visible.
      setTimeout(() => setCurrent(next))
    })
    const stopShowing = router.subscribe('onResolved', () => {
      const next = stack.enter(visitOf(router))
      if (next !== predictStack.current?.stack) show(next)
      predictStack.current = null
    })
    // The server's document has the home page below an overlay, because the server does not know the real background.
    if (missingBackground(stack.current())) show(stack.current())
    return () => {
      stopForeseeing()
      stopShowing()
    }
  }, [router, stack, shop])
  // Before the events of the page itself.
  useLayoutEffect(() => {
    if (predictStack.current?.stack === current) sendPageview({ analytics }, predictStack.current.location)
  }, [analytics, current])
  useEffect(() => {
    const frame = requestAnimationFrame(() => stack.markPainted(current))
    return () => cancelAnimationFrame(frame)
  }, [stack, current])
  useEffect(() => {
    if (parting.length === 0) return
    // A transition without a progress bar: it belongs to no navigation.
    return whenIdle(window, () => startQuietly(() => setMounted(withoutParting)))
  }, [parting])
  const layers = useMemo(() => layersOf(current), [current])
  const shown = topOf(current)
  // Only after the first visit has resolved: hydration is not an update.
  const updating = pending && coming?.kind === shown?.kind && coming?.href !== shown?.href
  const left = useMemo(() => [...current.left, ...parting], [current, parting])
  return { layers, left, pending, updating }
}

/**
 * The stack that the server rendered and that hydration must find: a directly entered overlay has the background of its
 * view.
 */
function firstStack({ router, stack }: Pick<App, 'router' | 'stack'>): Stack<PageView> {
  const visit = visitOf(router)
  const entered = stack.enter(visit)
  const { background } = visit.view
  return background ? stack.restore(directBackground(visit), pageOf(background)) : entered
}
