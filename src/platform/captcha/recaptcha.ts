/** The documented part of Google's script (developers.google.com/recaptcha). */
export type Recaptcha = {
  readonly ready: (run: () => void) => void
  /** Returns the widget's id. */
  readonly render: (place: HTMLElement, options: WidgetOptions) => number
  /** v3 answers with the token, v2 calls the widget's `callback`. */
  readonly execute: (widget: number, options?: { readonly action: string }) => PromiseLike<string> | undefined
  readonly getResponse: (widget: number) => string
  readonly reset: (widget: number) => void
}

type WidgetOptions = {
  readonly sitekey: string
  readonly size?: 'invisible' | 'compact' | 'normal'
  readonly theme?: 'dark' | 'light'
  readonly callback?: (token: string) => void
  readonly 'error-callback'?: () => void
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** Longer than a slow line takes for the two scripts. */
const LIMIT_MS = 15_000

/** Loads the script on demand, once for all kinds; after a failure the next call tries again. Rejects if it is blocked. */
export function createRecaptchaLoader(window: Window, language: string): () => Promise<Recaptcha> {
  const { document } = window
  let loading: Promise<Recaptcha> | null = null

  const load = () =>
    new Promise<Recaptcha>((resolve, reject) => {
      const script = document.createElement('script')
      const fail = (why: string) => {
        clearTimeout(timer)
        script.remove()
        reject(new Error(`[vetrina:captcha] Google's script ${why}.`))
      }
      const timer = setTimeout(() => fail(`did not answer within ${LIMIT_MS} ms`), LIMIT_MS)
      script.async = true
      script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`
      script.addEventListener('error', () => fail('was not loaded'))
      script.addEventListener('load', () => {
        const { grecaptcha } = window
        if (!grecaptcha) return fail('has thrown')
        grecaptcha.ready(() => {
          clearTimeout(timer)
          resolve(grecaptcha)
        })
      })
      document.head.append(script)
    })

  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    }))
}
