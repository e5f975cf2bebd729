import { Trans } from '@lingui/react/macro'
import { ContactLink } from '#src/features/store/ContactLink.tsx'

/** Instead of an order that a browser without scripts cannot open: no server receives the secret of a guest's order. */
export function OrderWithoutScript() {
  // The browser never renders `noscript`, so it does not need this code.
  return <noscript>{import.meta.env.SSR && <WordsWithoutScript />}</noscript>
}

function WordsWithoutScript() {
  return (
    <p>
      <Trans>
        Senza JavaScript non possiamo mostrarti qui l’ordine. Il riepilogo è nell’email di conferma; se non la trovi,{' '}
        <ContactLink>scrivici</ContactLink>.
      </Trans>
    </p>
  )
}
