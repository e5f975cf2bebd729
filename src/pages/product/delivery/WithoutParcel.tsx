import { Trans } from '@lingui/react/macro'
import { Text } from '#src/ui/layout/Text.tsx'

export type Unposted = 'service' | 'download' | 'e-mail'

/** What comes in no parcel, by Magento's type of product. A gift card may: its own fields tell. */
export const UNPOSTED: Readonly<Record<string, Unposted>> = {
  VirtualProduct: 'service',
  DownloadableProduct: 'download',
}

/** In the place of what delivery takes and costs, where nothing is delivered. */
export function WithoutParcel({ kind }: { readonly kind: Unposted }) {
  return (
    <Text size="sm" tone="muted">
      {kind === 'service' && <Trans>Nessuna spedizione da aspettare o da pagare.</Trans>}
      {kind === 'download' && <Trans>Nessuna spedizione: lo scarichi appena il pagamento è registrato.</Trans>}
      {kind === 'e-mail' && <Trans>Nessuna spedizione: arriva per e-mail.</Trans>}
    </Text>
  )
}
