import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  useDownloads_product$data,
  useDownloads_product$key,
} from '#src/__generated__/useDownloads_product.graphql.ts'
import type { PickChoice } from './choices.ts'

export type Downloads = {
  /** The links to choose from; null if all are included. */
  readonly choice: PickChoice | null
  /** Titles of the included links. */
  readonly included: readonly string[]
  readonly samples: readonly { readonly title: string; readonly url: string }[]
}

/** Not a uid of Magento: the links of a product form one question without a name. */
const LINKS_UID = 'links'

/** The contents of a downloadable product; null for every other product. */
export function useDownloads(key: useDownloads_product$key | null | undefined): Downloads | null {
  const product = useFragment(
    graphql`
      fragment useDownloads_product on DownloadableProduct {
        links_title
        links_purchased_separately
        downloadable_product_links {
          uid
          title
          price
          sort_order
          sample_url
        }
        downloadable_product_samples {
          title
          sort_order
          sample_url
        }
      }
    `,
    key ?? null,
  )
  return useMemo(() => (product ? downloadsOf(product) : null), [product])
}

function downloadsOf(product: useDownloads_product$data): Downloads {
  const links = (product.downloadable_product_links ?? []).flatMap((link) => link ?? []).toSorted(bySortOrder)
  const samples = (product.downloadable_product_samples ?? []).flatMap((sample) => sample ?? []).toSorted(bySortOrder)
  const areSeparate = product.links_purchased_separately === 1
  return {
    choice: areSeparate
      ? {
          uid: LINKS_UID,
          label: product.links_title ?? '',
          isRequired: true,
          kind: 'many',
          look: 'buttons',
          values: links.map(({ uid, title, price, sample_url: sampleUrl }) => ({
            uid,
            label: title ?? '',
            price: price ? { kind: 'fixed', amount: price } : null,
            quantity: { initial: 1, isFree: false },
            isDefault: false,
            isSoldOut: false,
            sampleUrl: sampleUrl ?? null,
          })),
        }
      : null,
    included: areSeparate ? [] : links.flatMap(({ title }) => title ?? []),
    samples: samples.flatMap(({ title, sample_url: url }) => (url ? [{ title: title ?? url, url }] : [])),
  }
}

const bySortOrder = (
  left: { readonly sort_order?: number | null | undefined },
  right: { readonly sort_order?: number | null | undefined },
): number => (left.sort_order ?? 0) - (right.sort_order ?? 0)
