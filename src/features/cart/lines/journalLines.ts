import { graphql, readInlineData } from 'relay-runtime'
import type { journalLines_cart$key } from '#src/__generated__/journalLines_cart.graphql.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { completedChoices, lineChoicesOf } from './lineChoices.ts'

/** Data about lines that the cart does not return: from an earlier journal or from the sent input. */
export type KnownLine = Pick<JournalLine, 'sku' | 'selectedOptions' | 'enteredOptions' | 'giftMessage'> & {
  readonly uid?: string
}

/**
 * Converts the lines of a cart for the journal, with all data needed to add them to another cart. `known` provides
 * entered dates, which a cart returns only as text, and the texts of gift cards; known lines keep their gift message,
 * which not every cart returns.
 */
export function journalLinesOf(cart: journalLines_cart$key, known: readonly KnownLine[] = []): readonly JournalLine[] {
  const { itemsV2 } = readInlineData(
    graphql`
      fragment journalLines_cart on Cart @inline {
        id
        itemsV2(pageSize: 100) {
          items {
            __typename
            uid
            quantity
            product {
              sku
              name
            }
            prices {
              price_including_tax {
                value
                currency
              }
            }
            ...lineChoices_item
          }
        }
      }
    `,
    cart,
  )
  const uids = new Set((itemsV2?.items ?? []).map((item) => item?.uid))
  const strangers = known.filter(({ uid }) => uid === undefined || !uids.has(uid))
  /** Prefers the data of this line; otherwise of the first other line with this product, each used once. */
  const knownOf = (lineUid: string, lineSku: string) => {
    const place = strangers.findIndex(({ sku }) => sku === lineSku)
    return known.find(({ uid }) => uid === lineUid) ?? strangers.splice(place, place < 0 ? 0 : 1)[0]
  }
  return (itemsV2?.items ?? []).flatMap((item) => {
    const sku = item?.product.sku
    if (!sku) return []
    const { value, currency } = item.prices?.price_including_tax ?? {}
    const choices = lineChoicesOf(item)
    const giftMessage = known.find(({ uid }) => uid === item.uid)?.giftMessage
    const lends = choices.isUntold || choices.moments.length > 0
    return [
      {
        uid: item.uid,
        sku,
        name: item.product.name ?? sku,
        quantity: item.quantity,
        ...completedChoices(choices, lends ? knownOf(item.uid, sku) : undefined),
        price: value == null || currency == null ? null : { value, currency },
        ...(giftMessage && { giftMessage }),
      },
    ]
  })
}
