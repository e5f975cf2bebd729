import { Trans } from '@lingui/react/macro'
import { CmsLink } from '#src/features/navigation/CmsLink.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** For browsers without scripts: why nothing happens here, and who takes the order instead. */
export function NeedsJavaScript() {
  return (
    <noscript>
      <Notice>
        <p>
          <Trans>Per ordinare qui serve JavaScript: attivalo nel browser e ricarica la pagina.</Trans>
        </p>
        <p>
          <Trans>
            Preferisci di no? <CmsLink identifier="contatti">Scrivici o chiamaci</CmsLink>: prendiamo l’ordine noi.
          </Trans>
        </p>
      </Notice>
    </noscript>
  )
}
