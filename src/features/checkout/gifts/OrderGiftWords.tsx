import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { Text } from '#src/ui/layout/Text.tsx'
import { OrderGiftContext } from './OrderGiftContext.ts'

/** The gift options of the whole order; empty without any. */
export function OrderGiftWords() {
  const { message: gift, hasReceipt } = use(OrderGiftContext) ?? {}
  return (
    <>
      {gift && (
        <Text size="sm">
          <Trans>
            Messaggio regalo per {gift.to} da {gift.from}: «{gift.message}»
          </Trans>
        </Text>
      )}
      {hasReceipt && (
        <Text size="sm">
          <Trans>Lo accompagna uno scontrino regalo, senza prezzi.</Trans>
        </Text>
      )}
    </>
  )
}
