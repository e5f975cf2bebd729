/**
 * The page in a frame of a card field, with the messages that the published adyen-web exchanges with it. The "encrypted"
 * value is the text itself. Runs in the frame.
 */
export function adyenFieldScript(): void {
  type Config = { readonly fieldType?: string; readonly numKey?: number }
  let config: Config | null = null
  const input = document.createElement('input')
  input.inputMode = 'numeric'
  document.body.append(input)
  const send = (action: string, more: object = {}) =>
    window.parent.postMessage(JSON.stringify({ action, ...config, ...more }), '*')
  const part = (name: string, blob: string) => ({ type: 'card', encryptedFieldName: name, blob })
  const partsOf = (field: string, text: string): object[] | null => {
    if (field === 'encryptedCardNumber') return /^\d{16}$/.test(text) ? [part(field, text)] : null
    if (field === 'encryptedSecurityCode') return /^\d{3}$/.test(text) ? [part(field, text)] : null
    const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(text) ?? []
    return year === '' ? null : [part('encryptedExpiryMonth', month), part('encryptedExpiryYear', `20${year}`)]
  }
  input.addEventListener('input', () => {
    const field = config?.fieldType ?? ''
    const parts = partsOf(field, input.value)
    if (parts === null) send('incorrect', { error: '' })
    else
      send('encryption', {
        [field]: parts,
        ...(field === 'encryptedCardNumber' && { endDigits: input.value.slice(-4) }),
      })
  })
  window.addEventListener('message', ({ data }) => {
    if (config !== null || typeof data !== 'string') return
    const { fieldType, numKey } = JSON.parse(data) as Config
    if (fieldType === undefined || numKey === undefined) return
    config = { fieldType, numKey }
    input.setAttribute('aria-label', fieldType)
    send('config')
  })
}
