import { Trans } from '@lingui/react/macro'
import { eyebrow } from '#src/ui/layout/Text.css.ts'

type DefaultsOfAddressProps = { readonly shipping: boolean; readonly billing: boolean }

/** Badges of a default address; empty for the others. */
export function DefaultsOfAddress({ shipping, billing }: DefaultsOfAddressProps) {
  if (!shipping && !billing) return null
  return (
    <span className={eyebrow}>
      {shipping && billing ? (
        <Trans>Spedizione e fatturazione</Trans>
      ) : shipping ? (
        <Trans>Spedizione</Trans>
      ) : (
        <Trans>Fatturazione</Trans>
      )}
    </span>
  )
}
