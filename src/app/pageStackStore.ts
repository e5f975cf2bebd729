import type { PageView } from '#src/routes/pageRegistry.ts'
import { advance, emptyStack, layersOf, outdated, restoreBackground, swept } from '#src/shell/page-stack/pageStack.ts'
import type { Background, Layer, Stack, Visit, VisitedPage } from '#src/shell/page-stack/pageStack.ts'

type PreloadListener = (href: string, view: PageView) => void
type ChangeListener = (before: Stack<PageView>, next: Stack<PageView>) => void

/** The page stack as it is, for React and for loaders. */
export type PageStackStore = {
  /** Takes a resolved navigation in; the same one twice changes nothing. */
  readonly enter: (visit: Visit<PageView>) => Stack<PageView>
  /** Puts the page that an overlay was opened over back below it. */
  readonly restore: (background: Background, page: VisitedPage<PageView>) => Stack<PageView>
  /** Tells of a page that the shopper seems about to go to. */
  readonly preloaded: (href: string, view: PageView) => void
  /** Who hears of such pages. */
  readonly hearPreloaded: (listener: PreloadListener) => void
  /** For what no navigation does. */
  readonly change: (make: (stack: Stack<PageView>) => Stack<PageView>) => void
  /** Who hears of that; returns the function that ends it. */
  readonly hearChange: (listener: ChangeListener) => () => void
  readonly current: () => Stack<PageView>
  /** The topmost layer; null before the first navigation has resolved. */
  readonly active: () => Layer<PageView> | null
  /** The view of a history entry below the present one: its page is still mounted. */
  readonly mountedView: (historyKey: string) => PageView | null
  /** Cart or customer changed: mounted pages stay, and take a new view when the shopper comes back to them. */
  readonly outdateViews: () => void
  /** Lets go of the pages that nothing leads back to. */
  readonly sweep: () => Stack<PageView>
}

export function createPageStackStore(): PageStackStore {
  let stack = emptyStack<PageView>()
  let tellPreloaded: PreloadListener = () => {}
  let tellChange: ChangeListener = () => {}
  return {
    preloaded: (href, view) => tellPreloaded(href, view),
    hearPreloaded: (listener) => void (tellPreloaded = listener),
    enter: (visit) => (stack = advance(stack, visit)),
    restore: (background, page) => (stack = restoreBackground(stack, background, page)),
    change(make) {
      const before = stack
      stack = make(before)
      tellChange(before, stack)
    },
    hearChange(listener) {
      tellChange = listener
      return () => (tellChange = () => {})
    },
    current: () => stack,
    active: () => layersOf(stack).at(-1) ?? null,
    mountedView: (historyKey) =>
      stack.entries.find(
        ({ key, position, isOutdated }) => key === historyKey && position !== stack.position && !isOutdated,
      )?.view ?? null,
    outdateViews: () => void (stack = outdated(stack)),
    sweep: () => (stack = swept(stack)),
  }
}
