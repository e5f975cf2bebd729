import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { HYDRATION_PROBE } from '#src/platform/document/hydrationProbe.ts'
import { SHOPPER_CONTEXT } from '../../harness/browser/chromium.ts'
import { throttle, type Network } from './networks.ts'
import { evaluate, openPage, type OwnBrowser } from './ownBrowser.ts'

/** A longer task makes the shopper wait; the time above it counts as blocking. */
const LONG_TASK_MS = 50
/** A page is at rest when there was no request and no long task for this time. */
const REST_MS = 1_000

/** A longer visit has failed. */
const LONGEST_MS = 120_000

const Found = v.object({
  lcp: v.number(),
  /** The element that was the largest. */
  largest: v.string(),
  /** Total blocking time: the time above 50 ms of the long tasks between the first paint and rest. */
  blocking: v.number(),
  cls: v.number(),
  /** Until hydration is complete. */
  hydrated: v.number(),
  /** Requests before the largest contentful paint, which share the bandwidth with it. */
  requestsBeforeLcp: v.number(),
  scriptKb: v.number(),
})
const Metrics = v.object({ metrics: v.array(v.object({ name: v.string(), value: v.number() })) })

export type Visit = Readonly<v.InferOutput<typeof Found>> & {
  /** The CPU time of the main thread until the page was at rest. */
  readonly threadMs: number
}

declare global {
  interface Window {
    benchVisit?: {
      lcp: number
      largest: string
      cls: number
      tasks: { start: number; end: number }[]
      firstPaint: number
      lcpUrl: string
      lastTask: number
      hydrated: number
    }
  }
}

/** Observes from before the first byte. Runs in the page, and is passed as text. */
function watchVisit(probe: string): void {
  const visit = {
    lcp: 0,
    largest: '',
    cls: 0,
    tasks: [] as { start: number; end: number }[],
    firstPaint: 0,
    lcpUrl: '',
    lastTask: 0,
    hydrated: 0,
  }
  window.benchVisit = visit
  const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    visit.lcp = entry.startTime
    const element = Reflect.get(entry, 'element') as Element | null
    visit.largest = element?.tagName.toLowerCase() ?? ''
    visit.lcpUrl = String(Reflect.get(entry, 'url') ?? '')
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaint = startTime
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) visit.cls += Number(Reflect.get(entry, 'value'))
  })
  watch('longtask', ({ startTime, duration }) => {
    visit.tasks.push({ start: startTime, end: startTime + duration })
    visit.lastTask = startTime + duration
  })
  const look = () => {
    const button = document.querySelector('main button, main a, button')
    if (button && !button.dispatchEvent(new Event(probe, { bubbles: true, cancelable: true })))
      visit.hydrated = performance.now()
    else setTimeout(look, 10)
  }
  document.addEventListener('DOMContentLoaded', look)
}

/** Whether the page is hydrated, and has been at rest since. */
function isAtRest(rest: number): boolean {
  const seen = window.benchVisit
  if (!seen || seen.hydrated === 0) return false
  const asked = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration)
  return performance.now() - Math.max(seen.lastTask, seen.hydrated, ...asked) > rest
}

function tell(longTask: number): v.InferOutput<typeof Found> {
  const { lcp, lcpUrl, largest, cls, tasks, firstPaint, hydrated } = window.benchVisit!
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const there = resources.find(({ name }) => name === lcpUrl)?.responseEnd ?? lcp
  const scripts = resources.filter(({ name, startTime }) => name.endsWith('.js') && startTime <= hydrated)
  return {
    lcp,
    largest,
    cls,
    hydrated,
    blocking: tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - Math.max(start, firstPaint) - longTask), 0),
    // The document is one more. A request is sent when it leaves the browser's queue.
    requestsBeforeLcp: 1 + resources.filter(({ requestStart }) => requestStart < there).length,
    scriptKb: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000,
  }
}

type Visitor = {
  /** The visitor's cart; left out, there is none. */
  readonly cart?: string | null
  /** A script that runs before those of the page. */
  readonly script?: string
}

/** A first visit with an empty cache, on a phone's window. */
export async function visit(
  browser: OwnBrowser,
  url: string,
  network: Network,
  { cart = null, script }: Visitor = {},
): Promise<Visit> {
  const { send, close } = await openPage(browser, cart === null ? [] : [{ name: 'cart', value: cart, url }])
  const { userAgent, locale, timezoneId } = SHOPPER_CONTEXT
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: locale })
  await send('Emulation.setLocaleOverride', { locale })
  await send('Emulation.setTimezoneOverride', { timezoneId })
  await throttle({ send }, network)
  // CPU time, not wall-clock time: other load only lengthens the latter.
  await send('Performance.enable', { timeDomain: 'threadTicks' })
  await send('Page.enable')
  await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchVisit.toString()})('${HYDRATION_PROBE}')` })
  if (script !== undefined) await send('Page.addScriptToEvaluateOnNewDocument', { source: script })
  await send('Page.navigate', { url })
  const start = performance.now()
  while (!(await evaluate(send, isAtRest, REST_MS))) {
    if (performance.now() - start > LONGEST_MS) throw new Error(`${url} did not come to rest.`)
    await wait(200)
  }
  const found = v.parse(Found, await evaluate(send, tell, LONG_TASK_MS))
  const { metrics } = v.parse(Metrics, await send('Performance.getMetrics'))
  await close()
  const threadMs = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  return { ...found, threadMs }
}
