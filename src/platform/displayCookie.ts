import type { Cookies } from './cookies.ts'

/** Where the shopper's display preferences are kept, as JSON, and their names: each is an attribute of `<html>`. */
export const DISPLAY_COOKIE_NAME = 'display'
export const DISPLAY_NAMES = ['text-size', 'contrast', 'motion', 'links', 'list-view'] as const

/** A year, as the cart's. */
const DISPLAY_COOKIE_MAX_AGE_SECONDS = 31_536_000

/** Null forgets them. */
export function keepDisplay(cookies: Cookies, text: string | null): void {
  cookies.set(DISPLAY_COOKIE_NAME, text ?? '', { maxAgeSeconds: text === null ? 0 : DISPLAY_COOKIE_MAX_AGE_SECONDS })
}

/** For every visit: Safari forgets after seven days what a script has set, and nobody's letters are to shrink by themselves. */
export function renewDisplay(cookies: Cookies): void {
  const text = cookies.get(DISPLAY_COOKIE_NAME)
  if (text !== null) keepDisplay(cookies, text)
}
