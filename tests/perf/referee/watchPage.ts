/** The records of {@link watchPage} about a document; times in ms since its start. */
export type Seen = {
  firstPaint: number | null
  largestPaint: number | null
  shift: number
  /** Start and duration of the tasks of more than 50 ms. */
  longTasks: [start: number, duration: number][]
  find: (selectors: readonly string[]) => Element | null
}

/** The messages of the page through the binding `tellReferee`; times in ms since the epoch. */
export type Told =
  | {
      readonly kind: 'mark'
      readonly watched: string
      readonly text: string
      readonly href: string
      readonly at: number
    }
  | { readonly kind: 'press'; readonly at: number }

declare global {
  interface Window {
    referee?: Seen
    tellReferee?: (told: string) => void
  }
}

/**
 * Watches from before the first byte; runs in the page, and travels as text. For each list of selectors in `watched` it
 * tells when the text of the first visible match has changed and was painted.
 */
export function watchPage(watched: readonly (readonly string[])[]): void {
  if (window.top !== window || window.referee) return
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 1 || height < 1) return false
    const { visibility, display } = getComputedStyle(element)
    return visibility !== 'hidden' && display !== 'none'
  }
  const candidates = (selector: string): readonly Element[] => {
    if (!selector.startsWith('text=')) return [...document.querySelectorAll(selector)]
    const wanted = selector.slice(5).toLowerCase()
    return [...document.querySelectorAll('a,button,[role=button],summary,label')].filter((element) =>
      [element.textContent, element.getAttribute('aria-label')].some((text) => text?.trim().toLowerCase() === wanted),
    )
  }
  const find = (selectors: readonly string[]) => selectors.flatMap(candidates).find(isVisible) ?? null
  const seen: Seen = { firstPaint: null, largestPaint: null, shift: 0, longTasks: [], find }
  window.referee = seen
  const tell = (told: Told) => window.tellReferee?.(JSON.stringify(told))
  const absolute = (time: number) => performance.timeOrigin + time
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push([startTime, duration])
  })
  // The largest window of shifts: at most 5 s, with gaps of less than 1 s.
  let sum = 0
  let first = 0
  let last = 0
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput')) return
    const { startTime } = entry
    const belongs = sum > 0 && startTime - last < 1000 && startTime - first < 5000
    if (!belongs) {
      sum = 0
      first = startTime
    }
    sum += Number(Reflect.get(entry, 'value'))
    last = startTime
    seen.shift = Math.max(seen.shift, sum)
  })
  const known = new Map<string, string>()
  const look = () => {
    for (const selectors of watched) {
      const key = JSON.stringify(selectors)
      const text = (find(selectors)?.textContent ?? '').trim().slice(0, 200)
      const state = `${location.pathname}${location.search} ${text}`
      if (known.get(key) === state) continue
      known.set(key, state)
      const { href } = location
      requestAnimationFrame(() => {
        // After the frame with the change.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () =>
          tell({ kind: 'mark', watched: key, text, href, at: absolute(performance.now()) }),
        )
        port1.start()
        port2.postMessage(null)
      })
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('pointerdown', ({ timeStamp }) => tell({ kind: 'press', at: absolute(timeStamp) }), {
    capture: true,
    passive: true,
  })
}
