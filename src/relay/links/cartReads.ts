import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription } from 'relay-runtime'
import type { Link } from './link.ts'

export type CartReads = {
  readonly link: Link
  /** The cart changed in another tab: what is being read of it here is older, or may be. */
  readonly outdate: (cartId: string) => void
}

/**
 * Answers overtake each other: what was read of a cart before it changed may arrive after the change's own answer, and
 * Relay would put it in that one's place. Such a read is done once more before anybody hears of it, and again when the
 * cart changes during that one: a shopper does not click for ever.
 *
 * Below `cartRecovery`, which may send a change to another cart than it was meant for.
 */
export function createCartReads(): CartReads {
  const changes = new Map<string, number>()
  const outdate = (cartId: string) => void changes.set(cartId, (changes.get(cartId) ?? 0) + 1)
  const link: Link = (request, forward) => {
    const cartId = request.variables['cartId'] as unknown
    if (typeof cartId !== 'string') return forward(request)
    const change = () => outdate(cartId)
    // Without an answer it may have arrived all the same.
    if (request.kind === 'mutation') return forward(request).do({ next: change, error: change })
    return Observable.create<GraphQLResponse>((sink) => {
      const before = changes.get(cartId)
      let isFirst = true
      let isReadAgain = false
      let subscription: Subscription | undefined
      subscription = forward(request).subscribe({
        next(response) {
          if (isReadAgain) return
          // Of an answer in parts the first decides: the others belong to it.
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
