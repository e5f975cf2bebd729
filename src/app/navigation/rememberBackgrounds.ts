import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { directBackground } from '#src/shell/page-stack/pageStack.ts'
import type { Background } from '#src/shell/page-stack/pageStack.ts'

/**
 * Stores in every history entry the page that it was opened over, so that a reload shows an overlay on its own
 * background. It does so for all entries, because a redirect may turn a page into an overlay. As in any browser, a link
 * to the current address adds no entry, so that one Back always leaves the page. After a redirect, a second click on
 * the link leads to the same entry as the first.
 */
export function rememberBackgrounds(history: RouterHistory, isOverlay: (location: HistoryLocation) => boolean): void {
  const { push, replace } = history

  const backgroundHere = (): Background => {
    const { href, state } = history.location
    if (!isOverlay(history.location)) return { href, key: state.__TSR_key ?? '', steps: 1 }
    const { background = directBackground({}) } = state
    return { ...background, steps: background.steps && background.steps + 1, isUnderOverlay: true }
  }
  const over = (background: Background | undefined, state: object) => (background ? { ...state, background } : state)

  history.replace = (href, state, options) => {
    const { background, askedFor = history.location.href } = history.location.state
    // Only the router's own redirects skip the guards.
    const redirected = options?.ignoreBlocker ? { ...state, askedFor } : state
    // A link of the menu to the page below it: close the menu instead of adding a second entry for the same page.
    if (background?.href === href && background.steps !== null && isOverlay(history.location)) {
      history.go(-background.steps, options)
    } else replace(href, over(background, redirected), options)
  }
  history.push = (href, state, options) =>
    href === history.location.href || href === history.location.state.askedFor
      ? history.replace(href, state, options)
      : push(href, over(backgroundHere(), state), options)
}
