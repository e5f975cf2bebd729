/**
 * The page in a frame of a card field, with the messages (framebus) that the published hosted-fields module exchanges
 * with it. The field of the number speaks for all. Runs in the frame.
 */
export function hostedFieldScript(api: string): void {
  type Field = 'number' | 'expirationDate' | 'cvv'
  type Data = {
    readonly field?: Field
    readonly attribute?: string
    readonly value?: string | boolean
    readonly message?: string
    readonly classname?: string
  }
  type Style = Readonly<Record<string, string>>
  type Setup = {
    readonly fields: Readonly<Record<Field, { readonly internalLabel?: string }>>
    readonly styles?: Readonly<Record<string, Style>>
  }
  type Peer = Window & { readonly cardField?: { input: HTMLInputElement; begin: (setup: Setup) => void } }
  const FIELDS = ['number', 'expirationDate', 'cvv'] as const
  const PREFIX = '/*framebus*/'
  const channel = location.hash.slice(1)
  const own = window.name.replace('braintree-hosted-field-', '') as Field
  const replies = new Map<string, (data: Setup) => void>()
  const send = (event: string, eventData: unknown, reply?: string) =>
    window.parent.postMessage(PREFIX + JSON.stringify({ event, origin: '*', eventData, reply }), '*')
  const emit = (name: string, data: unknown, reply?: string) => send(`${channel}:hosted-fields:${name}`, data, reply)
  const peerOf = (field: Field) =>
    (window.parent.frames as unknown as Record<string, Peer>)[`braintree-hosted-field-${field}`]

  document.body.style.cssText = 'margin:0;background:transparent'
  const input = document.createElement('input')
  input.id = own
  input.inputMode = 'numeric'
  const message = document.createElement('p')
  message.id = 'message'
  message.style.cssText = 'position:absolute;clip-path:inset(50%);margin:0'
  input.setAttribute('aria-describedby', 'message')
  const style = document.createElement('style')
  document.head.append(style)
  document.body.append(input, message)

  const dateOf = (text: string) => {
    const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{2}|\d{4})$/.exec(text.trim()) ?? []
    return { month: Number(month), year: Number(year.length === 2 ? `20${year}` : year) }
  }
  const isGood = (field: Field, text: string): boolean => {
    if (field === 'number') return /^\d{16}$/.test(text.replaceAll(' ', ''))
    if (field === 'cvv') return /^\d{3,4}$/.test(text)
    const { month, year } = dateOf(text)
    return month >= 1 && month <= 12 && year >= 2026
  }
  const valueOf = (field: Field) => peerOf(field)?.cardField?.input.value ?? ''
  const stateOf = (field: Field) => {
    const value = valueOf(field)
    const isValid = isGood(field, value)
    return {
      isEmpty: value === '',
      isValid,
      isPotentiallyValid: isValid || value.length < 4,
      isFocused: peerOf(field)?.document.hasFocus() ?? false,
    }
  }
  const report = (type: string) => {
    const fields = Object.fromEntries(FIELDS.map((field) => [field, stateOf(field)]))
    emit('INPUT_EVENT', { type, merchantPayload: { emittedBy: own, cards: [], fields } })
  }
  input.addEventListener('focus', () => report('focus'))
  input.addEventListener('blur', () => report('blur'))
  input.addEventListener('input', () => report('validityChange'))
  input.addEventListener('keydown', ({ key }) => (key === 'Enter' ? report('inputSubmitRequest') : undefined))

  const begin = (setup: Setup) => {
    input.setAttribute('aria-label', setup.fields[own].internalLabel ?? '')
    const ruleOf = ([selector, values]: readonly [string, Style]) =>
      `${selector}{${Object.entries(values)
        .map((each) => each.join(':'))
        .join(';')}}`
    const base = 'input{all:unset;box-sizing:border-box;width:100%;height:100vh}'
    style.textContent =
      base +
      Object.entries(setup.styles ?? {})
        .map(ruleOf)
        .join('')
  }
  Object.assign(window, { cardField: { input, begin } })

  async function tokenize() {
    const wrong = FIELDS.filter((field) => !stateOf(field).isValid)
    const isEmpty = FIELDS.every((field) => stateOf(field).isEmpty)
    if (wrong.length > 0) {
      const code = isEmpty ? 'HOSTED_FIELDS_FIELDS_EMPTY' : 'HOSTED_FIELDS_FIELDS_INVALID'
      return [{ type: 'CUSTOMER', code, message: 'Wrong fields', details: { invalidFieldKeys: wrong } }]
    }
    const number = valueOf('number').replaceAll(' ', '')
    const date = dateOf(valueOf('expirationDate'))
    try {
      const sent = await fetch(`${api}/payment_methods/credit_cards`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, ...date }),
      })
      if (sent.status === 422)
        return [{ type: 'CUSTOMER', code: 'HOSTED_FIELDS_FAILED_TOKENIZATION', message: 'The card is refused' }]
      const { nonce } = (await sent.json()) as { readonly nonce: string }
      const details = {
        bin: number.slice(0, 6),
        lastTwo: number.slice(-2),
        lastFour: number.slice(-4),
        cardType: 'Visa',
        expirationMonth: String(date.month),
        expirationYear: String(date.year),
      }
      return [null, { nonce, type: 'CreditCard', details, description: `ending in ${details.lastTwo}`, binData: {} }]
    } catch (error) {
      return [{ type: 'NETWORK', code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR', message: String(error) }]
    }
  }

  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || typeof data !== 'string' || !data.startsWith(PREFIX)) return
    const {
      event,
      eventData = {},
      reply,
    } = JSON.parse(data.slice(PREFIX.length)) as {
      readonly event: string
      readonly eventData?: Data
      readonly reply?: string
    }
    const replier = replies.get(event)
    if (replier) return replier(eventData as unknown as Setup)
    const name = event.replace(`${channel}:hosted-fields:`, '')
    if (name === 'TOKENIZATION_REQUEST') {
      if (own === 'number' && reply !== undefined) void tokenize().then((result) => send(reply, result))
      return undefined
    }
    const { field, attribute = '', value, message: words = '', classname = '' } = eventData
    if (field !== own) return undefined
    switch (name) {
      case 'TRIGGER_INPUT_FOCUS':
        return input.focus()
      case 'SET_ATTRIBUTE':
        return input.setAttribute(attribute, String(value))
      case 'SET_MESSAGE':
        message.textContent = words
        return undefined
      case 'ADD_CLASS':
        return input.classList.add(classname)
      case 'REMOVE_CLASS':
        return input.classList.remove(classname)
      default:
        return undefined
    }
  })

  // The page answers the first field alone, once all are there; it gives the others their part.
  const answered = `reply-${own}-${channel}`
  replies.set(answered, (setup) => {
    for (const field of FIELDS) peerOf(field)?.cardField?.begin(setup)
  })
  emit('FRAME_READY', { field: own }, answered)
}
