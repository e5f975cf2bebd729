import { createContext, use } from 'react'
import type { DisplayRoot } from '#src/platform/displayPreferences.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** Where display preferences are kept and shown. What works on them loads with their dialog. */
export type Display = { readonly storage: KeyValueStorage; readonly root: DisplayRoot }

export const DisplayContext = createContext<Display | null>(null)

export function useDisplay(): Display {
  const display = use(DisplayContext)
  if (!display) throw new Error('[vetrina:display] useDisplay needs <DisplayContext>. Render below the app providers.')
  return display
}
