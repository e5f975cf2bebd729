type Product = {
  readonly __typename: string
  readonly options?: ReadonlyArray<object | null | undefined> | null | undefined
}

const PUT_TOGETHER: ReadonlySet<string> = new Set([
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
  'GiftCardProduct',
])

/** Whether a product has choices beyond its variant and quantity. */
export const needsChoices = ({ __typename: type, options }: Product): boolean =>
  PUT_TOGETHER.has(type) || (options ?? []).length > 0
