import { Trans } from '@lingui/react/macro'
import { Text } from '#src/ui/layout/Text.tsx'
import type { UnsupportedChoice } from './choices.ts'

/** Magento accepts files only on its own pages, so the shop offers an alternative. */
export function UnsupportedField({ choice: { label } }: { readonly choice: UnsupportedChoice }) {
  return (
    <div>
      <Text weight="medium">{label}</Text>
      <Text size="sm" tone="muted">
        <Trans>Qui non si possono allegare file: scrivici e lo aggiungiamo noi.</Trans>
      </Text>
    </div>
  )
}
