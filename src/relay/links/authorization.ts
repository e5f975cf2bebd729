import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription } from 'relay-runtime'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'
import { NO_CUSTOMER_TOKEN_MESSAGE } from '#src/platform/session/customerToken.ts'
import { HttpStatusError } from '../networkErrors.ts'
import type { Reauthenticator } from '../reauthentication.ts'
import { hasCategory, httpFailureOf } from './link.ts'
import type { GraphQLErrorLike, Link, OperationRequest } from './link.ts'

const bearerHeader = (request: OperationRequest, token: string): OperationRequest => ({
  ...request,
  headers: { ...request.headers, authorization: `Bearer ${token}` },
})

const UNAUTHORIZED = 401

/** Rarely needed, so it is not part of the initial code. */
const loadLateSignIn = () => import('../whenSignedInElsewhere.ts')

const isRefusing = (response: GraphQLResponse): boolean =>
  hasCategory(response, 'graphql-authorization', 'graphql-authentication')

/** Spec §8: the answer to an operation that needs a token when there is none. */
const NO_TOKEN = {
  data: null,
  errors: [{ message: NO_CUSTOMER_TOKEN_MESSAGE, extensions: { category: 'graphql-authorization' } }],
} satisfies { data: null; errors: readonly GraphQLErrorLike[] } as unknown as GraphQLResponse

type AuthorizationOptions = {
  readonly customerToken: CustomerTokenStore
  readonly cartId: CartIdStore
  readonly reauthenticator: Pick<Reauthenticator, 'renew' | 'state'>
  /**
   * Whether the shopper is on, or navigating to, a page about them. On any other page a query is optional content,
   * which must not ask for a password.
   */
  readonly isShoppersPage: () => boolean
}

/**
 * Spec §6, §7: the bearer header, computed per attempt from the record. Spec §8: when the server refuses it, by
 * category or by status, the token is marked invalid and the shopper is asked to sign in, once, however many calls fail
 * together.
 *
 * On a page about the shopper a query waits and is sent again: with the new token, or without any if the shopper
 * continues without signing in. On any other page a query does not open the sign-in: it is sent again as a guest's, or,
 * about the customer's own cart, refused. A mutation is an action of the shopper: it opens the sign-in on any page,
 * fails at once and is never repeated from here, because the interface repeats it visibly.
 *
 * After a session expired by age its cart still belongs to that customer, so an operation on it would be refused: it is
 * not sent before there is a token.
 *
 * A guest's refusal is passed on, unless somebody is signing in in another tab: their cart may be known here before
 * their token (see `whenSignedInElsewhere`). When the token arrives, a query is sent again. No other code would do that: equal
 * queries join the pending request, and Relay does not refetch an answered one.
 *
 * Below everything that sends again, because it must handle the refusal of exactly the header that was sent.
 */
export function authorization({ customerToken, cartId, reauthenticator, isShoppersPage }: AuthorizationOptions): Link {
  return (request, forward) => {
    if (request.policy.includes('startsSession')) return forward(request)
    // The session begins when its cart is known; until then a refusal is about that cart, and its caller handles it.
    if (request.bearer !== undefined) return forward(bearerHeader(request, request.bearer))
    const isQuery = request.kind === 'query'
    // On other pages a query waits for a sign-in that is already open, and opens none.
    const mayAskShopper = () => !isQuery || isShoppersPage() || reauthenticator.state().kind === 'asking'

    /** Whether the answer refuses exactly this token. */
    const isRefused = (token: string, status: number | undefined, response: GraphQLResponse | null): boolean => {
      const isRefusal = status === UNAUTHORIZED || (response !== null && isRefusing(response))
      if (!isRefusal || request.policy.includes('endsSession')) return false
      customerToken.invalidate(token)
      return true
    }
    const isAboutOwnCart = () => {
      const current = cartId.get()
      return current !== null && request.variables['cartId'] === current
    }

    return Observable.create((sink) => {
      let subscription: Subscription | undefined
      let isLeft = false

      const asGuest = () => {
        subscription = forward(request).subscribe(sink)
      }
      const asVisitor = () => {
        let isHeld = false
        const answer = async (refusal: GraphQLResponse) => {
          if (customerToken.validToken() === null && cartId.isNews() && isAboutOwnCart())
            await (await loadLateSignIn()).whenSignedInElsewhere(customerToken)
          const token = isQuery ? customerToken.validToken() : null
          if (isLeft) return
          // An answer that refuses guests and customers alike is not about the token.
          if (token !== null) {
            subscription?.unsubscribe()
            subscription = forward(bearerHeader(request, token)).subscribe(sink)
          } else {
            sink.next(refusal)
            sink.complete()
          }
        }
        subscription = forward(request).subscribe({
          next(response) {
            if (isHeld) return
            isHeld = isRefusing(response)
            if (isHeld) answer(response).catch((error: Error) => sink.error(error))
            else sink.next(response)
          },
          // A held request has its answer; the end of its exchange adds no information.
          error: (error: Error) => (isHeld ? undefined : sink.error(error)),
          complete: () => (isHeld ? undefined : sink.complete()),
        })
      }
      const renewAndAskAgain = () => {
        void reauthenticator.renew().then((outcome) => {
          if (isLeft) return
          const token = outcome === 'renewed' ? customerToken.validToken() : null
          if (token === null) asGuest()
          // Final, whatever the answer is: a token that is refused immediately would cause an endless loop.
          else asCustomer(token, { isLast: true })
        })
      }
      const asCustomer = (token: string, { isLast }: { isLast: boolean }) => {
        let isAskedAgain = false
        /** True if the refusal is not passed on, because the operation is sent again. */
        const handleRefusal = (): boolean => {
          if (isLast) return false
          const mayAsk = mayAskShopper()
          isAskedAgain = isQuery && (mayAsk || !isAboutOwnCart())
          if (!isQuery) void reauthenticator.renew()
          else if (mayAsk) renewAndAskAgain()
          else if (isAskedAgain) asGuest()
          return isAskedAgain
        }
        subscription = forward(bearerHeader(request, token)).subscribe({
          next(response) {
            if (isAskedAgain) return
            if (isRefused(token, httpFailureOf(response)?.status, response) && handleRefusal()) return
            sink.next(response)
          },
          error(error: Error) {
            const status = error instanceof HttpStatusError ? error.status : undefined
            if (isAskedAgain || (isRefused(token, status, null) && handleRefusal())) return
            sink.error(error)
          },
          complete() {
            if (!isAskedAgain) sink.complete()
          },
        })
      }

      // Another tab may just have signed in or out.
      customerToken.refresh()
      const session = customerToken.session()
      if (session.kind === 'customer') asCustomer(session.token, { isLast: false })
      else if (session.kind === 'guest') asVisitor()
      else if (!isAboutOwnCart()) asGuest()
      else if (isQuery && mayAskShopper()) renewAndAskAgain()
      else {
        if (!isQuery) void reauthenticator.renew()
        sink.next(NO_TOKEN)
        sink.complete()
      }
      return () => {
        isLeft = true
        subscription?.unsubscribe()
      }
    })
  }
}
