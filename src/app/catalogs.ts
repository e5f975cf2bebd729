import type { Messages } from '@lingui/core'
import { CATALOGUES } from 'virtual:catalogues'

/** Message catalogues load on demand, one per locale (spec §1, §7). */
export async function loadMessages(locale: string): Promise<Messages> {
  // A browser build contains the texts of its locale (build/inlineMessages.ts).
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  const load = CATALOGUES[locale]
  if (!load) throw new Error(`[vetrina:i18n] No store of the shop has the locale "${locale}".`)
  return (await load()).messages
}
