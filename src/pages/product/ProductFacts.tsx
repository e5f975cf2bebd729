import type { ComponentProps } from 'react'
import { AttributeTable } from '#src/features/product/AttributeTable.tsx'
import { ProductSafety } from '#src/features/product/ProductSafety.tsx'

/** What the piece is made of, and how to treat it. */
export function ProductFacts(props: ComponentProps<typeof AttributeTable>) {
  return (
    <>
      <AttributeTable {...props} />
      <ProductSafety product={props.product} />
    </>
  )
}
