/** The page's state at one moment, as the random walk compares it. */
export type Observed = {
  readonly href: string
  readonly title: string
  /** Entries of the window's session history. */
  readonly history: number
  readonly layers: readonly {
    readonly heading: string
    /** The accessible name of the dialog; null for a page. */
    readonly overlay: string | null
    readonly inert: boolean
    /** Identifies a mounted page. */
    readonly mount: number
    readonly text: string | null
  }[]
  readonly scroll: number
  /** The position of the requested heading in the window, px; null if it is not on the page. */
  readonly markTop: number | null
  readonly focus: string
  /** Page of the list, where there is one. */
  readonly listPage: string | null
  /** A progress bar is shown, or hydration is not complete. */
  readonly busy: boolean
  /** Components and elements that React keeps mounted. */
  readonly fibers: number
  /** Elements in the document. */
  readonly elements: number
}

/** A heading of the page with a unique text, and its position in the window, px. */
export type Mark = { readonly text: string; readonly top: number }

export type Probe = {
  readonly observe: (mark: Mark | null) => Observed
  /** The first one in the window or below it. */
  readonly mark: () => Mark | null
  /** Follows a link of the topmost layer (or of the shell, if that is not inert), as often and as fast as requested. */
  readonly follow: (hrefs: readonly string[], thenBack?: boolean) => Promise<string>
  readonly links: () => readonly string[]
  readonly type: (text: string) => string | null
}

declare global {
  interface Window {
    walkProbe?: Probe
  }
}

/** Runs in the page before its first script. Must be self-contained: it is passed as text. */
export function installProbe(hydrationProbe: string): void {
  const mounts = new WeakMap<Element, number>()
  let nextMount = 0
  const mountOf = (element: Element): number => {
    const known = mounts.get(element)
    if (known !== undefined) return known
    // Unique across reloads as well.
    nextMount += 1
    const mount = performance.timeOrigin * 1_000 + nextMount
    mounts.set(element, mount)
    return mount
  }

  const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const layers = () => [...document.querySelectorAll('[data-layer]')]
  const isOverlay = (layer: Element) => layer.getAttribute('role') === 'dialog'
  const top = () => layers().at(-1)

  /** The first text field of a layer's own content. */
  const fieldOf = (layer: Element) =>
    layer.querySelector<HTMLInputElement>('input[type=search], input[type=email], input[name=coupon]')

  const describe = (element: Element | null): string => {
    if (element === null || element === document.body) return 'body'
    const layer = element.closest('[data-layer]')
    if (element === layer) return isOverlay(layer) ? `dialog ${headingOf(layer)}` : 'layer'
    if (element.tagName === 'H1') return 'h1'
    if (element instanceof HTMLAnchorElement) return `link ${element.getAttribute('href') ?? ''}`
    if (element instanceof HTMLInputElement) {
      return `field ${element.name}${element.type === 'radio' ? `=${element.value}` : ''}`
    }
    return `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? textOf(element)}`
  }
  const headingOf = (layer: Element) =>
    layer.getAttribute('aria-label') ?? textOf(layer.querySelector(isOverlay(layer) ? 'h2' : 'h1'))

  const fibersOf = (): number => {
    type Fiber = { child: Fiber | null; sibling: Fiber | null }
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
    const root = key && (Reflect.get(document, key) as { stateNode: { current: Fiber } } | null)
    if (!root) return 0
    let count = 0
    const waiting: Fiber[] = [root.stateNode.current]
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      count += 1
      if (fiber.sibling) waiting.push(fiber.sibling)
      if (fiber.child) waiting.push(fiber.child)
    }
    return count
  }

  /** The code of some parts loads late: until then the browser follows a link in them, which loads a document. */
  const isHydrated = (element: Element) =>
    !element.dispatchEvent(new Event(hydrationProbe, { bubbles: true, cancelable: true }))
  /** The link of a quick look has the product page's address, for new tabs; a click has another target. */
  const leadsTo = (link: HTMLAnchorElement) => {
    const href = link.getAttribute('href') ?? ''
    return link.getAttribute('aria-label')?.startsWith('Scegli le opzioni') ? `${href}?quick=1` : href
  }
  const links = () => {
    const layer = top()
    const scope = layer && isOverlay(layer) ? layer : document
    return [...scope.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    )
  }

  const headings = () =>
    [...document.querySelectorAll('main [data-layer="0"] :is(h1, h2, h3), footer h2')].map((element) => ({
      text: textOf(element),
      top: element.getBoundingClientRect().top,
    }))

  window.walkProbe = {
    mark() {
      const all = headings()
      const isOnly = (text: string) => all.filter((heading) => heading.text === text).length === 1
      return all.find(({ text, top }) => top > 0 && isOnly(text)) ?? null
    },
    observe: (mark) => ({
      href: `${location.pathname}${location.search}`,
      title: document.title,
      history: history.length,
      layers: layers().map((layer) => ({
        heading: headingOf(layer),
        overlay: isOverlay(layer) ? headingOf(layer) : null,
        inert: layer.closest('[inert]') !== null,
        mount: mountOf(layer),
        text: fieldOf(layer)?.value ?? null,
      })),
      scroll: Math.round(window.scrollY),
      markTop: (mark && headings().find(({ text }) => text === mark.text)?.top) ?? null,
      focus: describe(document.activeElement),
      listPage: layers()[0]?.querySelector('nav a[aria-current="page"][href*=".html"]')?.textContent ?? null,
      busy:
        document.querySelector('progress:not([value])') !== null ||
        ![layers()[0]?.querySelector('h1:not([aria-hidden])'), ...links()].every(
          (element) => element && isHydrated(element),
        ),
      fibers: fibersOf(),
      elements: document.getElementsByTagName('*').length,
    }),
    links: () => [...new Set(links().map(leadsTo))],
    async follow(hrefs, thenBack = false) {
      // No hand is faster than a task.
      const nextTask = () => new Promise((resolve) => setTimeout(resolve))
      let opener = ''
      let link: HTMLAnchorElement | undefined
      for (const href of hrefs) {
        if (link) await nextTask()
        // The second click of a double click hits the same element, whatever covers it by now, or nothing.
        if (!link || leadsTo(link) !== href) link = links().find((at) => leadsTo(at) === href)
        else if (!link.isConnected) break
        if (!link && opener !== '') break
        if (!link) throw new Error(`No link to ${href}.`)
        link.focus({ preventScroll: true })
        // An opener that an overlay has made inert cannot be focused: the first click stays the opener.
        if (opener === '' || document.activeElement === link) opener = describe(document.activeElement)
        link.click()
      }
      if (thenBack) {
        await nextTask()
        history.back()
      }
      return opener
    },
    type(text) {
      const layer = top()
      const field = layer && fieldOf(layer)
      if (!field) return null
      field.focus({ preventScroll: true })
      field.select()
      document.execCommand('insertText', false, text)
      return describe(field)
    },
  }
}
