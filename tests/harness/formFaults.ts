import type { Page } from 'playwright'
import { addressIn, originOf } from '#src/shop/addresses/storeAddresses.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'

/** A form of a document, and the answer to a browser that sends it without JavaScript. */
type SentForm = {
  /** The method, the path of the answer and the names of the fields. */
  readonly kind: string
  readonly method: string
  readonly status: number
  readonly isPage: boolean
  readonly language: string
  readonly hasWayBack: boolean
  /** The answer leads back to the page, which may be a missing one. */
  readonly isRedirected: boolean
  /** Whether the part of the page around the form says that it needs JavaScript. */
  readonly isAnnounced: boolean
}

/** Every path of the router without parameters, as its routes define it. */
export async function pathsOfRouter(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => window.__TSR_ROUTER__ !== undefined)
  const paths = await page.evaluate(() => Object.keys(window.__TSR_ROUTER__?.routesByPath ?? {}))
  return paths.filter((path) => !path.includes('$'))
}

/** Sends each form in the document of an address, with its default values and something typed into every field. */
const sendForms = (page: Page, address: string): Promise<readonly SentForm[]> =>
  page.evaluate(async (at) => {
    const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
    const read = async (answer: Response) => ({
      answer,
      type: answer.headers.get('content-type') ?? '',
      html: await answer.text(),
    })
    const typed = ({ type, name, value }: HTMLInputElement) =>
      value !== '' || name === 'trap' ? value : type === 'email' || name === 'email' ? 'ada@example.com' : 'vaso'
    const document = parse((await read(await fetch(at, { headers: { accept: 'text/html' } }))).html)
    const place = new URL(at, location.href)
    const sent: SentForm[] = []
    for (const form of document.querySelectorAll('form')) {
      const values = new URLSearchParams()
      for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
        const isLeftOut = /^(?:checkbox|radio)$/.test(field.type) && !field.checked
        if (field.name !== '' && !field.disabled && !isLeftOut) values.append(field.name, typed(field))
      }
      const button = form.querySelector<HTMLButtonElement>('button[type="submit"], button:not([type])')
      if (button?.disabled) continue
      if (button?.name) values.append(button.name, button.value)
      const target = new URL(form.getAttribute('action') ?? '', place)
      const { answer, type, html } = await read(
        form.method === 'post'
          ? await fetch(target, { method: 'POST', body: values })
          : await fetch(`${target.origin}${target.pathname}?${values}`, { headers: { accept: 'text/html' } }),
      )
      const page = parse(html)
      const around = form.closest('main, footer, dialog, [role="dialog"]') ?? form
      sent.push({
        kind: `${form.method} ${target.pathname} ${[...values.keys()].join()}`,
        method: form.method,
        status: answer.status,
        isPage: type.startsWith('text/html'),
        language: page.documentElement.lang,
        hasWayBack: page.querySelector('main a[href=""]') !== null || form.method === 'get' || answer.redirected,
        isRedirected: answer.redirected,
        isAnnounced: [...around.querySelectorAll('noscript')].some(({ textContent }) =>
          textContent.includes('JavaScript'),
        ),
      })
    }
    return sent
  }, address)

/**
 * Sends every form in the documents of these paths in each store, as a browser without JavaScript does. Returns the forms
 * that neither work nor say before that they need JavaScript, or whose answer is no page in the shopper's language, and
 * the forms that work.
 */
export async function formFaults(
  page: Page,
  shopUrl: string,
  stores: readonly StoreDefinition[],
  pathsOf: (store: StoreDefinition) => readonly string[],
): Promise<{ readonly faults: readonly string[]; readonly works: ReadonlySet<string> }> {
  const faults: string[] = []
  const works = new Set<string>()
  for (const store of stores) {
    await page.goto(`${originOf(store, shopUrl)}/robots.txt`)
    for (const path of pathsOf(store))
      for (const form of await sendForms(page, addressIn(store, path))) {
        const place = `${form.kind} on ${addressIn(store, path)}`
        const isRefused = form.status === 405
        if (!form.isPage || form.language !== store.locale || !form.hasWayBack)
          faults.push(`${place} is answered with ${form.status}, ${form.isPage ? form.language : 'not a page'}`)
        else if (isRefused && !form.isAnnounced) faults.push(`${place} does not say that it needs JavaScript`)
        else if (!isRefused && form.status !== 200 && !form.isRedirected)
          faults.push(`${place} is answered with ${form.status}`)
        if (form.status === 200 || form.isRedirected) works.add(`${form.method} ${form.kind.split(' ').at(-1)}`)
      }
  }
  return { faults, works }
}
