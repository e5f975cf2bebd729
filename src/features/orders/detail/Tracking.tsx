import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { Tracking_tracking$key } from '#src/__generated__/Tracking_tracking.graphql.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { trackingUrlOf } from './trackingUrl.ts'

/** The carrier and number of a parcel, with a tracking link if the carrier is known. */
export function Tracking({ tracking }: { tracking: Tracking_tracking$key }) {
  const { carrier, title, number } = useFragment(
    graphql`
      fragment Tracking_tracking on ShipmentTracking {
        carrier
        title
        number
      }
    `,
    tracking,
  )
  const url = number ? trackingUrlOf(carrier, number) : null
  return (
    <Text as="span" size="sm">
      {title}
      {number && (
        <>
          {': '}
          {url === null ? (
            <span className={figures}>{number}</span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer" className={figures}>
              <Trans>segui il pacco {number}</Trans>
            </a>
          )}
        </>
      )}
    </Text>
  )
}
