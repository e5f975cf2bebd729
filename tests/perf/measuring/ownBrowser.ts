import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import { CHROMIUM_ARGS, findChromium } from '../../harness/browser/chromium.ts'

/** A command of the DevTools protocol; the caller parses its answer. */
export type Send = (method: string, params?: object) => Promise<unknown>

export type OwnBrowser = {
  /** The port of the DevTools protocol, for other clients. */
  readonly port: number
  /** Commands to the browser itself, or to a page by the session that was attached to it. */
  readonly send: (method: string, params?: object, sessionId?: string) => Promise<unknown>
  /** Hears the events of a session, or of all that have none. Returns the function that ends it. */
  readonly listen: (sessionId: string | undefined, listener: EventListener) => () => void
  readonly close: () => Promise<void>
}

/** `params` are for the listener to parse. */
export type EventListener = (method: string, params: unknown) => void

const Message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  sessionId: v.optional(v.string()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
})

/**
 * A browser with its own profile, controlled only by the DevTools protocol. Playwright enables `Runtime.enable` in
 * every page, for which V8 computes the position of each created error: React DOM creates five during evaluation, so
 * its whole file is parsed again, 20 to 30 ms on the main thread (four times that on a slow phone) that no shopper
 * waits for. `args` are Chromium's.
 */
export async function openOwnBrowser(args: readonly string[] = []): Promise<OwnBrowser> {
  const { executablePath, env } = await findChromium()
  const profile = await mkdtemp(join(tmpdir(), 'vetrina-browser-'))
  const browser = spawn(
    executablePath,
    [...CHROMIUM_ARGS, ...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { ...(env && { env }), stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(browser, 'exit')
  const address = await Promise.race([
    new Promise<URL>((resolve) =>
      createInterface({ input: browser.stderr }).on('line', (line) => {
        const [, found] = /^DevTools listening on (ws:\S+)/.exec(line) ?? []
        if (found !== undefined) resolve(new URL(found))
      }),
    ),
    ended.then(() => Promise.reject(new Error(`${executablePath} ended before it listened.`))),
  ])
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Map<string | undefined, Set<EventListener>>()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, sessionId, result, error } = v.parse(Message, JSON.parse(String(data)))
    if (method !== undefined) for (const listener of listeners.get(sessionId) ?? []) listener(method, params)
    if (id === undefined) return
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  // A closed browser answers nothing any more: pending commands have to fail.
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${executablePath} ended before it answered.`))
    waiting.clear()
  })
  return {
    port: Number(address.port),
    send: (method, params = {}, sessionId) => {
      const answer = Promise.withResolvers<unknown>()
      sent += 1
      waiting.set(sent, answer)
      socket.send(JSON.stringify({ id: sent, method, params, ...(sessionId !== undefined && { sessionId }) }))
      return answer.promise
    },
    listen: (sessionId, listener) => {
      const own = listeners.get(sessionId) ?? new Set()
      listeners.set(sessionId, own.add(listener))
      return () => void own.delete(listener)
    },
    close: async () => {
      socket.close()
      browser.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const Created = v.object({ browserContextId: v.string() })
const Target = v.object({ targetId: v.string() })
const Attached = v.object({ sessionId: v.string() })

/** Opens a page as a new visitor without stored data: an empty cache, and these cookies. */
export async function openPage({ send }: OwnBrowser, cookies: readonly { name: string; value: string; url: string }[]) {
  const { browserContextId } = v.parse(Created, await send('Target.createBrowserContext'))
  await send('Storage.setCookies', { cookies, browserContextId })
  const { targetId } = v.parse(Target, await send('Target.createTarget', { url: 'about:blank', browserContextId }))
  const { sessionId } = v.parse(Attached, await send('Target.attachToTarget', { targetId, flatten: true }))
  const page: Send = (method, params) => send(method, params, sessionId)
  return {
    sessionId,
    browserContextId,
    send: page,
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  }
}

const Evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
})

/** The result of a function in the page, to which it is passed as text. */
export async function evaluate<Argument>(
  send: Send,
  run: (argument: Argument) => unknown,
  argument: Argument,
): Promise<unknown> {
  const expression = `(${run.toString()})(${JSON.stringify(argument)})`
  const answer = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
  const { result, exceptionDetails } = v.parse(Evaluated, answer)
  if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${run.name || 'a function'}`)
  return result.value
}
