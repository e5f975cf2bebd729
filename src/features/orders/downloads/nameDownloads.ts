/** The order of a download: Magento lists downloads without names, and only the order has the product names. */
export type DownloadOrder = {
  readonly number: string
  readonly products: readonly { readonly name: string; readonly links: readonly string[] }[]
}

export type DownloadName = {
  /** The products of the order with files; empty if the order is unknown. */
  readonly products: readonly string[]
  /** The file's own title, only if it is unambiguous. */
  readonly title: string | null
  /** Position among the files of its order, from 1. */
  readonly place: number
  readonly count: number
}

/** A name for each download, in order; `orderNumbers` are those of the downloads. */
export function nameDownloads(
  orderNumbers: readonly (string | null | undefined)[],
  orders: readonly DownloadOrder[],
): readonly DownloadName[] {
  return orderNumbers.map((number, index) => {
    const products = orders.find((order) => order.number === number)?.products ?? []
    const links = products.flatMap((product) => product.links)
    const count = orderNumbers.filter((other) => other === number).length
    return {
      products: products.map(({ name }) => name),
      title: count === 1 && links.length === 1 ? (links[0] ?? null) : null,
      place: orderNumbers.slice(0, index + 1).filter((other) => other === number).length,
      count,
    }
  })
}
