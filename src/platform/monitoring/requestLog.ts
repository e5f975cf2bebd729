import type { Signal } from './monitoring.ts'

/** A completed GraphQL request; times in milliseconds since the epoch. */
export type FinishedRequest = {
  readonly operation: string
  readonly failed: boolean
  readonly from: number
  readonly to: number
}

/** Combines the events of a request into one entry with its operation name and times, without variables. */
export function createRequestLog(): (signal: Extract<Signal, { kind: 'network' }>) => FinishedRequest | null {
  const open = new Map<number, { readonly operation: string; readonly from: number }>()
  return ({ event: { name, networkRequestId: id, params }, at }) => {
    if (id === undefined) return null
    if (name === 'network.start') open.set(id, { operation: params?.name ?? '', from: at })
    const request = open.get(id)
    if (!request || !/^network\.(?:complete|error|unsubscribe)$/.test(name)) return null
    open.delete(id)
    return { ...request, failed: name === 'network.error', to: at }
  }
}
