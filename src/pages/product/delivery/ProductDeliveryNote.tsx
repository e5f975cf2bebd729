import { graphql, useFragment } from 'react-relay'
import type { ProductDeliveryNote_block$key } from '#src/__generated__/ProductDeliveryNote_block.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { LateFreeShipping } from '../lateParts.ts'
import { markedNumber } from '#src/lib/markedNumber.ts'

/** Dispatch and delivery costs in the merchant's words, beside the button: the CMS block `product-delivery-note`. */
export function ProductDeliveryNote({ block: key }: { block: ProductDeliveryNote_block$key }) {
  const { content } = useFragment(
    graphql`
      fragment ProductDeliveryNote_block on CmsBlock {
        identifier
        content
      }
    `,
    key,
  )
  const threshold = markedNumber(content, 'freeShippingThreshold')
  return content ? (
    <Text as="div" size="sm" tone="muted">
      <CmsHtml html={content} />
      {threshold !== null && <LateFreeShipping threshold={threshold} />}
    </Text>
  ) : null
}
