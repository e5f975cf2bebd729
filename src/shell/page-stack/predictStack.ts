import { advance, lastPlainOf } from './pageStack.ts'
import type { Entry, Stack, Visit } from './pageStack.ts'

/** The target of a navigation, as the router reports it before anything is loaded. */
export type Target = Pick<Visit<unknown>, 'key' | 'position' | 'href'>

/**
 * The stack after a navigation to a page that is mounted already and can be shown at once. Null if the page has to load
 * first, if cart or customer have changed since, and if the current page only gets another view.
 */
export function predictStack<TView>(stack: Stack<TView>, target: Target): Stack<TView> | null {
  const shown = lastPlainOf(stack.entries)
  const isHidden = (page: Entry<TView>) => page.mount !== shown?.mount && !page.isOutdated
  const back = stack.entries.find(({ key }) => key === target.key)
  if (back) {
    const isThere = back === shown ? !back.isOutdated : stack.left.some(({ mount }) => mount === back.mount)
    return back.overlay === null && isThere && (back === shown || isHidden(back)) ? advance(stack, back) : null
  }
  // A replaced entry is the current page.
  if (target.position <= stack.position) return null
  const again = stack.left.find(({ href }) => href === target.href)
  if (!again || !isHidden(again) || (shown?.shared && again.shared && shown.kind === again.kind)) return null
  const { kind, shared, view, staysMounted } = again
  return advance(stack, { ...target, overlay: null, kind, shared, view, ...(staysMounted && { staysMounted }) })
}
