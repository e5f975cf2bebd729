import type { Messages } from '@lingui/core'

const CATALOGUES = import.meta.glob<{ readonly messages: Messages }>('../../locales/*.po')

/** Message catalogues load on demand, one per locale (spec §1, §7). */
export async function loadMessages(locale: string): Promise<Messages> {
  // A browser build contains the texts of its locale (build/inlineMessages.ts).
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  const load = CATALOGUES[`../../locales/${locale}.po`]
  if (!load) throw new Error(`[vetrina:i18n] There is no catalogue locales/${locale}.po.`)
  return (await load()).messages
}
