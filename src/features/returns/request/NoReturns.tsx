import { Trans } from '@lingui/react/macro'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

/** The reason why no returns are shown: the shop does not accept any, or the backend does not answer. */
export function NoReturns({ isEnabled }: { readonly isEnabled: boolean }) {
  return (
    <Text tone="muted">
      {isEnabled ? (
        <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
      ) : (
        <Trans>
          Al momento non prendiamo resi da qui. <ContactLink>Scrivici</ContactLink>: troviamo un modo insieme.
        </Trans>
      )}
    </Text>
  )
}
