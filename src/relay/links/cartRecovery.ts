import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription, Variables } from 'relay-runtime'
import { saysCartIsClosed } from '../cartRecovery.ts'
import type { LostCart, RecoverCart, RecoveredCart } from '../cartRecovery.ts'
import { errorsOf } from './link.ts'
import type { GraphQLErrorLike, Link, OperationRequest } from './link.ts'

/** A cart may be lost again during its recovery; after this number of attempts the loss is passed on. */
const MOST_RECOVERIES = 3

/** Root fields whose "no such entity" can only be about the cart; for others it may be about a line or a coupon. */
const CART_FIELDS = new Set<unknown>(['cart', 'addProductsToCart'])

/**
 * Spec §4, §8: the cart is lost, recognised by the category, or by the message if the backend omits it. A mutation and
 * a page's query are sent again, rebuilt for the replacement cart, which the page then shows. Any other query gets its
 * answer unchanged: the recovery itself may have sent it, and would wait for itself.
 */
export function cartRecovery({
  recover,
  onFailure,
}: {
  readonly recover: RecoverCart
  /** Reports a failed recovery of a query's cart, for which nothing waits. */
  readonly onFailure: (error: unknown) => void
}): Link {
  const attempt: (left: number) => Link = (left) => (request, forward) => {
    const lostId = request.variables['cartId'] as unknown
    if (typeof lostId !== 'string' || request.keepsCart || request.policy.includes('placesOrder'))
      return forward(request)
    const isRead = request.kind === 'query'
    const isSentAgain = !isRead || request.isInStore !== undefined
    return Observable.create((sink) => {
      let isLeft = false
      let isRecovering = false
      let subscription: Subscription | undefined
      // Spec §8: a cart that is only read is replaced too, unless it belongs to a customer.
      const needsCart = (why: LostCart) => request.policy.includes('fillsCart') || (isRead && why !== 'foreign')

      const passOn = (response: GraphQLResponse) => {
        sink.next(response)
        sink.complete()
      }
      const sendAgain = (response: GraphQLResponse, why: LostCart) => {
        isRecovering = true
        subscription?.unsubscribe()
        recover({ lostId, why, needsCart: needsCart(why), isRead }).then(
          (recovered) => {
            if (isLeft) return
            const again = recovered && rebuilt(request, recovered)
            if (again) subscription = attempt(left - 1)(again, forward).subscribe(sink)
            else if (again === undefined && !isRead)
              sink.error(new Error(`[vetrina:cart] ${request.name} is about a line whose new name is not known.`))
            else passOn(response)
          },
          // Not the refusal, which would claim that a line is missing. Repeating the action starts the recovery again.
          (error: Error) => {
            if (isLeft) return
            if (!isRead) return sink.error(error)
            onFailure(error)
            passOn(response)
          },
        )
      }
      subscription = forward(request).subscribe({
        next(response) {
          if (isRecovering) return
          const why = lossOf(errorsOf(response), lostId, isRead)
          if (why !== null && isSentAgain && left > 0) return sendAgain(response, why)
          if (why !== null) recover({ lostId, why, needsCart: needsCart(why), isRead }).catch(onFailure)
          sink.next(response)
        },
        error: (error: Error) => (isRecovering ? undefined : sink.error(error)),
        complete() {
          if (!isRecovering) sink.complete()
        },
      })
      return () => {
        isLeft = true
        subscription?.unsubscribe()
      }
    })
  }
  return attempt(MOST_RECOVERIES)
}

/**
 * Null if the errors are about something else. The message about a missing cart contains its id, in every language; if
 * a proxy leaves only the category, the category on the field `cart` has the same meaning.
 */
export function lossOf(errors: readonly GraphQLErrorLike[], cartId: string, isRead = false): LostCart | null {
  for (const { message, path, extensions } of errors) {
    if (saysCartIsClosed(message)) return 'closed'
    if (extensions?.category === 'graphql-authorization' && message.includes(cartId)) return 'foreign'
    const isNoSuchEntity = extensions?.category === 'graphql-no-such-entity'
    if (message.startsWith('Could not find a cart with ID') || (isNoSuchEntity && message.includes(cartId)))
      return 'missing'
    const isAboutCart = path ? path.length === 1 && CART_FIELDS.has(path[0]) : isRead
    if (isNoSuchEntity && isAboutCart) return 'missing'
  }
  return null
}

const LINE_KEYS = new Set(['cartItemUid', 'cart_item_uid'])

/** Undefined if it is about a line whose new uid is unknown: the same uid may be another line there. */
function rebuilt(request: OperationRequest, { cartId, uids }: RecoveredCart): OperationRequest | undefined {
  let isUnknown = false
  const renamed = (uid: string): string => {
    isUnknown ||= uids === null
    return uids?.get(uid) ?? uid
  }
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]: [string, unknown]) => [
        key,
        LINE_KEYS.has(key) && typeof entry === 'string' ? renamed(entry) : rename(entry),
      ]),
    )
  }
  const variables = rename(request.variables) as Variables
  return isUnknown ? undefined : { ...request, variables: { ...variables, cartId } }
}
