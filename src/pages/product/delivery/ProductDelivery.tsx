import { graphql, useFragment } from 'react-relay'
import type { ProductDelivery_block$key } from '#src/__generated__/ProductDelivery_block.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'

/** Delivery and returns in the merchant's words: the CMS block `product-delivery`. */
export function ProductDelivery({ block: key }: { block: ProductDelivery_block$key }) {
  const block = useFragment(
    graphql`
      fragment ProductDelivery_block on CmsBlock {
        identifier
        title
        content
      }
    `,
    key,
  )
  return block.content ? (
    <ProductSection title={block.title}>
      <CmsHtml html={block.content} />
    </ProductSection>
  ) : null
}
