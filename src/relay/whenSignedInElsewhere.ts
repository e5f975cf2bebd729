import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** How long the storage may lag behind the cookie: usually tenths of a second, on a busy machine seconds. */
export const LATE_TOKEN_MS = 10_000

/**
 * Cookies are shared by all tabs at once, stored data is not: after a sign-in in another tab this tab may know the cart
 * before the customer. Resolves when the customer is known, or when none is to be expected any more.
 */
export const whenSignedInElsewhere = ({
  subscribe,
  validToken,
}: Pick<CustomerTokenStore, 'subscribe' | 'validToken'>) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, LATE_TOKEN_MS)
    const look = () => (validToken() === null ? undefined : end())
    const stop = subscribe(look)
    look()
  })
