import { secretValue, SECRET_PARAM } from '#src/shop/addresses/secretAddress.ts'
import type { App } from '../app.ts'

/**
 * Opens the order of the secret in this history entry. Call it when hydration is complete: no server receives the secret, so
 * its document waits for it, or shows the page without.
 */
export function openSecret({ router, reportError }: Pick<App, 'router' | 'reportError'>): void {
  const { location, matches } = router.state
  const leaf = matches.at(-1)
  if (leaf?.staticData.opensBySecret !== true) return
  const token = secretValue(location.state.secret)
  const opening =
    token === ''
      ? router.invalidate({ sync: true })
      : router.navigate({
          to: location.pathname,
          search: { ...location.search, [SECRET_PARAM]: token } as never,
          state: true,
          replace: true,
        })
  opening.catch((error: unknown) => reportError(error, 'secret of the address'))
}
