import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { ReturnDetail_return$key } from '#src/__generated__/ReturnDetail_return.graphql.ts'
import { OrderDate } from '#src/features/orders/detail/OrderDate.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import type { ReturnAttribute } from '../returnAttributes.ts'
import { ReturnComments } from './ReturnComments.tsx'
import * as styles from './ReturnDetail.css.ts'
import { ReturnItems } from './ReturnItems.tsx'
import { ReturnParcels } from '../parcels/ReturnParcels.tsx'
import { useReturnStatusText } from '../useReturnStatusText.ts'

type ReturnDetailProps = {
  readonly owner: ReturnDetail_return$key
  readonly attributes: readonly ReturnAttribute[]
}

/** All details of one return. The page's heading names it. */
export function ReturnDetail({ owner, attributes }: ReturnDetailProps) {
  const statusText = useReturnStatusText()
  const data = useFragment(
    graphql`
      fragment ReturnDetail_return on Return {
        uid
        created_at
        status
        order {
          number
        }
        ...ReturnItems_return
        ...ReturnComments_return
        ...ReturnParcels_return
      }
    `,
    owner,
  )
  const number = data.order?.number
  return (
    <Stack gap="s6">
      <Cluster gap="s3">
        <Text as="span" tone="muted">
          <Trans>
            del <OrderDate date={data.created_at} />
          </Trans>
        </Text>
        <Badge>{statusText(data.status)}</Badge>
        {number && (
          <Link to="/account/orders/$number" params={{ number }}>
            <Trans>Ordine {number}</Trans>
          </Link>
        )}
      </Cluster>
      <div className={styles.columns}>
        <section className={styles.piecesArea}>
          <Stack gap="s3">
            <Heading level={2} size="md">
              <Trans>Articoli</Trans>
            </Heading>
            <ReturnItems owner={data} attributes={attributes} />
          </Stack>
        </section>
        <div className={styles.parcelsArea}>
          <ReturnParcels owner={data} />
        </div>
        <section className={styles.talkArea}>
          <Stack gap="s3">
            <Heading level={2} size="md">
              <Trans>Messaggi</Trans>
            </Heading>
            <ReturnComments owner={data} />
          </Stack>
        </section>
      </div>
    </Stack>
  )
}
