import type { PageView } from '#src/routing/pageView.ts'
import { advance, emptyStack, layersOf, outdated, restoreBackground } from '#src/shell/page-stack/pageStack.ts'
import type { Background, Layer, Stack, Visit, VisitedPage } from '#src/shell/page-stack/pageStack.ts'
import type { AppRouter } from './createAppRouter.ts'
import { targetOf } from './visit.ts'

/** A document that nobody looks at paints nothing, ms. */
const PAINT_LIMIT_MS = 300

type Location = AppRouter['latestLocation']
/** Works out what a navigation that begins will leave; null where its page has to come first. */
export type Foresight = (stack: Stack<PageView>, location: Location) => Stack<PageView> | null
type ChangeListener = (before: Stack<PageView>, next: Stack<PageView>) => void

/** The page stack as it is, for React and for loaders. */
export type PageStackStore = {
  /** Takes a resolved navigation in; the same one twice changes nothing. */
  readonly enter: (visit: Visit<PageView>) => Stack<PageView>
  /**
   * What a navigation that begins will leave, where it can be foreseen; null where its page has to come first. When it
   * resolves, `enter` gives back the very same.
   */
  readonly foresee: (location: Location) => Stack<PageView> | null
  /** Until somebody foresees, every page has to come first. */
  readonly foreseeWith: (foresight: Foresight) => void
  /**
   * What the frame shows that is drawn now: the shopper has been there from then on, even if the navigation never
   * resolves.
   */
  readonly drawn: (shown: Stack<PageView>) => void
  /** Until it is painted: what else a navigation brings can wait. Resolves at once where nothing was foreseen. */
  readonly whenPainted: () => Promise<void>
  /** Puts the page that an overlay was opened over back below it. */
  readonly restore: (background: Background, page: VisitedPage<PageView>) => Stack<PageView>
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
}

export function createPageStackStore(): PageStackStore {
  let stack = emptyStack<PageView>()
  let expected: { readonly from: Stack<PageView>; readonly to: Stack<PageView> } | null = null
  let seen: Stack<PageView> | null = null
  let paint = Promise.resolve()
  let goOn = () => {}
  let foresight: Foresight = () => null
  let tellChange: ChangeListener = () => {}
  return {
    enter(visit) {
      stack = expected?.from === stack && leadsTo(expected.to, visit) ? expected.to : advance(stack, visit)
      expected = null
      return stack
    },
    foreseeWith: (next) => void (foresight = next),
    foresee(location) {
      const target = targetOf(location)
      // On from a page that shows and has not resolved yet, or there again.
      if (seen && expected?.from === stack && expected.to === seen && !redirects(seen, target)) {
        stack = seen
        expected = null
      }
      // Forward before Back has resolved or shown anything: what is left was never left.
      if (stack.entries.at(-1)?.key === target.key) return expected && stack
      const to = foresight(stack, location)
      expected = to && { from: stack, to }
      if (to) {
        paint = new Promise((resolve) => {
          goOn = resolve
          setTimeout(resolve, PAINT_LIMIT_MS)
        })
      }
      return to
    },
    drawn(shown) {
      seen = shown
      setTimeout(goOn)
    },
    whenPainted: () => paint,
    restore: (background, page) => (stack = restoreBackground(stack, background, page)),
    change(make) {
      const before = stack
      stack = make(before)
      // What is under way stays under way.
      if (expected?.from === before) {
        const to = make(expected.to)
        if (seen === expected.to) seen = to
        expected = { from: stack, to }
      }
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
  }
}

/** Whether another address takes the place of the one that a stack was foreseen for. */
const redirects = ({ position, entries }: Stack<PageView>, target: ReturnType<typeof targetOf>): boolean =>
  target.position === position && target.href !== entries.at(-1)?.href

/** Whether a stack that was foreseen is the one that the visit makes. */
function leadsTo(stack: Stack<PageView>, { key, href, kind, overlay }: Visit<PageView>): boolean {
  const top = stack.entries.at(-1)
  return overlay === null && top?.key === key && top.href === href && top.kind === kind
}
