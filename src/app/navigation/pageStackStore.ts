import type { PageView } from '#src/routing/pageView.ts'
import { advance, emptyStack, layersOf, outdated, restoreBackground } from '#src/shell/page-stack/pageStack.ts'
import type { Background, Layer, Stack, Visit, VisitedPage } from '#src/shell/page-stack/pageStack.ts'
import type { AppRouter } from './createAppRouter.ts'
import { targetOf } from './visit.ts'

/** Hidden documents do not paint; after this time the store stops waiting for a frame, ms. */
const PAINT_LIMIT_MS = 300

type Location = AppRouter['latestLocation']
/** Predicts the stack that a starting navigation leads to; null if the page has to load first. */
export type PredictStack = (stack: Stack<PageView>, location: Location) => Stack<PageView> | null

/** The current page stack, for React and for loaders. */
export type PageStackStore = {
  /** Adds a resolved navigation; adding the same one twice changes nothing. */
  readonly enter: (visit: Visit<PageView>) => Stack<PageView>
  /**
   * Predicts the stack that a starting navigation leads to; null if the page has to load first. When the navigation
   * resolves, `enter` returns the same stack object.
   */
  readonly predict: (location: Location) => Stack<PageView> | null
  /** Sets the function that predicts. Without it, every page has to load first. */
  readonly predictWith: (prediction: PredictStack) => void
  /**
   * Records the stack that the current frame shows: the shopper has visited it from then on, even if the navigation
   * never resolves.
   */
  readonly markPainted: (shown: Stack<PageView>) => void
  /**
   * Resolves when the predicted page is painted, so that other work of the navigation can wait for it; at once if no
   * page was predicted.
   */
  readonly whenPainted: () => Promise<void>
  /** Inserts the page that an overlay was opened over below the overlay. */
  readonly restore: (background: Background, page: VisitedPage<PageView>) => Stack<PageView>
  readonly current: () => Stack<PageView>
  /** The topmost layer; null before the first navigation has resolved. */
  readonly active: () => Layer<PageView> | null
  /** The view of a history entry below the present one: its page is still mounted. */
  readonly mountedView: (historyKey: string) => PageView | null
  /** Cart or customer changed: mounted pages stay mounted and get a new view when the shopper returns to them. */
  readonly outdateViews: () => void
}

export function createPageStackStore(): PageStackStore {
  let stack = emptyStack<PageView>()
  let expected: { readonly from: Stack<PageView>; readonly to: Stack<PageView> } | null = null
  let seen: Stack<PageView> | null = null
  let paint = Promise.resolve()
  let goOn = () => {}
  let prediction: PredictStack = () => null
  return {
    enter(visit) {
      stack = expected?.from === stack && leadsTo(expected.to, visit) ? expected.to : advance(stack, visit)
      expected = null
      return stack
    },
    predictWith: (next) => void (prediction = next),
    predict(location) {
      const target = targetOf(location)
      // The shopper left a page that was shown before it resolved, or returned to it.
      if (seen && expected?.from === stack && expected.to === seen && !redirects(seen, target)) {
        stack = seen
        expected = null
      }
      // Forward cancelled a pending Back before it resolved or showed a page: keep the page.
      if (stack.entries.at(-1)?.key === target.key) return expected && stack
      const to = prediction(stack, location)
      expected = to && { from: stack, to }
      if (to) {
        paint = new Promise((resolve) => {
          goOn = resolve
          setTimeout(resolve, PAINT_LIMIT_MS)
        })
      }
      return to
    },
    markPainted(shown) {
      seen = shown
      setTimeout(goOn)
    },
    whenPainted: () => paint,
    restore: (background, page) => (stack = restoreBackground(stack, background, page)),
    current: () => stack,
    active: () => layersOf(stack).at(-1) ?? null,
    mountedView: (historyKey) =>
      stack.entries.find(
        ({ key, position, isOutdated }) => key === historyKey && position !== stack.position && !isOutdated,
      )?.view ?? null,
    outdateViews: () => void (stack = outdated(stack)),
  }
}

/** Whether the navigation was redirected to another address than the predicted one. */
const redirects = ({ position, entries }: Stack<PageView>, target: ReturnType<typeof targetOf>): boolean =>
  target.position === position && target.href !== entries.at(-1)?.href

/** Whether the predicted stack is the stack that the visit leads to. */
function leadsTo(stack: Stack<PageView>, { key, href, kind, overlay }: Visit<PageView>): boolean {
  const top = stack.entries.at(-1)
  return overlay === null && top?.key === key && top.href === href && top.kind === kind
}
