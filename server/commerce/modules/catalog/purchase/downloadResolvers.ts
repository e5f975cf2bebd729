import type { CommerceContext } from '../../../engine/context.ts'
import type { DownloadLink, DownloadSample } from './downloads.ts'

/** The answer of `DownloadableProductLinks`; the host serves the sample's address. */
export const downloadLink = (link: DownloadLink, { baseUrl }: CommerceContext) => ({
  uid: link.uid,
  title: link.title,
  price: link.priceCents / 100,
  sort_order: link.position,
  sample_url: link.hasSample ? `${baseUrl}downloadable/download/linkSample/link_id/${link.id}/` : null,
})

/** The answer of `DownloadableProductSamples`. */
export const downloadSample = (sample: DownloadSample, { baseUrl }: CommerceContext) => ({
  title: sample.title,
  sort_order: sample.position,
  sample_url: `${baseUrl}downloadable/download/sample/sample_id/${sample.id}/`,
})
