import { Trans } from '@lingui/react/macro'

/**
 * Catches errors that no other boundary caught: the shell itself failed. It uses plain elements only, because any
 * component may be the cause.
 */
export function LastResort() {
  return (
    <main>
      <h1>
        <Trans>Il negozio si è inceppato</Trans>
      </h1>
      <p>
        <Trans>Il tuo carrello è al sicuro.</Trans>{' '}
        <button type="button" onClick={() => window.location.reload()}>
          <Trans>Ricarica la pagina</Trans>
        </button>
      </p>
    </main>
  )
}
