import { createContext, use } from 'react'
import type { Cookies } from '#src/platform/cookies.ts'
import type { DisplayRoot } from '#src/platform/document/displayPreferences.ts'

/** Storage and target of the display preferences. The code that changes them loads with the dialog. */
export type Display = { readonly cookies: Cookies; readonly root: DisplayRoot }

export const DisplayContext = createContext<Display | null>(null)

export function useDisplay(): Display {
  const display = use(DisplayContext)
  if (!display) throw new Error('[vetrina:display] useDisplay needs <DisplayContext>. Render below the app providers.')
  return display
}
