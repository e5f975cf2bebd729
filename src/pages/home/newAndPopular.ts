type Rated = { readonly rating_summary: number; readonly review_count: number }

/** The highest number of products in a row, and the lowest with which a row is shown. */
const MOST = 8
const FEWEST = 3

/** The first products of the list, and of the remaining ones those with the best reviews. */
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

/** The same average counts more with more reviews. */
const scoreOf = ({ rating_summary: percent, review_count: count }: Rated): number => percent * (count / (count + 2))
