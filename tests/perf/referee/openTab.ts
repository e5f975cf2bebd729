import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { evaluate, openPage, type OwnBrowser } from '../measuring/ownBrowser.ts'
import { throttle, type Network } from '../measuring/networks.ts'
import { watchPage, type Told } from './watchPage.ts'

export type Profile = Network & {
  readonly name: string
  /** bytes a second, upwards */
  readonly upThroughput: number
  /** A page is at rest after so long without a request and without a long task, ms. */
  readonly rest: number
}

/** A phone, as Lighthouse has it. */
const WINDOW = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
const LONGEST_MS = 90_000

type Request = { readonly kind: string; readonly begun: number; bytes: number; last: number }

const Begun = v.object({
  requestId: v.string(),
  type: v.optional(v.string()),
  request: v.object({ url: v.string() }),
  redirectResponse: v.optional(v.object({ encodedDataLength: v.number() })),
})
const Of = v.object({ requestId: v.string() })
const Ended = v.object({ requestId: v.string(), encodedDataLength: v.number() })
const Called = v.object({ name: v.string(), payload: v.string() })
const Metrics = v.object({ metrics: v.array(v.object({ name: v.string(), value: v.number() })) })
const Box = v.nullable(v.object({ x: v.number(), y: v.number(), isOnTop: v.boolean() }))

/** Addresses that need no network. */
const IS_LOCAL = /^(?:data|blob|chrome|about):/

