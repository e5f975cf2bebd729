import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { tooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { textDirectionOf } from '#src/lib/textDirection.ts'
import { CONSENT_TEXTS, CONSENT_VERSIONS } from 'virtual:consent-texts'
import { loadMessages } from './catalogs.ts'

/** The messages of a language, without a page. */
export const i18nOf = async (locale: string) =>
  setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } })

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

/**
 * The texts of the pages about a form that was sent without JavaScript, in the language of a store; title and explanation
 * are about a form that needs JavaScript, `retry` is the name of the link to the form's page.
 */
export async function formTextsOf(locale: string) {
  const i18n = await i18nOf(locale)
  return {
    title: i18n._(msg`Il modulo non è partito`),
    explanation: i18n._(
      msg`Ha bisogno di JavaScript, che nel tuo browser è spento o non era ancora pronto. Non abbiamo ricevuto niente: torna alla pagina, aspetta che sia caricata e invia di nuovo.`,
    ),
    retry: i18n._(msg`Torna alla pagina`),
    typed: i18n._(msg`Quello che hai scritto`),
    again: i18n._(msg`Invia di nuovo`),
    direction: textDirectionOf(locale),
  }
}

/** The texts of a withdrawal without JavaScript, in the language of a store: those of its screens in the storefront. */
export async function withdrawalTextsOf(locale: string, intlLocale: string) {
  const i18n = await i18nOf(locale)
  return {
    direction: textDirectionOf(locale),
    title: i18n._(msg`Recedere dal contratto qui`),
    check: i18n._(msg`Controlla: questo è quello che ci dichiari.`),
    declaration: i18n._(msg`Recedo dal contratto di vendita qui indicato.`),
    name: i18n._(msg`Nome e cognome`),
    email: i18n._(msg`Email`),
    order: i18n._(msg`Ordine`),
    goods: i18n._(msg`Articoli`),
    wholeOrder: i18n._(msg`tutto l’ordine`),
    confirm: i18n._(msg`Conferma il recesso`),
    change: i18n._(msg`Cambia qualcosa`),
    received: (email: string) => i18n._(msg`Abbiamo ricevuto il tuo recesso. La ricevuta è in viaggio verso ${email}.`),
    reference: i18n._(msg`Riferimento`),
    receivedAt: i18n._(msg`Arrivato`),
    next: i18n._(
      msg`Ti scriviamo presto come rimandarci gli articoli; ti rimborsiamo entro 14 giorni dal recesso, al più tardi quando li abbiamo o ci mostri che sono in viaggio.`,
    ),
    refused: i18n._(
      msg`Non possiamo prendere questa dichiarazione così com’è. Controlla i dati, o scrivici: vale anche un’email.`,
    ),
    failed: i18n._(
      msg`Qualcosa non ha funzionato da parte nostra. Riprova tra poco: quello che hai scritto resta qui.`,
    ),
    tooMany: (waitSeconds: number) => tooManyTriesText(i18n, intlLocale, { waitSeconds }),
  }
}

/** The texts with which this build asks for consent to cookies, in each language of the shop. */
export const consentTexts = async () =>
  Object.entries(CONSENT_VERSIONS).map(([language, version]) => ({
    version,
    language,
    text: CONSENT_TEXTS[language] ?? '',
  }))
