import type { Client } from 'braintree-web/client'
import type { HostedFields, HostedFieldsTokenizePayload } from 'braintree-web/hosted-fields'
import { watchDevice } from './deviceWatch.ts'

/** The fields in their order on the screen. */
export const CARD_FIELDS = ['number', 'expirationDate', 'cvv'] as const

export type CardField = (typeof CARD_FIELDS)[number]

export type CardProblems = Readonly<Partial<Record<CardField, 'missing' | 'invalid'>>>

type ByField<Value> = Readonly<Record<CardField, Value>>

/** The looks of the text in the provider's frames, in both colour schemes. */
export type CardLook = {
  readonly text: Readonly<Record<string, string>>
  readonly light: string
  readonly dark: string
}

export type CardForm = {
  readonly client: Client
  /** The fields without a usable value, whether or not they were visited. */
  readonly problems: () => CardProblems
  readonly focus: (field: CardField) => void
  /** Tells assistive technology in the frame about the error that is shown outside of it. */
  readonly tell: (field: CardField, message: string | null) => void
  readonly setDark: (isDark: boolean) => void
  /** Sends the card to the provider, which returns a proof for one payment. */
  readonly tokenize: () => Promise<HostedFieldsTokenizePayload>
  /** The provider's facts about the device; null where there are none. */
  readonly deviceData: () => string | null
  readonly close: () => void
}

type CardFormOptions = {
  readonly token: string
  readonly places: ByField<HTMLElement>
  readonly labels: ByField<string>
  readonly look: CardLook
  readonly onFocus: (field: CardField | null) => void
  /** A visited field may have an error now, or none any more. */
  readonly onVisited: (problems: CardProblems) => void
}

/**
 * Opens the card fields in frames of Braintree. Rejects if their code or their frames do not load.
 */
export async function openCardForm(options: CardFormOptions): Promise<CardForm> {
  const { token, places, labels, look, onFocus, onVisited } = options
  const [{ create: createClient }, { create: createFields }] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
  ])
  const client = await createClient({ authorization: token })
  const fieldOf = (name: CardField) => ({
    container: places[name],
    internalLabel: labels[name],
    iframeTitle: labels[name],
  })
  const fields = await createFields({
    client,
    fields: { number: fieldOf('number'), expirationDate: fieldOf('expirationDate'), cvv: fieldOf('cvv') },
    styles: { input: { ...look.text, color: look.light }, '.dark': { color: look.dark } },
  })
  const device = watchDevice(client)
  const visited = new Set<CardField>()
  const problemsOf = (names: readonly CardField[]) => problemsIn(fields, names)
  const report = () => onVisited(problemsOf([...visited]))
  fields.on('focus', ({ emittedBy }) => onFocus(fieldNamed(emittedBy)))
  fields.on('blur', ({ emittedBy, fields: state }) => {
    onFocus(null)
    const field = fieldNamed(emittedBy)
    // An empty field that was only passed is not an error yet.
    if (field === null || state[field]?.isEmpty) return
    visited.add(field)
    report()
  })
  fields.on('validityChange', report)
  // Enter in a frame does not reach the form by itself.
  fields.on('inputSubmitRequest', () => places.number.closest('form')?.requestSubmit())
  return {
    client,
    problems() {
      for (const field of CARD_FIELDS) visited.add(field)
      return problemsOf(CARD_FIELDS)
    },
    focus: (field) => void fields.focus(field),
    tell(field, message) {
      void fields.setAttribute({ field, attribute: 'aria-invalid', value: message !== null })
      fields.setMessage({ field, message: message ?? '' })
    },
    setDark(isDark) {
      for (const field of CARD_FIELDS) {
        if (isDark) void fields.addClass(field, 'dark')
        else void fields.removeClass(field, 'dark')
      }
    },
    tokenize: () => fields.tokenize(),
    deviceData: device.read,
    close() {
      device.close()
      // Nothing is left to do if the provider's code cannot remove its frames: the page removes their places.
      fields.teardown().catch(() => undefined)
    },
  }
}

const fieldNamed = (name: string): CardField | null => CARD_FIELDS.find((field) => field === name) ?? null

function problemsIn(fields: HostedFields, names: readonly CardField[]): CardProblems {
  const { fields: state } = fields.getState()
  const problemOf = (name: CardField) => {
    const field = state[name]
    if (!field || field.isEmpty) return 'missing'
    return field.isValid ? undefined : 'invalid'
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = problemOf(name)
      return problem ? [[name, problem] as const] : []
    }),
  )
}
