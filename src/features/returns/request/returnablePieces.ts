import { graphql, readInlineData } from 'relay-runtime'
import type { returnablePieces_order$key } from '#src/__generated__/returnablePieces_order.graphql.ts'
import { boughtPicture } from '#src/features/checkout/receipt/boughtPicture.ts'
import type { ReturnablePiece } from '../returnSchema.ts'

const REFUSED: ReadonlySet<unknown> = new Set(['REJECTED', 'DENIED'])

/**
 * The pieces of an order that can be returned. The backend names the lines; the quantity is the shipped one minus other
 * returns.
 */
export function readReturnablePieces(order: returnablePieces_order$key): readonly ReturnablePiece[] {
  const { items_eligible_for_return: eligible, returns } = readInlineData(
    graphql`
      fragment returnablePieces_order on CustomerOrder @inline {
        number
        items_eligible_for_return {
          id
          product_name
          quantity_shipped
          selected_options {
            label
            value
          }
          entered_options {
            label
            value
          }
          ...boughtPicture_item
        }
        returns(pageSize: 50) {
          items {
            uid
            status
            items {
              uid
              status
              request_quantity
              order_item {
                id
              }
            }
          }
        }
      }
    `,
    order,
  )
  // A guest's unconfirmed return does not count.
  const counted = (returns?.items ?? []).filter((each) => each?.status !== 'UNCONFIRMED')
  const taken = counted.flatMap((each) => each?.items ?? [])
  return (eligible ?? []).flatMap((item) => {
    if (!item) return []
    const others = taken.filter((each) => each?.order_item.id === item.id && !REFUSED.has(each.status))
    const rest = others.reduce((sum, each) => sum - (each?.request_quantity ?? 0), item.quantity_shipped ?? 0)
    const options = [...(item.selected_options ?? []), ...(item.entered_options ?? [])]
    return {
      id: item.id,
      name: item.product_name ?? '',
      choices: options.flatMap((option) => (option ? `${option.label}: ${option.value}` : [])),
      picture: boughtPicture(item),
      // The backend lists the line, so at least one piece can be returned.
      most: Math.max(1, rest),
    }
  })
}
