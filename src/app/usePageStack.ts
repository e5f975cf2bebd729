import { startTransition, useEffect, useState } from 'react'
import { advance, layersOf } from '#src/shell/page-stack/pageStack.ts'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import type { PageView } from '#src/routes/pageRegistry.ts'
import type { App } from './createApp.ts'
import { backgroundVisit, visitOf } from './visit.ts'

/**
 * Follows the router: every resolved navigation enters the stack, preloads never do. Layers change in a transition, so
 * the present page stays until the next one can show something.
 */
export function usePageStack({ router, stack }: App): readonly Layer<PageView>[] {
  const [{ current, background }, setState] = useState(() => {
    const visit = visitOf(router)
    return { current: advance(stack.current, visit), background: backgroundVisit(visit) }
  })
  useEffect(() => {
    stack.current = current
  }, [stack, current])
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        stack.current = advance(stack.current, visitOf(router))
        const next = stack.current
        startTransition(() => setState((state) => ({ ...state, current: next })))
      }),
    [router, stack],
  )
  return layersOf(current, background)
}
