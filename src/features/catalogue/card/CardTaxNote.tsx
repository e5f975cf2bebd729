import { graphql, useFragment } from 'react-relay'
import type { CardTaxNote_product$key } from '#src/__generated__/CardTaxNote_product.graphql.ts'
import { TaxNote } from '#src/features/store/taxes/TaxNote.tsx'
import { completeMoney } from './completeMoney.ts'

/** Says which taxes the price of a card contains. */
export function CardTaxNote({ product }: { readonly product: CardTaxNote_product$key }) {
  const { final_price: final, fixed_product_taxes: taxes } = useFragment(
    graphql`
      fragment CardTaxNote_product on ProductInterface {
        price_range {
          minimum_price {
            # completeMoney reads it.
            final_price {
              # eslint-disable-next-line relay/unused-fields
              value
              # eslint-disable-next-line relay/unused-fields
              currency
            }
            # The words and rows of the taxes read it.
            fixed_product_taxes {
              # eslint-disable-next-line relay/unused-fields
              label
              # eslint-disable-next-line relay/unused-fields
              amount {
                # eslint-disable-next-line relay/unused-fields
                value
              }
            }
          }
        }
      }
    `,
    product,
  ).price_range.minimum_price
  const price = completeMoney(final)
  return price && <TaxNote place="lists" taxes={taxes} price={price} />
}
