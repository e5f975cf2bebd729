import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { ReturnsOfOrder } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { useOrderReturns } from './useOrderReturns.ts'

type OrderReturnsProps = { readonly number: string }

/** The returns of an order. If their query fails, the order is shown without them. */
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
