/** The page to which a merchant's redirect leads. */
export type RedirectTarget =
  | { readonly href: string }
  | {
      /** In Magento's URL space, without the first slash. */
      readonly path: string
      /** With its question mark; empty without parameters. */
      readonly search: string
      /** Without its number sign. */
      readonly hash: string
    }

const ABSOLUTE = /^https?:\/\//i
const OTHER_SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * The target as a merchant writes it: a path of this store view, with a query and a fragment if wanted, or the address
 * of another host. The visitor's query follows, unless the target has its own. Null for a redirect to the asked path and
 * for addresses that no browser opens as a page.
 */
export function redirectTargetOf(target: string, askedPath: string, askedSearch: string): RedirectTarget | null {
  const written = target.trim()
  if (ABSOLUTE.test(written)) return URL.canParse(written) ? { href: new URL(written).href } : null
  if (OTHER_SCHEME.test(written)) return null
  const [, path = '', search = '', hash = ''] = /^[\\/]*([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(written) ?? []
  if (path === askedPath) return null
  return { path, search: search.length > 1 ? search : askedSearch, hash }
}
