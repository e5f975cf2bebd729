/**
 * The documented part of Cardinal's script that braintree-web uses: it tells the identity of the browser, and shows the
 * bank's page in the place that the page gives it. Runs in the page.
 */
export function songbirdScript(bankOrigin: string): void {
  type Listener = (...given: unknown[]) => void
  const listeners = new Map<string, Listener[]>()
  const tell = (event: string, ...given: unknown[]) => listeners.get(event)?.forEach((listener) => listener(...given))
  let count = 0

  const Cardinal = {
    configure: () => undefined,
    on: (event: string, listener: Listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event: string) => listeners.delete(event),
    setup: () => setTimeout(() => tell('payments.setupComplete', { sessionId: 'session' })),
    trigger: () => Promise.resolve({ Status: true }),
    continue(_brand: string, { AcsUrl: address }: { readonly AcsUrl: string }) {
      const name = `bank${(count += 1)}`
      const show = () => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[name=${name}]`)
        if (!frame) return tell('payments.validated', { ActionCode: 'ERROR', ErrorNumber: 10011 }, '')
        const form = document.createElement('form')
        form.action = address
        form.method = 'POST'
        form.target = name
        document.body.append(form)
        form.submit()
        form.remove()
        const onVerdict = ({ origin, source, data }: MessageEvent<{ readonly bank?: string }>) => {
          if (origin !== bankOrigin || source !== frame.contentWindow || data.bank === undefined) return
          window.removeEventListener('message', onVerdict)
          tell('payments.validated', { ActionCode: data.bank === 'confirmed' ? 'SUCCESS' : 'FAILURE' }, data.bank)
        }
        window.addEventListener('message', onVerdict)
        return undefined
      }
      tell(
        'ui.inline.setup',
        `<iframe name="${name}" title="Bank"></iframe>`,
        { paymentType: 'CCA', data: { mode: 'static' } },
        show,
        () => undefined,
      )
    },
  }
  Object.assign(window, { Cardinal })
}
