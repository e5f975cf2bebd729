import type { CustomerTokenStore } from '#src/platform/session/customerToken.ts'

/** How long the storage may be behind the cookie: seen were tenths of a second, and seconds on a machine with much to do. */
export const LATE_TOKEN_MS = 10_000

/**
 * Cookies are the same in all tabs at once, what is stored is not: of a sign-in in another tab this one may know the cart
 * and not yet the customer. Resolves when it does, or when no customer is to be expected any more.
 */
export const lateSignIn = ({ subscribe, validToken }: Pick<CustomerTokenStore, 'subscribe' | 'validToken'>) =>
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
