import { parseJson } from '#src/lib/parseJson.ts'
import type { Cookies } from '../cookies.ts'
import { DISPLAY_COOKIE_NAME, DISPLAY_NAMES, keepDisplay } from './displayCookie.ts'
import { createObservableValue } from '../observableValue.ts'
import type { ObservableValue } from '../observableValue.ts'

/** The display preferences of this browser; absent ones follow the shop and the system. */
export type DisplayPreferences = {
  readonly 'text-size'?: 'large' | 'larger' | 'largest'
  readonly contrast?: 'more'
  readonly motion?: 'less'
  readonly links?: 'underlined'
  /** The view of lists. */
  readonly 'list-view'?: 'grid' | 'list'
}

const VALUES: { readonly [Name in keyof Required<DisplayPreferences>]: readonly string[] } = {
  'text-size': ['large', 'larger', 'largest'],
  contrast: ['more'],
  motion: ['less'],
  links: ['underlined'],
  'list-view': ['grid', 'list'],
}

/** Stored in this browser only, and applied at once. */
export type DisplayStore = ObservableValue<DisplayPreferences>

/** The used part of the document's root element. */
export type DisplayRoot = Pick<Element, 'setAttribute' | 'removeAttribute'>

export function createDisplayStore(cookies: Cookies, root: DisplayRoot) {
  const value = createObservableValue<DisplayPreferences>(restore(cookies.get(DISPLAY_COOKIE_NAME)))
  const store: DisplayStore = {
    ...value,
    set(preferences) {
      for (const name of DISPLAY_NAMES) {
        const wanted = preferences[name]
        if (wanted === undefined) root.removeAttribute(`data-${name}`)
        else root.setAttribute(`data-${name}`, wanted)
      }
      const isDefault = DISPLAY_NAMES.every((name) => preferences[name] === undefined)
      keepDisplay(cookies, isDefault ? null : JSON.stringify(preferences))
      value.set(preferences)
    },
  }
  return store
}

/** An invalid entry counts as none; the next choice overwrites it. */
const restore = (text: string | null): DisplayPreferences =>
  Object.fromEntries(Object.entries(parseJson(text, isObject) ?? {}).filter(([name, wanted]) => isKnown(name, wanted)))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isKnown = (name: string, wanted: unknown): boolean =>
  typeof wanted === 'string' &&
  (VALUES[name as keyof DisplayPreferences] as readonly string[] | undefined)?.includes(wanted) === true
