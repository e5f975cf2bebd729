import type { BrowserContext, Route } from 'playwright'
import { ADYEN_BANK, bankAction, challengeResult } from '../servers/adyenProvider.ts'
import { adyenFieldScript } from './adyenFieldScript.ts'
import { THROWING } from './braintreeStandIn.ts'
import type { HostMood } from './braintreeStandIn.ts'

export type AdyenStandIn = {
  /** The addresses of the provider that the pages asked for. */
  readonly asked: readonly string[]
  /** The behaviour of the hosts, from now on. */
  readonly behave: (mood: HostMood) => void
  /** The bank asks the shopper after it has looked at the browser, too. */
  readonly askAfterLook: () => void
}

/** The messages of a browser in which the stand-in is used. */
export const ADYEN_ASKED = /request to another origin: https:\/\/[\w.-]+\.(?:adyen\.com|bank\.example)/

/**
 * Answers the hosts of Adyen and of a bank for a browser, in the shapes that the published adyen-web expects. The frames
 * have the provider's true origins, so the policy of the shop's documents applies to them.
 */
export async function standInForAdyen(context: BrowserContext): Promise<AdyenStandIn> {
  const asked: string[] = []
  let mood: HostMood = 'well'
  let isAsking = false
  await context.route(/^https:\/\/(?:[\w-]+\.)+(?:adyen\.com|bank\.example)\//, async (route) => {
    const { href, pathname, origin } = new URL(route.request().url())
    asked.push(href)
    if (mood === 'blocked') return route.abort('blockedbyclient')
    // Neither an answer nor an end.
    if (mood === 'silent') return undefined
    if (pathname.endsWith('/securedFields.html')) {
      const code = mood === 'throwing' ? THROWING : `(${adyenFieldScript.toString()})()`
      return page(route, 'Card field', code)
    }
    if (origin === ADYEN_BANK && pathname === '/method') return page(route, 'Your bank', `(${lookScript.toString()})()`)
    if (origin === ADYEN_BANK) return page(route, 'Your bank', `(${bankScript.toString()})()`)
    if (/\.(?:svg|png)$/.test(pathname)) {
      return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    }
    const answer = () => {
      // Translations and statistics.
      if (!pathname.endsWith('/submitThreeDS2Fingerprint') || route.request().method() !== 'POST') return {}
      const { paymentData } = route.request().postDataJSON() as { readonly paymentData: string }
      const id = paymentData.replace('data-', '')
      return isAsking
        ? { type: 'action', action: bankAction(id, 'challenge') }
        : { type: 'completed', details: { threeDSResult: challengeResult(id, true) } }
    }
    return route.fulfill({
      json: answer(),
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  return {
    asked,
    behave(next) {
      mood = next
    },
    askAfterLook() {
      isAsking = true
    },
  }
}

const page = (route: Route, title: string, code: string) =>
  route.fulfill({
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><title>${title}</title><body><script>${code}</script></body></html>`,
  })

/** The hidden page with which the bank looks at the browser. Runs in its frame. */
function lookScript(): void {
  window.parent.postMessage(JSON.stringify({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } }), '*')
}

/** The bank's page. Runs in its frame. */
function bankScript(): void {
  for (const [name, transStatus] of [
    ['Confirm the payment', 'Y'],
    ['Refuse the payment', 'N'],
  ] as const) {
    const button = document.createElement('button')
    button.textContent = name
    button.addEventListener('click', () =>
      window.parent.postMessage(JSON.stringify({ type: 'challengeResult', result: { transStatus } }), '*'),
    )
    document.body.append(button)
  }
}
