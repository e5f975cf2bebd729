import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Text } from '#src/ui/Text.tsx'

/** Why no returns can be shown: the shop takes none now, or does not answer. */
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
