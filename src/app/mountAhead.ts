import { whenIdle } from '#src/platform/whenIdle.ts'
import { prepared } from '#src/shell/page-stack/prepared.ts'
import { canHover } from '#src/ui/theme/breakpoints.ts'
import type { App } from './createApp.ts'
import { pageOf } from './visit.ts'

/**
 * Mounts the page of the link that the pointer rests on, hidden, as soon as its code and data were asked for: the click
 * has only to show it. Where there is a pointer: a finger is not seen before it touches, and then there is no time.
 */
export function mountAhead({ router, stack }: Pick<App, 'router' | 'stack'>, page: Window & typeof globalThis): void {
  if (!page.matchMedia(canHover).matches) return
  let forget = () => {}
  stack.hearPreloaded((href, view) => {
    forget()
    // The last one only: whoever passes over a list of links goes to none of them.
    forget = whenIdle(page, () => {
      if (router.state.status !== 'pending') stack.change((before) => prepared(before, href, pageOf(view)))
    })
  })
}
