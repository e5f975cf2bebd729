import { Trans } from '@lingui/react/macro'

/** Behind every other boundary: the shell itself failed. Plain elements alone, because whatever it uses may be at fault. */
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
