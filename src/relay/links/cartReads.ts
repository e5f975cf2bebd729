import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription } from 'relay-runtime'
import type { Link } from './link.ts'

export type CartReads = {
  readonly link: Link
  /** The cart changed in another tab: pending reads of it may be older than the change. */
  readonly outdate: (cartId: string) => void
}

/**
 * Answers may arrive out of order: an answer read before a change of a cart may arrive after the change's own answer,
 * and Relay would overwrite the newer data. Such a read is repeated before its answer is passed on, and again if the
 * cart changes meanwhile.
 *
 * Below `cartRecovery`, which may send a change to another cart than the intended one.
 */
export function createCartReads(): CartReads {
  const changes = new Map<string, number>()
  const outdate = (cartId: string) => void changes.set(cartId, (changes.get(cartId) ?? 0) + 1)
  const link: Link = (request, forward) => {
    const cartId = request.variables['cartId'] as unknown
    if (typeof cartId !== 'string') return forward(request)
    const change = () => outdate(cartId)
    // Even without an answer the mutation may have been executed.
    if (request.kind === 'mutation') return forward(request).do({ next: change, error: change })
    return Observable.create<GraphQLResponse>((sink) => {
      const before = changes.get(cartId)
      let isFirst = true
      let isReadAgain = false
      let subscription: Subscription | undefined
      subscription = forward(request).subscribe({
        next(response) {
          if (isReadAgain) return
          // In an answer of several parts the first one decides; the others belong to it.
          isReadAgain = isFirst && changes.get(cartId) !== before
          isFirst = false
          if (!isReadAgain) {
            sink.next(response)
            return
          }
          subscription?.unsubscribe()
          subscription = link(request, forward).subscribe(sink)
        },
        error: (error: Error) => (isReadAgain ? undefined : sink.error(error)),
        complete: () => (isReadAgain ? undefined : sink.complete()),
      })
      return () => subscription?.unsubscribe()
    })
  }
  return { link, outdate }
}
