import { Trans } from '@lingui/react/macro'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** For browsers without scripts: why the checkout does not work, and how to order instead. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice>
        <p>
          <Trans>Per ordinare qui serve JavaScript: attivalo nel browser e ricarica la pagina.</Trans>
        </p>
        <p>
          <Trans>
            Preferisci di no? <ContactLink>Scrivici o chiamaci</ContactLink>: prendiamo l’ordine noi.
          </Trans>
        </p>
      </Notice>
    </noscript>
  )
}