/** A tab of a new visitor, whose requests and marks are kept. */
export async function openTab(
  browser: OwnBrowser,
  {
    base,
    watched,
    profile,
  }: { readonly base: string; readonly watched: readonly (readonly string[])[]; readonly profile: Profile },
) {
  // A visitor who refused all optional cookies sees no banner over the page.
  const page = await openPage(browser, [{ name: 'consent', value: 'v1', url: base }])
  const { send } = page
  const requests: Request[] = []
  const underWay = new Map<string, Request>()
  const marks: Extract<Told, { kind: 'mark' }>[] = []
  let pressed: number | null = null
  let lastTraffic = Date.now()
  const stop = browser.listen(page.sessionId, (method, params) => {
    if (method === 'Network.requestWillBeSent') {
      const { requestId, type = 'Other', request, redirectResponse } = v.parse(Begun, params)
      if (IS_LOCAL.test(request.url)) return
      const known = underWay.get(requestId)
      if (redirectResponse && known) known.bytes += redirectResponse.encodedDataLength
      else {
        const added = { kind: type, begun: Date.now(), bytes: 0, last: Date.now() }
        requests.push(added)
        underWay.set(requestId, added)
      }
      lastTraffic = Date.now()
    } else if (method === 'Network.dataReceived') {
      const request = underWay.get(v.parse(Of, params).requestId)
      if (request) request.last = Date.now()
      lastTraffic = Date.now()
    } else if (method === 'Network.loadingFinished') {
      const { requestId, encodedDataLength } = v.parse(Ended, params)
      const request = underWay.get(requestId)
      if (request) request.bytes += encodedDataLength
      underWay.delete(requestId)
      lastTraffic = Date.now()
    } else if (method === 'Network.loadingFailed') {
      underWay.delete(v.parse(Of, params).requestId)
      lastTraffic = Date.now()
    } else if (method === 'Runtime.bindingCalled') {
      const { name, payload } = v.parse(Called, params)
      if (name !== 'tellReferee') return
      const told = JSON.parse(payload) as Told
      if (told.kind === 'press') pressed = told.at
      else marks.push(told)
    }
  })
  await throttle({ send }, profile)
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.throughput,
    uploadThroughput: profile.upThroughput,
  })
  await send('Page.enable')
  await send('Runtime.enable')
  await send('Performance.enable')
  await send('Emulation.setDeviceMetricsOverride', WINDOW)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  await send('Runtime.addBinding', { name: 'tellReferee' })
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watchPage.toString()})(${JSON.stringify(watched)})`,
  })

  /** Resolves to the result of `look`, or to null after `patience` milliseconds. */
  async function until<T>(look: () => Promise<T | null> | T | null, patience: number, step: number): Promise<T | null> {
    for (const end = Date.now() + patience; Date.now() < end;) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      const found = await look()
      if (found !== null) return found
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await wait(step)
    }
    return null
  }

  /** Waits until nothing was requested and no long task has run for {@link Profile.rest}. */
  async function comeToRest(): Promise<void> {
    const isAtRest = async () => {
      const now = Date.now()
      // A stream that nobody reads to its end keeps nobody waiting.
      const busy = [...underWay.values()].some(({ begun, last }) => now - begun < 20_000 && now - last < 3_000)
      if (busy || now - lastTraffic < profile.rest) return null
      const idle = await evaluate(
        send,
        () => {
          const task = window.referee?.longTasks.at(-1)
          return document.readyState === 'complete' ? performance.now() - (task ? task[0] + task[1] : 0) : 0
        },
        null,
      )
      return Number(idle) >= profile.rest ? true : null
    }
    if ((await until(isAtRest, LONGEST_MS, 60)) === null) throw new Error('The page did not come to rest.')
  }

  async function open(url: string): Promise<void> {
    marks.length = 0
    await send('Page.navigate', { url })
    await until(
      async () => ((await evaluate(send, () => document.readyState !== 'loading', null)) === true ? true : null),
      LONGEST_MS,
      40,
    )
  }

  const isVisible = async (selectors: readonly string[]) =>
    (await evaluate(send, (wanted) => Boolean(window.referee?.find(wanted)), selectors)) === true ? true : null

  /** Waits for it, without moving the page. */
  async function waitFor(selectors: readonly string[]): Promise<void> {
    if ((await until(() => isVisible(selectors), LONGEST_MS, 40)) === null)
      throw new Error(`Nothing visible is ${selectors.join(' or ')}.`)
  }

  /** Clicks as a finger or mouse does, without waiting between press and release; answers when the page heard the press. */
  async function click(selectors: readonly string[]): Promise<number> {
    await waitFor(selectors)
    await evaluate(
      send,
      (wanted) =>
        window.referee?.find(wanted)?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
      selectors,
    )
    let last: v.InferOutput<typeof Box> = null
    const place = await until(
      async () => {
        const box = v.parse(
          Box,
          await evaluate(
            send,
            (wanted) => {
              const element = window.referee?.find(wanted)
              if (!element) return null
              const { left, top, width, height } = element.getBoundingClientRect()
              const [x, y] = [left + width / 2, top + height / 2]
              const hit = document.elementFromPoint(x, y)
              return { x, y, isOnTop: hit !== null && (element.contains(hit) || hit.contains(element)) }
            },
            selectors,
          ),
        )
        const stands = last && box?.isOnTop && Math.abs(last.x - box.x) < 1 && Math.abs(last.y - box.y) < 1
        last = box
        return stands ? box : null
      },
      4_000,
      60,
    )
    if (!place) throw new Error(`${selectors.join(' or ')} is covered or moves.`)
    pressed = null
    const { x, y } = place
    const mouse = { x, y, button: 'left', clickCount: 1 }
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })
    await Promise.all([
      send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }),
      send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
    ])
    const at = await until(() => pressed, 10_000, 10)
    if (at === null) throw new Error('The page heard no press.')
    return at
  }

  const metric = async (wanted: string) => {
    const { metrics } = v.parse(Metrics, await send('Performance.getMetrics'))
    return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  }

  return {
    send,
    requests: requests as readonly Readonly<Request>[],
    marks: marks as readonly Extract<Told, { kind: 'mark' }>[],
    until,
    comeToRest,
    open,
    waitFor,
    click,
    metric,
    close: async () => {
      stop()
      await page.close()
    },
  }
}

export type Tab = Awaited<ReturnType<typeof openTab>>
