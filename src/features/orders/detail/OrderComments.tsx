import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OrderComments_comments$key } from '#src/__generated__/OrderComments_comments.graphql.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { OrderDate } from './OrderDate.tsx'
import { comment as commentClass } from './OrderDetail.css.ts'

/** Comments of the shop, and the buyer's note for the courier. */
export function OrderComments({ comments }: { comments: OrderComments_comments$key }) {
  const { t } = useLingui()
  const data = useFragment(
    graphql`
      fragment OrderComments_comments on SalesCommentItem @relay(plural: true) {
        message
        timestamp
      }
    `,
    comments,
  )
  if (data.length === 0) return null
  return (
    <Stack as="ul" gap="s3" aria-label={t`Messaggi sull’ordine`}>
      {data.map(({ message, timestamp }, index) => (
        <li key={index} className={commentClass}>
          <Text size="sm">{message}</Text>
          <Text size="xs" tone="muted">
            <OrderDate date={timestamp} />
          </Text>
        </li>
      ))}
    </Stack>
  )
}
