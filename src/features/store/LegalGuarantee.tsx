import { Plural, Trans } from '@lingui/react/macro'

/** The seller's legal liability for defects, in one sentence. */
export function LegalGuarantee({ months }: { readonly months: number }) {
  return (
    <Trans>
      Garanzia legale di conformità: <Plural value={months} one="# mese" other="# mesi" /> dalla consegna.
    </Trans>
  )
}
