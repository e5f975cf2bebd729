import type { Cookies } from '../cookies.ts'

/** The cookie with the shopper's display preferences as JSON. Each preference is an attribute of `<html>`. */
export const DISPLAY_COOKIE_NAME = 'display'
export const DISPLAY_NAMES = ['text-size', 'contrast', 'motion', 'links', 'list-view'] as const

/** One year, like the cart's cookie. */
const DISPLAY_COOKIE_MAX_AGE_SECONDS = 31_536_000

/** Null removes the preferences. */
export function keepDisplay(cookies: Cookies, text: string | null): void {
  cookies.set(DISPLAY_COOKIE_NAME, text ?? '', { maxAgeSeconds: text === null ? 0 : DISPLAY_COOKIE_MAX_AGE_SECONDS })
}

/**
 * Runs on every visit: Safari deletes script-set cookies after seven days, and a chosen font size must not change by
 * itself.
 */
export function renewDisplay(cookies: Cookies): void {
  const text = cookies.get(DISPLAY_COOKIE_NAME)
  if (text !== null) keepDisplay(cookies, text)
}
