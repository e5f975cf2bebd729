import { Trans } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import { useRouteQuery } from '#shop/queries.ts'
import type { QueriedBlockProps } from '#shop/queries.ts'
import { ShopLink, Text } from '#shop/ui.ts'
import type { BulbNoteQuery } from './__generated__/BulbNoteQuery.graphql.ts'

export { default as operation } from './__generated__/BulbNoteQuery.graphql.ts'

/** The code of the attribute with the bulb of a lamp. */
const BULB = 'leuchtmittel'

/** The bulb that a lamp needs, and the way to the planner. */
export function BulbNote({ query }: QueriedBlockProps<'product.belowPrice', BulbNoteQuery>) {
  const { products } = useRouteQuery<BulbNoteQuery>(
    graphql`
      query BulbNoteQuery($urlKey: String!) {
        products(filter: { url_key: { eq: $urlKey } }, pageSize: 1) {
          items {
            uid
            custom_attributesV2 {
              items {
                code
                ... on AttributeValue {
                  value
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  const bulb = products?.items?.[0]?.custom_attributesV2?.items.find((item) => item?.code === BULB)?.value
  if (!bulb) return null
  return (
    <Text size="sm">
      <Trans>Leuchtmittel: {bulb}, nicht enthalten.</Trans>{' '}
      <ShopLink to="/lichtplaner">
        <Trans>Wie viel Licht brauche ich?</Trans>
      </ShopLink>
    </Text>
  )
}
