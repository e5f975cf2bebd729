import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Text } from '#src/ui/layout/Text.tsx'

/** The reason why no returns are shown: the shop does not accept any, or the backend does not answer. */
export function NoReturns({ isEnabled }: { readonly isEnabled: boolean }) {
  return (
    <Text tone="muted">
      {isEnabled ? (
        <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
      ) : (
        <Trans>
          Al momento non prendiamo resi da qui. <Link to="/contact">Scrivici</Link>: troviamo un modo insieme.
        </Trans>
      )}
    </Text>
  )
}
