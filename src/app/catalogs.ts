import type { Messages } from '@lingui/core'
import type { LocaleCode } from '#src/platform/locales.ts'

/** Message catalogues load on demand, one per locale (spec §1, §7). */
export async function loadMessages(locale: LocaleCode): Promise<Messages> {
  // A browser build contains the texts of its locale (build/inlineMessages.ts).
  if (import.meta.env.PROD && !import.meta.env.SSR) return {}
  switch (locale) {
    case 'it':
      return (await import('../../locales/it.po')).messages
    case 'en':
      return (await import('../../locales/en.po')).messages
  }
}
