type Rated = { readonly rating_summary: number; readonly review_count: number }

/** Products in each row, and the fewest that make one. */
const MOST = 8
const FEWEST = 3

/** The first products as they are listed, and of the others those with the best reviews; none is in both. */
export function newAndPopular<TProduct extends Rated>(
  products: readonly TProduct[],
): { readonly fresh: readonly TProduct[]; readonly popular: readonly TProduct[] } {
  const popular = products
    .slice(MOST)
    .filter(({ review_count: count }) => count > 0)
    .toSorted((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, MOST)
  return { fresh: products.slice(0, MOST), popular: popular.length < FEWEST ? [] : popular }
}

/** A mean of many reviews counts for more than the same mean of one. */
const scoreOf = ({ rating_summary: percent, review_count: count }: Rated): number => percent * (count / (count + 2))
