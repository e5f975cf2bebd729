import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { ReturnsOfOrder } from '#src/features/returns/list/ReturnsOfOrder.tsx'
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

const KnownReturns = ({ number }: OrderReturnsProps) => <ReturnsOfOrder returns={useOrderReturns(number).returns} />
