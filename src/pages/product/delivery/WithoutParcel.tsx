import { Trans } from '@lingui/react/macro'
import { Text } from '#src/ui/layout/Text.tsx'

export type Unposted = 'service' | 'download' | 'email'

/** Products without a parcel, by Magento's product type. A gift card may be one: its own fields decide. */
export const UNPOSTED: Readonly<Record<string, Unposted>> = {
  VirtualProduct: 'service',
  DownloadableProduct: 'download',
}

/** Replaces the delivery information for products that are not delivered. */
export function WithoutParcel({ kind }: { readonly kind: Unposted }) {
  return (
    <Text size="sm" tone="muted">
      {kind === 'service' && <Trans>Nessuna spedizione da aspettare o da pagare.</Trans>}
      {kind === 'download' && <Trans>Nessuna spedizione: lo scarichi appena il pagamento è registrato.</Trans>}
      {kind === 'email' && <Trans>Nessuna spedizione: arriva per email.</Trans>}
    </Text>
  )
}
