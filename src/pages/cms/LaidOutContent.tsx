import { useLingui } from '@lingui/react/macro'
import type { CmsProductsQuery } from '#src/__generated__/CmsProductsQuery.graphql.ts'
import { PageBuilder } from '#src/features/cms/PageBuilder.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { CmsProducts } from './CmsProducts.tsx'

type LaidOutContentProps = {
  readonly html: string
  /** The products of the carousels in the text; null if it has none. */
  readonly products: RouteQuery<CmsProductsQuery> | null
}

/** The content of {@link CmsContent}. */
export function LaidOutContent({ html, products }: LaidOutContentProps) {
  const { t } = useLingui()
  return (
    <PageBuilder
      html={html}
      renderProducts={
        products &&
        (({ skus, label, appearance }) => (
          <CmsProducts query={products} skus={skus} label={label ?? t`Prodotti`} asGrid={appearance === 'grid'} />
        ))
      }
    />
  )
}
