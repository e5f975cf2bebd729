import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { ReturnsOfOrder_order$key } from '#src/__generated__/ReturnsOfOrder_order.graphql.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { OrderReturnsContext } from './OrderReturnsContext.ts'
import type { OrderReturns } from './OrderReturnsContext.ts'
import { ReturnRows } from './ReturnRows.tsx'

/** The returns of the order, if there are any. */
export function ReturnsOfOrder({ isGuest = false }: { readonly isGuest?: boolean }) {
  const { t } = useLingui()
  const returns = use(OrderReturnsContext)?.returns
  if (!returns) return null
  return (
    <Stack as="section" gap="s3">
      <Heading level={2} size="md">
        <Trans>Resi</Trans>
      </Heading>
      <ReturnRows returns={returns} label={t`Resi di questo ordine`} isGuest={isGuest} />
    </Stack>
  )
}

/** The returns of an order, and whether items of it can be returned. */
export function orderReturnsOf(order: ReturnsOfOrder_order$key): OrderReturns {
  const { items_eligible_for_return: items, returns } = readInlineData(
    graphql`
      fragment ReturnsOfOrder_order on CustomerOrder @inline {
        items_eligible_for_return {
          id
        }
        returns(pageSize: 20) {
          total_count
          ...ReturnRows_returns
        }
      }
    `,
    order,
  )
  return { isReturnable: (items ?? []).length > 0, returns: returns?.total_count ? returns : null }
}
