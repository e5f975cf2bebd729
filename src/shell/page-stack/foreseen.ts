import { advance, lastPlainOf } from './pageStack.ts'
import type { Entry, Stack, Visit } from './pageStack.ts'

/** Where a navigation goes, as the router tells it before anything is loaded. */
export type Target = Pick<Visit<unknown>, 'key' | 'position' | 'href'>

/**
 * The stack that a navigation will leave whose page is in the document already: it can show at once. Null where the page
 * has to come first, where cart or customer changed since, and where the page that shows only takes another view.
 */
export function foreseen<TView>(stack: Stack<TView>, target: Target): Stack<TView> | null {
  const shown = lastPlainOf(stack.entries)
  const isHidden = (page: Entry<TView>) => page.mount !== shown?.mount && !page.isOutdated
  const back = stack.entries.find(({ key }) => key === target.key)
  if (back) {
    const isThere = back === shown ? !back.isOutdated : stack.left.some(({ mount }) => mount === back.mount)
    return back.overlay === null && isThere && (back === shown || isHidden(back)) ? advance(stack, back) : null
  }
  // A replaced entry is the page that shows.
  if (target.position <= stack.position) return null
  const again = stack.left.find(({ href }) => href === target.href)
  if (!again || !isHidden(again) || (shown?.shared && again.shared && shown.kind === again.kind)) return null
  const { kind, shared, view, staysMounted } = again
  return advance(stack, { ...target, overlay: null, kind, shared, view, ...(staysMounted && { staysMounted }) })
}
