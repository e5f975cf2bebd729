/**
 * PayPal's script, as far as the checkout uses it: it draws a button in a frame of PayPal, whose window asks the shopper.
 * Runs in the page.
 */
export function payPalSdkScript(origin: string): void {
  type Options = {
    readonly style: { readonly height: number }
    readonly createOrder: () => Promise<string>
    readonly onApprove: (data: object) => Promise<void>
    readonly onCancel: () => void
    readonly onError: (error: unknown) => void
  }
  const script = document.currentScript as HTMLScriptElement
  const nonce = script.dataset['cspNonce'] ?? ''
  const language = new URL(script.src).searchParams.get('locale') ?? ''

  const Buttons = ({ style: look, createOrder, onApprove, onCancel, onError }: Options) => ({
    async render(at: HTMLElement) {
      const style = document.createElement('style')
      style.nonce = nonce
      style.textContent = `.paypal-button-frame{display:block;width:100%;height:${look.height}px;border:0}`
      document.head.append(style)
      const frame = document.createElement('iframe')
      frame.className = 'paypal-button-frame'
      frame.title = 'PayPal'
      frame.src = `${origin}/smart/buttons?locale=${language}`
      const { promise: ready, resolve } = Promise.withResolvers<undefined>()
      const tell = (message: object) => frame.contentWindow?.postMessage(message, origin)
      const onMessage = async ({
        source,
        data,
      }: MessageEvent<{ readonly paypal?: string; readonly order?: string }>) => {
        if (source !== frame.contentWindow) return
        const order = data.order ?? ''
        switch (data.paypal) {
          case 'ready':
            return resolve(undefined)
          case 'clicked':
            try {
              return tell({ order: await createOrder() })
            } catch (error) {
              tell({ order: null })
              return onError(error)
            }
          case 'approved':
            return onApprove({ orderID: order, payerID: 'PAYER', paymentID: order.replace('EC-', 'PAY-') })
          case 'closed':
            return onCancel()
          case 'blocked':
            return onError(new Error('Can not open popup window - blocked'))
          default:
            return undefined
        }
      }
      window.addEventListener('message', (event) => void onMessage(event))
      at.append(frame)
      await ready
    },
  })
  Object.assign(window, { paypal: { version: 'stand-in', Buttons } })
}

/** The button in the frame. It opens the window in the click and then asks the page for the payment. */
export function payPalButtonScript(mayOpen: boolean): void {
  const tell = (message: object) => window.parent.postMessage(message, '*')
  document.body.style.margin = '0'
  const button = document.createElement('button')
  button.textContent = 'PayPal'
  button.lang = new URL(location.href).searchParams.get('locale') ?? ''
  button.style.cssText =
    'width:100%;height:100vh;border:0;border-radius:4px;background:#ffc439;font:bold 20px sans-serif'
  document.body.append(button)
  let opened: Window | null = null
  let order = ''
  button.addEventListener('click', () => {
    opened = mayOpen ? window.open('', '_blank', 'width=480,height=560') : null
    if (!opened) return tell({ paypal: 'blocked' })
    tell({ paypal: 'clicked' })
    const watched = opened
    const timer = setInterval(() => {
      if (!watched.closed) return
      clearInterval(timer)
      if (opened === watched) tell({ paypal: 'closed' })
    }, 50)
  })
  window.addEventListener('message', ({ source, data }: MessageEvent<{ readonly order?: string | null }>) => {
    if (source === window.parent) {
      order = data.order ?? ''
      if (opened && order !== '') opened.location = `/checkoutnow?token=${order}`
      else close()
      return
    }
    if (source !== opened) return
    close()
    tell({ paypal: 'approved', order })
  })
  function close(): void {
    const done = opened
    opened = null
    done?.close()
  }
  tell({ paypal: 'ready' })
}

/** PayPal's window. */
export function payPalWindowScript(amount: string): void {
  const sum = document.createElement('p')
  sum.textContent = amount
  const button = document.createElement('button')
  button.textContent = 'Agree'
  button.addEventListener('click', () => (window.opener as Window | null)?.postMessage({ paypal: 'agreed' }, '*'))
  document.body.append(sum, button)
}
