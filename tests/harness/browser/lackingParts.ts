import type { BrowserContext, Page, Request } from 'playwright'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'

/** Resource types of code, styles and data. Pictures are checked in the document. */
const AWAITED: readonly string[] = ['document', 'script', 'stylesheet', 'fetch', 'xhr']

const underWay = new WeakMap<Page, Set<Request>>()

/** Tracks the pending requests of all pages of a profile. Call it before the first page opens. */
export function trackRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const requests = new Set<Request>()
    underWay.set(page, requests)
    const end = (request: Request) => void requests.delete(request)
    page.on('request', (request) => {
      // The browser cancels the requests of a document that it replaces.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear()
      if (AWAITED.includes(request.resourceType())) requests.add(request)
    })
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  })
}

/** The incomplete parts of a page. The function is sent to the browser as text, so it refers to nothing outside. */
async function lackingIn(probe: string): Promise<readonly string[]> {
  // Browsers run idle callbacks in order, so the earlier ones of the shop have run after this one.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)
  // A carousel clips its further pictures, and the browser does not load lazy pictures that are clipped.
  const inSight = (elements: readonly Element[]) =>
    new Promise<readonly Element[]>((resolve) => {
      if (elements.length === 0) return resolve([])
      const observer = new IntersectionObserver((entries) => {
        observer.disconnect()
        resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
      })
      for (const element of elements) observer.observe(element)
    })
  const lacking = [
    ...all('h1, a[href], button, input, select, textarea').filter((control) =>
      control.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true })),
    ),
    ...all('[aria-busy=true], progress:not([value])'),
    ...(await inSight(all('img').filter((image) => !(image as HTMLImageElement).complete))),
  ]
  return lacking.map((element) => element.outerHTML.slice(0, 80))
}

/** The parts that a page still waits for: addresses of requests, and the beginnings of elements. */
export async function lackingParts(page: Page): Promise<readonly string[]> {
  const parts = await page.evaluate(lackingIn, HYDRATION_PROBE)
  return [...parts, ...[...(underWay.get(page) ?? [])].map((request) => request.url())]
}
