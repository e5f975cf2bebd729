import { Trans, useLingui } from '@lingui/react/macro'
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
