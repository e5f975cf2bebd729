import type { BrowserContext, Page } from 'playwright'

/** How the stand-in behaves: it answers, is blocked, throws when it is evaluated, or issues tokens that nobody accepts. */
export type GoogleMood = 'well' | 'blocked' | 'throwing' | 'unbelieved'

export type GoogleStandIn = {
  /** The addresses of Google that the pages asked for. */
  readonly asked: readonly string[]
  /** Applies to scripts that are loaded from now on. */
  readonly behave: (mood: GoogleMood) => void
}

/** The messages of a browser in which the stand-in is used. */
export const GOOGLE_ASKED = /https:\/\/www\.google\.com\/recaptcha\//

/**
 * Answers Google's hosts for a browser: the documented API of reCAPTCHA, with tokens that the engine's judge accepts
 * (server/commerce/engine/captcha.ts) and a button of the same size instead of the
 * box to tick.
 */
export async function standInForGoogle(context: BrowserContext): Promise<GoogleStandIn> {
  const asked: string[] = []
  let mood: GoogleMood = 'well'
  await context.route(/^https:\/\/(?:[^/]+\.)?(?:google|gstatic|recaptcha)\.(?:com|net)\//, async (route) => {
    asked.push(route.request().url())
    if (mood === 'blocked') return route.abort('blockedbyclient')
    const isBelieved = mood === 'well'
    const body = mood === 'throwing' ? 'throw new Error("thrown by Google")' : `(${script.toString()})(${isBelieved})`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return {
    asked,
    behave: (next) => {
      mood = next
    },
  }
}

/** The values of the header on the requests of a page, by the name of the operation. */
export function watchTokens(page: Page): { readonly operation: string; readonly token: string | undefined }[] {
  const sent: { readonly operation: string; readonly token: string | undefined }[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/api/graphql') || request.method() !== 'POST') return
    const { operationName = '' } = (request.postDataJSON() ?? {}) as { readonly operationName?: string }
    sent.push({ operation: operationName, token: request.headers()['x-recaptcha'] })
  })
  return sent
}

/** Runs in the page. */
function script(isBelieved: boolean): void {
  type Options = { readonly sitekey: string; readonly size?: string; readonly callback?: (token: string) => void }
  const widgets: { readonly options: Options; response: string }[] = []
  const issue = ({ sitekey }: Options) =>
    `${isBelieved ? sitekey : 'nobody'}.${Date.now()}.${Math.random().toString(36).slice(2)}`
  const grecaptcha = {
    ready: (run: () => void) => queueMicrotask(run),
    render(place: HTMLElement, options: Options) {
      const widget = { options, response: '' }
      widgets.push(widget)
      if (options.size !== 'invisible') {
        const box = document.createElement('button')
        box.type = 'button'
        box.textContent = 'Non sono un robot'
        // Google draws it in a frame of a fixed size, whatever the size of the text.
        const [width, height] = options.size === 'compact' ? [164, 144] : [304, 78]
        box.style.cssText = `inline-size: ${width}px; block-size: ${height}px; overflow: hidden; font-size: 14px`
        box.addEventListener('click', () => {
          widget.response = issue(options)
        })
        place.append(box)
      }
      return widgets.length - 1
    },
    execute(id: number, given?: { readonly action: string }) {
      const options = widgets[id]?.options
      if (!options) throw new Error('No such widget')
      if (given) return Promise.resolve(issue(options))
      setTimeout(() => options.callback?.(issue(options)))
      return undefined
    },
    getResponse: (id: number) => widgets[id]?.response ?? '',
    reset(id: number) {
      const widget = widgets[id]
      if (widget) widget.response = ''
    },
  }
  Reflect.set(window, 'grecaptcha', grecaptcha)
}
