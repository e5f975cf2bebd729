import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, readInlineData } from 'react-relay'
import type { ReturnsOfOrder_order$key } from '#src/__generated__/ReturnsOfOrder_order.graphql.ts'
import type { ReturnRows_returns$key } from '#src/__generated__/ReturnRows_returns.graphql.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ReturnRows } from './ReturnRows.tsx'

type ReturnsOfOrderProps = {
  /** Renders nothing without returns. */
  readonly returns: ReturnRows_returns$key | null
  readonly isGuest?: boolean
}

/** The returns of an order. */
export function ReturnsOfOrder({ returns, isGuest = false }: ReturnsOfOrderProps) {
  const { t } = useLingui()
  if (returns === null) return null
  return (
    <Stack as="section" gap="s3">
      <Heading level={2} size="md">
        <Trans>Resi</Trans>
      </Heading>
      <ReturnRows returns={returns} label={t`Resi di questo ordine`} isGuest={isGuest} />
    </Stack>
  )
}

/** The returns of an order, and whether pieces of it can be returned. */
export function readOrderReturns(order: ReturnsOfOrder_order$key | null | undefined) {
  const known = readInlineData(
    graphql`
      fragment ReturnsOfOrder_order on CustomerOrder @inline {
        number
        items_eligible_for_return {
          id
        }
        returns(pageSize: 20) {
          total_count
          ...ReturnRows_returns
        }
      }
    `,
    order ?? null,
  )
  return {
    isReturnable: (known?.items_eligible_for_return ?? []).length > 0,
    /** Null without returns, and if the shop does not accept returns. */
    returns: known?.returns?.total_count ? known.returns : null,
  }
}
