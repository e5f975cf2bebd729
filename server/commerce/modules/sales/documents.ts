import { toMagentoDate } from '../../engine/magentoDate.ts'
import { type Cents, roundedDivision, toMoney } from '../../engine/money.ts'
import { encodeUid } from '../../engine/uid.ts'
import type { DocumentItemRow, DocumentKind, DocumentRow, OrderItemRow, OrderParts, OrderRow } from './repository.ts'
import { baseMoney } from './rules.ts'

type OrderWithParts = OrderRow & { readonly parts: OrderParts }
/** Items of a document with their row of the order. */
type DocumentPieces = DocumentItemRow & { readonly orderItem: OrderItemRow }

/** The answers of `Invoice`, `OrderShipment` or `CreditMemo`. */
export function documentsOf(order: OrderWithParts, kind: DocumentKind) {
  // The amounts of points, gift cards and store credit are invoiced, and refunded, first.
  let left = order.reward_cents + order.gift_card_total + order.store_credit
  const takePaid = (cents: Cents): Cents => {
    const taken = Math.min(left, cents)
    left -= taken
    return taken
  }
  return order.parts.documents
    .filter((document) => document.kind === kind)
    .map((document) => documentOf(order, document, takePaid))
}

/** The total of an order's credit memos, in all forms of payment. */
export const refundedCents = (order: OrderWithParts): Cents =>
  order.parts.documents
    .filter(({ kind }) => kind === 'credit_memo')
    .reduce((sum, document) => sum + wholeOf(order, document, piecesOf(order, document)), 0)

const piecesOf = ({ parts }: OrderWithParts, document: DocumentRow): readonly DocumentPieces[] =>
  parts.documentItems
    .filter((item) => item.document_id === document.id)
    .flatMap((item): DocumentPieces[] => {
      const orderItem = parts.items.find(({ id }) => id === item.order_item_id)
      return orderItem ? [{ ...item, orderItem }] : []
    })

/** The total of a document before points, gift cards and store credit. */
const wholeOf = (
  order: OrderWithParts,
  { has_shipping: hasShipping }: DocumentRow,
  pieces: readonly DocumentPieces[],
): Cents =>
  (order.has_net_prices === 1
    ? sumOf(pieces, (item) => item.row_excl_tax - item.discount) + sumOf(pieces, (item) => item.tax)
    : sumOf(pieces, (item) => item.row_incl_tax - item.discount)) +
  fixedTaxOf(order, pieces) +
  (hasShipping === 1 ? order.shipping_incl_tax : 0)

const fixedTaxOf = ({ parts }: OrderWithParts, pieces: readonly DocumentPieces[]): Cents =>
  pieces.reduce(
    (sum, { quantity, orderItem }) =>
      parts.fixedTaxes
        .filter((tax) => tax.item_id === orderItem.id)
        .reduce((subtotal, { amount }) => subtotal + amount * quantity, sum),
    0,
  )

function documentOf(order: OrderWithParts, document: DocumentRow, takePaid: (cents: Cents) => Cents) {
  const { parts } = order
  const pieces = piecesOf(order, document)
  return {
    // Magento derives a shipment's id from its number.
    id: encodeUid(document.kind === 'shipment' ? document.increment_id : document.id),
    number: document.increment_id,
    comments:
      document.comment === null ? [] : [{ message: document.comment, timestamp: toMagentoDate(document.created_at) }],
    items: pieces.map((piece) => itemOf(order, piece, document.kind)),
    tracking: parts.tracks.filter((track) => track.document_id === document.id),
    total: totalOf(order, document, pieces, takePaid),
  }
}

const ITEM_TYPES = { invoice: 'InvoiceItem', shipment: 'ShipmentItem', credit_memo: 'CreditMemoItem' } as const

/** The gift card of an order's row; null for other products. */
export const soldCardOf = ({ soldCards }: OrderParts, itemId: number) =>
  soldCards.find((card) => card.item_id === itemId) ?? null

function prefixOf(type: string, kind: DocumentKind): string {
  if (type === 'bundle') return 'Bundle'
  if (type === 'giftcard') return 'GiftCard'
  // Downloads are never shipped.
  return type === 'downloadable' && kind !== 'shipment' ? 'Downloadable' : ''
}

