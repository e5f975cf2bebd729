import { ownPathOf } from '#src/lib/url/ownPath.ts'

/** The path after sign-in without an earlier page. */
export const ACCOUNT_PATH = '/account'
export const SIGN_IN_PATH = '/account/signin'

/** Only its origin matters. */
const ANY_ORIGIN = 'https://shop.invalid'

/**
 * The path after sign-in from an untrusted address: everything but a path of this shop becomes the account. The sign-in
 * page itself is excluded.
 */
export function returnPathOf(from: unknown): string {
  const path = ownPathOf(from)
  return path === null || URL.parse(path, ANY_ORIGIN)?.pathname.endsWith(SIGN_IN_PATH) === true ? ACCOUNT_PATH : path
}
