type Addresses = {
  readonly canonical_url?: string | null | undefined
  readonly url_key?: string | null | undefined
  readonly url_suffix?: string | null | undefined
}

/**
 * The canonical path of a product, below its store view and without a leading slash. Magento answers `canonical_url`
 * relative or with its own host, and null if the setting is off; then the product's own path is the shortest one.
 */
export function canonicalPathOf({
  canonical_url: canonical,
  url_key: urlKey,
  url_suffix: urlSuffix,
}: Addresses): string {
  const path = canonical?.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+/, '')
  return path || `${urlKey ?? ''}${urlSuffix ?? ''}`
}
