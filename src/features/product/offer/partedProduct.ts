/* eslint-disable relay/unused-fields -- `leastAddition` reads the fields */
import { graphql, readInlineData } from 'react-relay'
import type {
  partedProduct_product$data,
  partedProduct_product$key,
} from '#src/__generated__/partedProduct_product.graphql.ts'

/** The options, links and parts of a product whose prices `leastAddition` adds. */
export const partedProduct = (product: partedProduct_product$key): partedProduct_product$data =>
  readInlineData(
    graphql`
      fragment partedProduct_product on ProductInterface @inline {
        price_range {
          minimum_price {
            final_price {
              value
            }
          }
        }
        ... on CustomizableProductInterface {
          # The names are those of the questions, which are in the query of a product's page.
          options {
            required
            ... on CustomizableFieldOption {
              value {
                price
                price_type
              }
            }
            ... on CustomizableAreaOption {
              value {
                price
                price_type
              }
            }
            ... on CustomizableDateOption {
              value {
                price
                price_type
              }
            }
            ... on CustomizableDropDownOption {
              values: value {
                price
                price_type
              }
            }
            ... on CustomizableRadioOption {
              values: value {
                price
                price_type
              }
            }
            ... on CustomizableCheckboxOption {
              values: value {
                price
                price_type
              }
            }
            ... on CustomizableMultipleOption {
              values: value {
                price
                price_type
              }
            }
          }
        }
        ... on DownloadableProduct {
          links_purchased_separately
          downloadable_product_links {
            price
          }
        }
        ... on BundleProduct {
          dynamic_price
          special_price
          items {
            required
            options {
              quantity
              product {
                stock_status
                price_range {
                  minimum_price {
                    final_price {
                      value
                    }
                    regular_price {
                      value
                    }
                  }
                }
                # As in the offer: some versions answer the final price of a tier for the whole quantity.
                price_tiers {
                  quantity
                  discount {
                    percent_off
                  }
                }
              }
            }
          }
        }
      }
    `,
    product,
  )