function itemOf({ currency, parts }: OrderWithParts, { id, orderItem, quantity }: DocumentPieces, kind: DocumentKind) {
  const { product_type: type, name, sku, unit_excl_tax: unit } = orderItem
  return {
    __typename: `${prefixOf(type, kind)}${ITEM_TYPES[kind]}`,
    gift_card: soldCardOf(parts, orderItem.id),
    id: encodeUid(id),
    product_name: name,
    product_sku: sku,
    product_sale_price: toMoney(unit, currency),
    quantity_invoiced: quantity,
    quantity_shipped: quantity,
    quantity_refunded: quantity,
  }
}

/** The part of a row's amount for some of its items. */
const shareOf = ({ orderItem, quantity }: DocumentPieces, amount: Cents): Cents =>
  roundedDivision(amount * quantity, orderItem.quantity_ordered)

const sumOf = (pieces: readonly DocumentPieces[], amountOf: (item: OrderItemRow) => Cents): Cents =>
  pieces.reduce((sum, piece) => sum + shareOf(piece, amountOf(piece.orderItem)), 0)

function totalOf(
  order: OrderWithParts,
  document: DocumentRow,
  pieces: readonly DocumentPieces[],
  takePaid: (cents: Cents) => Cents,
) {
  const { currency, parts } = order
  const { has_shipping: hasShipping } = document
  const money = (cents: Cents) => toMoney(cents, currency)
  const shippingInclTax = hasShipping === 1 ? order.shipping_incl_tax : 0
  const shippingExclTax = hasShipping === 1 ? order.shipping_excl_tax : 0
  const shippingTaxes = parts.taxes.filter((tax) => tax.applies_to === 'shipping' && hasShipping === 1)
  const whole = wholeOf(order, document, pieces)
  const grandTotal = whole - takePaid(whole)
  const taxTitles = new Map(parts.taxes.map(({ percent, title }) => [percent, title]))
  const taxes = [...Map.groupBy(pieces, ({ orderItem }) => orderItem.tax_percent)].map(([percent, same]) => ({
    title: taxTitles.get(percent) ?? '',
    rate: percent,
    cents:
      sumOf(same, (item) => item.tax) +
      shippingTaxes.filter((tax) => tax.percent === percent).reduce((sum, tax) => sum + tax.amount, 0),
  }))
  return {
    adjustment: money(0),
    base_grand_total: baseMoney(order, grandTotal),
    grand_total: money(grandTotal),
    subtotal: money(
      sumOf(pieces, (item) => item.row_excl_tax) +
        (order.has_fixed_taxes_in_subtotal === 1 ? fixedTaxOf(order, pieces) : 0),
    ),
    total_shipping: money(shippingExclTax),
    total_tax: money(sumOf(pieces, (item) => item.tax) + shippingInclTax - shippingExclTax),
    taxes: taxes
      .filter(({ cents }) => cents > 0)
      .map(({ title, rate, cents }) => ({ title, rate, amount: money(cents) })),
    discounts: discountsOf(parts, pieces).map(([label, cents]) => ({ label, amount: money(cents) })),
    shipping_handling: {
      amount_excluding_tax: money(shippingExclTax),
      amount_including_tax: money(shippingInclTax),
      total_amount: money(shippingExclTax),
      taxes: shippingTaxes.map(({ title, percent, amount }) => ({ title, rate: percent, amount: money(amount) })),
    },
  }
}

/** The discount of each price rule for these items, by its label. */
function discountsOf(
  { discounts }: OrderParts,
  pieces: readonly DocumentPieces[],
): readonly (readonly [string, Cents])[] {
  const shares = pieces.flatMap((piece) =>
    discounts
      .filter((discount) => discount.item_id === piece.orderItem.id)
      .map(({ label, amount }) => ({ label, cents: shareOf(piece, amount) })),
  )
  return [...Map.groupBy(shares, ({ label }) => label)].map(([label, same]) => [
    label,
    same.reduce((sum, { cents }) => sum + cents, 0),
  ])
}
