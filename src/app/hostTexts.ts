import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { textDirectionOf } from '#src/lib/textDirection.ts'
import { CONSENT_TEXTS, CONSENT_VERSIONS } from 'virtual:consent-texts'
import { loadMessages } from './catalogs.ts'

const i18nOf = async (locale: string) => setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })

/**
 * The texts of the page that the host sends when it cannot render any other, in the language of a store. They are those
 * of `UnavailablePage`; `retry` is the name of a link to the same address.
 */
export async function unavailableTextsOf(locale: string) {
  const i18n = await i18nOf(locale)
  return {
    title: i18n._(msg`Torniamo subito`),
    explanation: i18n._(msg`Il negozio non risponde in questo momento. Il tuo carrello è al sicuro: riprova tra poco.`),
    retry: i18n._(msg`Riprova`),
    direction: textDirectionOf(locale),
  }
}

/**
 * The texts of the page that the host sends to a browser with too many cookies, in the language of a store; `retry` is
 * the name of a link to the home page.
 */
export async function tooLargeTextsOf(locale: string) {
  const i18n = await i18nOf(locale)
  return {
    title: i18n._(msg`Questa pagina non si apre: il browser manda troppi dati`),
    explanation: i18n._(
      msg`Nel tuo browser si sono accumulati troppi cookie di questo sito. Cancellali nelle impostazioni del browser, alla voce sui dati dei siti, e ricarica la pagina.`,
    ),
    retry: i18n._(msg`Ricarica la pagina iniziale`),
    direction: textDirectionOf(locale),
  }
}

/** The texts with which this build asks for consent to cookies, in each language of the shop. */
export const consentTexts = async () =>
  Object.entries(CONSENT_VERSIONS).map(([language, version]) => ({
    version,
    language,
    text: CONSENT_TEXTS[language] ?? '',
  }))
