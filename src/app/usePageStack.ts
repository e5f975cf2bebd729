import { useEffect, useState, useTransition } from 'react'
import { layersOf } from '#src/shell/page-stack/pageStack.ts'
import type { Layer, Stack } from '#src/shell/page-stack/pageStack.ts'
import type { PageView } from '#src/routes/pageRegistry.ts'
import type { App } from './createApp.ts'
import { backgroundVisit, visitOf } from './visit.ts'

export type ShownStack = {
  readonly layers: readonly Layer<PageView>[]
  /** The next page is on its way and the present one still shows. */
  readonly pending: boolean
  /** What is on its way is the present page with another view: the next page of its list. */
  readonly updating: boolean
}

const topKind = (stack: Stack<PageView>) => stack.entries.at(-1)?.kind

/**
 * Follows the router: every resolved navigation enters the stack, preloads never do. Layers change in a transition, so
 * the present page stays until the next one can show something.
 */
export function usePageStack({ router, stack }: App): ShownStack {
  const [pending, startTransition] = useTransition()
  const [coming, setComing] = useState<string | undefined>(undefined)
  const [{ current, background }, setState] = useState(() => {
    const visit = visitOf(router)
    return { current: stack.enter(visit), background: backgroundVisit(visit) }
  })
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const next = stack.enter(visitOf(router))
        setComing(topKind(next))
        startTransition(() => setState((state) => ({ ...state, current: next })))
      }),
    [router, stack],
  )
  return { layers: layersOf(current, background), pending, updating: pending && coming === topKind(current) }
}
