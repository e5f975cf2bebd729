import { setTimeout as delay } from 'node:timers/promises'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { ClientGone } from '#server/http/webMessages.ts'
import { FAULT_SCOPE_COOKIE, type Fault, type FaultEffect } from './faultCommands.ts'

export type FaultList = {
  readonly add: (fault: Fault) => void
  /** Removes the faults of a scope; without one all. */
  readonly clear: (scope: string | null) => void
  /**
   * Wraps the gateway with the faults of one side. It may also reject with {@link ClientGone}, to break the connection.
   */
  readonly around: (gateway: CommerceGateway, side: Fault['side']) => CommerceGateway
}

type Standing = { readonly fault: Fault; left: number }

const HTML_PAGE = '<!doctype html><html><head><title>Error</title></head><body><h1>Error</h1></body></html>'

/** Faults in the order of their addition; a call gets the first that matches. */
export function createFaultList(): FaultList {
  let standing: readonly Standing[] = []

  function take(call: Call, side: Fault['side']): FaultEffect | null {
    const met = standing.find(
      ({ fault, left }) =>
        left > 0 &&
        fault.side === side &&
        (fault.operation === '*' || fault.operation === call.operation) &&
        (fault.scope === undefined || fault.scope === call.scope),
    )
    if (!met) return null
    met.left -= 1
    return met.fault.effect
  }

  return {
    add: (fault) => (standing = [...standing, { fault, left: fault.times ?? Number.POSITIVE_INFINITY }]),
    clear: (scope) => (standing = scope === null ? [] : standing.filter(({ fault }) => fault.scope !== scope)),
    around: (gateway, side) => ({
      async handle(request) {
        const effect = standing.length === 0 ? null : take(await callOf(request), side)
        return effect === null ? gateway.handle(request) : suffer(effect, request, gateway)
      },
    }),
  }
}

type Call = { readonly operation: string | null; readonly scope: string | null }

async function callOf(request: Request): Promise<Call> {
  const cookies = request.headers.get('cookie')?.split('; ') ?? []
  const scope = cookies.find((cookie) => cookie.startsWith(`${FAULT_SCOPE_COOKIE}=`))
  return {
    operation: request.method === 'GET' ? operationOfAddress(request) : await operationOfBody(request),
    scope: scope?.slice(FAULT_SCOPE_COOKIE.length + 1) ?? null,
  }
}

const operationOfAddress = ({ url }: Request) => new URL(url).searchParams.get('operationName')

async function operationOfBody(request: Request): Promise<string | null> {
  const text = await request.clone().text()
  // Read by a pattern, so that an invalid body still reaches the engine.
  return /"operationName"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? null
}

async function suffer(effect: FaultEffect, request: Request, gateway: CommerceGateway): Promise<Response> {
  if (effect.delayMs !== undefined) await delay(effect.delayMs, undefined, { signal: request.signal })
  switch (effect.kind) {
    case 'delay':
      return gateway.handle(request)
    case 'status':
      return statusAnswer(effect)
    case 'corrupt':
      return corrupted(await gateway.handle(request), effect.body)
    case 'stall':
      return stalled(await gateway.handle(request), effect.restMs)
    case 'drop':
      if (effect.when === 'after') await (await gateway.handle(request)).body?.cancel()
      throw new ClientGone('A fault broke the connection')
  }
}

function statusAnswer({ status, body, message, category, retryAfter }: Extract<FaultEffect, { kind: 'status' }>) {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (body === 'empty') return new Response(null, { status, headers })
  if (body === 'html') {
    headers.set('content-type', 'text/html; charset=utf-8')
    return new Response(HTML_PAGE, { status, headers })
  }
  const error = category === undefined ? { message } : { message, extensions: { category } }
  return Response.json({ errors: [error] }, { status, headers })
}

async function corrupted(answer: Response, how: Extract<FaultEffect, { kind: 'corrupt' }>['body']): Promise<Response> {
  const { status, headers } = answer
  const text = await answer.text()
  switch (how) {
    case 'truncated':
      return new Response(text.slice(0, Math.ceil(text.length / 2)), { status, headers })
    case 'empty':
      return new Response('', { status, headers })
    case 'html':
      return new Response(HTML_PAGE, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}

async function stalled(answer: Response, restMs: number): Promise<Response> {
  const { status, headers } = answer
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const middle = Math.ceil(bytes.length / 2)
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, middle))
      await delay(restMs)
      controller.enqueue(bytes.slice(middle))
      controller.close()
    },
  })
  return new Response(body, { status, headers })
}
