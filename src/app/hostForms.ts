import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Environment, Network, RecordSource, Store, type GraphQLResponse, type IEnvironment } from 'relay-runtime'
import * as v from 'valibot'
import { contactWords, messageSchema } from '#src/features/contact/contactMessage.ts'
import { contactUs } from '#src/features/contact/useContactUs.ts'
import { EMAIL_MESSAGES } from '#src/features/forms/emailMessages.ts'
import { subscribeTyped } from '#src/features/newsletter/subscribeTyped.ts'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { i18nOf } from './hostTexts.ts'

/** The field in which a form's button names the form. */
const FORM_FIELD = 'form'

type Words = { readonly i18n: I18n; readonly intlLocale: string }

/** The page about a form that was sent without JavaScript. */
type FormOutcome = {
  readonly kind: 'done' | 'invalid' | 'failed'
  readonly title: string
  readonly explanation: string
}

type FormOptions = {
  readonly locale: string
  readonly intlLocale: string
  /** Sends a mutation to the backend in the name of the shopper; rejects if there is no answer. */
  readonly ask: (text: string, variables: object) => Promise<GraphQLResponse>
  /** Whether Google reCAPTCHA protects a mutation: nobody solves it without JavaScript. */
  readonly isProtected: (mutation: string) => boolean
}

type Form = {
  /** The root field of its mutation. */
  readonly mutation: string
  readonly send: (fields: URLSearchParams, environment: IEnvironment, words: Words) => Promise<FormOutcome>
}

const NOT_SENT = msg`Il modulo non è partito`

/** The forms that work without JavaScript, by the value of their buttons. */
const FORMS: Readonly<Record<string, Form>> = {
  newsletter: {
    mutation: 'subscribeEmailToNewsletter',
    async send(fields, environment, words) {
      const { i18n } = words
      const result = await subscribeTyped(environment, words, fields.get('email') ?? '')
      if (result.kind === 'done') {
        const explanation = i18n._(msg`Se serve una conferma, la trovi nella tua posta.`)
        return { kind: 'done', title: i18n._(msg`Grazie!`), explanation }
      }
      const explanation = result.kind === 'invalid' ? i18n._(EMAIL_MESSAGES[result.rule]) : result.message
      return { kind: result.kind, title: i18n._(NOT_SENT), explanation }
    },
  },
  contact: {
    mutation: 'contactUs',
    async send(fields, environment, words) {
      const { i18n, intlLocale } = words
      const sent: FormOutcome = {
        kind: 'done',
        title: i18n._(msg`Messaggio inviato`),
        explanation: i18n._(msg`Grazie. Ti rispondiamo all’indirizzo che ci hai lasciato.`),
      }
      const names = Object.keys(messageSchema.entries)
      const input = v.safeParse(messageSchema, Object.fromEntries(names.map((name) => [name, fields.get(name) ?? ''])))
      const title = i18n._(NOT_SENT)
      if (!input.success) {
        const explanation = i18n._(msg`Servono il tuo nome, un indirizzo email completo e il messaggio.`)
        return { kind: 'invalid', title, explanation }
      }
      const { trap, telephone, ...message } = input.output
      // A program that filled in the hidden field learns nothing.
      if (trap !== '') return sent
      const result = await contactUs(environment, { ...message, ...(telephone !== '' && { telephone }) })
      if (result.ok) return sent
      const { error } = result
      return {
        kind: error.kind === 'email' ? 'invalid' : 'failed',
        title,
        explanation: contactWords(i18n, intlLocale, error),
      }
    },
  },
}

/** Sends a form that came without JavaScript; null for one that needs JavaScript. */
export async function sendForm(fields: URLSearchParams, options: FormOptions): Promise<FormOutcome | null> {
  const name = fields.get(FORM_FIELD) ?? ''
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined
  if (!form || options.isProtected(form.mutation)) return null
  const environment = new Environment({
    network: Network.create(async ({ name: operation, text }, variables) => {
      if (text === null || text === undefined) throw new Error(`[vetrina:forms] ${operation} has no text`)
      return options.ask(text, variables).catch((error: unknown) => {
        throw new NetworkUnreachableError(operation, error)
      })
    }),
    store: new Store(new RecordSource()),
  })
  return form.send(fields, environment, { i18n: await i18nOf(options.locale), intlLocale: options.intlLocale })
}
