import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { ReturnRows } from '#src/features/returns/ReturnRows.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { useOrderReturns } from './useOrderReturns.ts'

type OrderReturnsProps = { readonly number: string }

/** What of an order comes back; the order is shown all the same where that cannot be told. */
export function OrderReturns(props: OrderReturnsProps) {
  return (
    <WidgetBoundary fallback={null}>
      <Suspense>
        <KnownReturns {...props} />
      </Suspense>
    </WidgetBoundary>
  )
}

function KnownReturns({ number }: OrderReturnsProps) {
  const { t } = useLingui()
  const returns = useOrderReturns(number).returns
  if (returns === null) return null
  return (
    <Stack as="section" gap="s3">
      <Heading level={2} size="md">
        <Trans>Resi</Trans>
      </Heading>
      <ReturnRows returns={returns} label={t`Resi di questo ordine`} />
    </Stack>
  )
}
