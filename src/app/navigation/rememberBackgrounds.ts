import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { directBackground } from '#src/shell/page-stack/pageStack.ts'
import type { Background } from '#src/shell/page-stack/pageStack.ts'

/**
 * Writes into every history entry which page it was opened over, so that a reload shows an overlay on its own
 * background. Every entry, because a redirect may turn a page into an overlay. And as in any browser, a link to where
 * the shopper already is adds no entry: one Back always leads somewhere else. Where an address redirects, a second click
 * on its link leads to where the first did.
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
    // Only the router's own redirects pass over guards.
    const redirected = options?.ignoreBlocker ? { ...state, askedFor } : state
    // A menu's link to the page below it: closing the menu leads there, without a second entry for one page.
    if (background?.href === href && background.steps !== null && isOverlay(history.location)) {
      history.go(-background.steps, options)
    } else replace(href, over(background, redirected), options)
  }
  history.push = (href, state, options) =>
    href === history.location.href || href === history.location.state.askedFor
      ? history.replace(href, state, options)
      : push(href, over(backgroundHere(), state), options)
}
