import { graphql, useFragment } from 'react-relay'
import type { useIsSettled_product$key } from '#src/__generated__/useIsSettled_product.graphql.ts'

/** Product types without variants, parts or files to choose. */
const SINGLE_TYPES: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct'])

/** Whether a product can be added to the cart without a choice. */
export function useIsSettled(key: useIsSettled_product$key): boolean {
  const { __typename: type, options } = useFragment(
    graphql`
      fragment useIsSettled_product on ProductInterface {
        __typename
        ... on CustomizableProductInterface {
          options {
            uid
            required
          }
        }
      }
    `,
    key,
  )
  return SINGLE_TYPES.has(type) && !options?.some((option) => option?.required)
}
