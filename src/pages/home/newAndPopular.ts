type Rating = { readonly percent: number; readonly count: number }

/** The highest number of products in a row, and the lowest with which a row is shown. */
const MOST = 8
const FEWEST = 3

/** The first products of the list, and of the remaining ones those with the best reviews. */
export function newAndPopular<TProduct>(
  products: readonly TProduct[],
  ratingOf: (product: TProduct) => Rating,
): { readonly fresh: readonly TProduct[]; readonly popular: readonly TProduct[] } {
  const popular = products
    .slice(MOST)
    .filter((product) => ratingOf(product).count > 0)
    .toSorted((one, other) => scoreOf(ratingOf(other)) - scoreOf(ratingOf(one)))
    .slice(0, MOST)
  return { fresh: products.slice(0, MOST), popular: popular.length < FEWEST ? [] : popular }
}

/** The same average counts more with more reviews. */
const scoreOf = ({ percent, count }: Rating): number => percent * (count / (count + 2))
