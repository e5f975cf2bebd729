import type { GraphQLResolveInfo } from 'graphql'
import type { CommerceContext } from '../../engine/context.ts'
import { checkCriteria } from '../../engine/criteria.ts'
import { noSuchEntity, notAuthorized, MagentoDefect } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { type Cents, toMoney } from '../../engine/money.ts'
import { requiredInput } from '../../engine/requiredInput.ts'
import { encodeUid } from '../../engine/uid.ts'
import { checkPageArguments } from '../catalog/lists/paging.ts'
import type { Product } from '../catalog/products/products.ts'
import { refuseNewCustomer } from '../customer/newCustomer.ts'
import type { CustomerRow } from '../customer/repository.ts'
import { giftMessageOf, pageInfo } from '../quote/rules.ts'
import { type Cancellation, cancelOrder, reorderItems } from './cancelOrder.ts'
import { documentsOf } from './documents.ts'
import { confirmCancelOrder, requestGuestOrderCancel } from './guestCancellation.ts'
import { authorizePayment } from './authorizePayment.ts'
import { oneAtATime } from './oneAtATime.ts'
import { discountsOf, loadOrder, loadOrders, type Order, orderItem } from './orders.ts'
import { placeOrder, shownTotalOf } from './placeOrder.ts'
import { purchasedDownloads } from './purchasedLinks.ts'
import {
  countOrders,
  findOrderByInformation,
  findOrderByToken,
  type OrderAddressRow,
  type OrderInformation,
  type OrderItemRow,
  type OrderPage,
  type OrderRow,
  type OrderTaxRow,
  searchOrders,
  subtotalsOf,
} from './repository.ts'
import { baseMoney, cancellationProblem } from './rules.ts'

type PlaceOrderInput = { readonly cart_id: string; readonly mollie_return_url?: string | null }

/** The `order` of a placed order. */
export type PlacedOrder = {
  readonly order_number: string
  readonly row: OrderRow
  /** The address to return to from the page of a provider. */
  readonly returnUrl: string | null
}

async function resolvePlaceOrder(_: unknown, args: { input?: PlaceOrderInput | null }, context: CommerceContext) {
  const { cart_id: cartId, mollie_return_url: returnUrl = null } = requiredInput(args.input)
  // Before the call waits: a total that another answer shows meanwhile is not the one that was ordered.
  const shown = shownTotalOf(context, cartId)
  const { order, problem } = await oneAtATime(context.db, cartId, async () => {
    const { held, problem: refusal } = await authorizePayment(context, cartId)
    const placed = refusal ? { order: null, problem: refusal } : placeOrder(context, cartId, held, shown)
    if (placed.problem) await held?.release()
    return placed
  })
  return {
    errors: problem ? [problem] : [],
    orderV2: order && loadOrder(context, order),
    order: order && ({ order_number: order.increment_id, row: order, returnUrl } satisfies PlacedOrder),
  }
}

/** An order that a guest may see: it was found, and it belongs to no customer. */
function guestOrder(context: CommerceContext, row: OrderRow | undefined): Order {
  if (!row) throw noSuchEntity("We couldn't locate an order with the information provided.")
  if (row.customer_id !== null) throw notAuthorized('Please login to view the order.')
  return loadOrder(context, row)
}

const canceled = (context: CommerceContext, { error, order }: Cancellation) => ({
  error,
  order: order && loadOrder(context, order),
})

type NumberFilter = {
  readonly eq?: string | null
  readonly in?: readonly (string | null)[] | null
  readonly match?: string | null
}
type EqualFilter = Pick<NumberFilter, 'eq' | 'in'>
type RangeFilter = { readonly from?: string | null; readonly to?: string | null }
type OrdersArguments = {
  readonly filter?: {
    readonly number?: NumberFilter | null
    readonly status?: EqualFilter | null
    readonly order_date?: RangeFilter | null
    readonly grand_total?: RangeFilter | null
  } | null
  readonly currentPage: number
  readonly pageSize: number
  readonly sort?: {
    readonly sort_field: OrderPage['sortField']
    readonly sort_direction: OrderPage['sortDirection']
  } | null
  readonly scope?: 'GLOBAL' | 'WEBSITE' | 'STORE' | null
}

function customerOrders(customer: CustomerRow, args: OrdersArguments, context: CommerceContext) {
  const { filter, currentPage, pageSize, sort, scope } = args
  refuseNewCustomer(customer, context)
  checkCriteria(context, { parts: { filter } })
  checkPageArguments(pageSize, currentPage)
  const search = {
    customerId: customer.id,
    storeIds: storeIdsOfScope(context, scope ?? 'STORE'),
    numbers: wantedValues(filter?.number),
    numberPart: filter?.number?.match ?? null,
    statuses: wantedValues(filter?.status),
    placed: { from: filter?.order_date?.from ?? null, to: filter?.order_date?.to ?? null },
    grandTotal: { from: amountOf(filter?.grand_total?.from), to: amountOf(filter?.grand_total?.to) },
  }
  const totalCount = countOrders(context.db, search)
  const rows = searchOrders(context.db, search, {
    // Oldest first, as Magento lists them.
    sortField: sort?.sort_field ?? 'CREATED_AT',
    sortDirection: sort?.sort_direction ?? 'ASC',
    pageSize,
    currentPage,
  })
  return {
    items: loadOrders(context, rows),
    page_info: pageInfo(totalCount, pageSize, currentPage),
    total_count: totalCount,
  }
}

/** The accepted values; null for any. */
const wantedValues = (filter: EqualFilter | null | undefined): readonly string[] | null =>
  filter?.eq != null ? [filter.eq] : (filter?.in?.filter((value) => value !== null) ?? null)

const amountOf = (text: string | null | undefined): number | null => (text == null ? null : Number(text) || 0)

const storeIdsOfScope = ({ store, stores }: CommerceContext, scope: 'GLOBAL' | 'WEBSITE' | 'STORE') =>
  stores
    .filter(({ id, websiteId }) =>
      scope === 'STORE' ? id === store.id : scope === 'GLOBAL' || websiteId === store.websiteId,
    )
    .map(({ id }) => id)

const taxesOf = (rows: readonly OrderTaxRow[], appliesTo: OrderTaxRow['applies_to'], currency: string) =>
  rows
    .filter((row) => row.applies_to === appliesTo)
    .map(({ title, percent, amount }) => ({ title, rate: percent, amount: toMoney(amount, currency) }))

const addressOf = (rows: readonly OrderAddressRow[], type: OrderAddressRow['address_type']) => {
  const row = rows.find((address) => address.address_type === type)
  return row ? { ...row, street: JSON.parse(row.street) as string[] } : null
}

function orderedProduct({ product_id: id, products }: ReturnType<typeof orderItem>): Product | null {
  const product = products().get(id)
  return product?.isEnabled ? product : null
}

function orderTotal(order: Order) {
  const { currency, parts } = order
  const subtotals = subtotalsOf(order, parts)
  const money = (cents: Cents) => toMoney(cents, currency)
  return {
    base_grand_total: baseMoney(order, order.grand_total),
    grand_total: money(order.grand_total),
    discounts: discountsOf(parts.discounts, null, currency),
    subtotal: money(subtotals.exclTax),
    subtotal_excl_tax: money(subtotals.exclTax),
    subtotal_incl_tax: money(subtotals.inclTax),
    taxes: taxesOf(parts.taxes, 'order', currency),
    total_giftcard: money(order.gift_card_total),
    total_store_credit: money(order.store_credit),
    total_reward_points: money(order.reward_cents),
    // Without tax, as in Magento; the paid amount is shipping_handling.amount_including_tax.
    total_shipping: money(order.shipping_excl_tax),
    total_tax: money(order.tax),
    shipping_handling: {
      amount_excluding_tax: money(order.shipping_excl_tax),
      amount_including_tax: money(order.shipping_incl_tax),
      total_amount: money(order.shipping_excl_tax),
      taxes: taxesOf(parts.taxes, 'shipping', currency),
    },
  }
}

/** The actions of the buyer on an order: reorder, and cancel as long as nothing was shipped. */
function availableActions({ store, stores }: CommerceContext, { store_id: storeId, status, parts }: Order) {
  const { config } = stores.find(({ id }) => id === storeId) ?? store
  const isCancelable = config.isOrderCancellationEnabled && cancellationProblem(status, parts) === null
  return isCancelable ? ['REORDER', 'CANCEL'] : ['REORDER']
}

const typeNamed = ({ __typename: type }: { __typename: string }) => type

export const salesResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    customerDownloadableProducts: purchasedDownloads,
    guestOrder: (_: unknown, { input }: { input: OrderInformation }, context) =>
      guestOrder(context, findOrderByInformation(context.db, context.store.id, input)),
    guestOrderByToken: (_: unknown, args: { input: { token: string } }, context) =>
      guestOrder(context, findOrderByToken(context.db, args.input.token)),
  },
  Mutation: {
    placeOrder: resolvePlaceOrder,
    cancelOrder: (_: unknown, args: { input: { order_id: string; reason: string } }, context) =>
      canceled(context, cancelOrder(context, args.input)),
    requestGuestOrderCancel: (_: unknown, args: { input: { token: string; reason: string } }, context) =>
      canceled(context, requestGuestOrderCancel(context, args.input)),
    confirmCancelOrder: (_: unknown, args: { input: { order_id: string; confirmation_key: string } }, context) =>
      canceled(context, confirmCancelOrder(context, args.input)),
    reorderItems,
  },
  Customer: { orders: customerOrders },
  CustomerOrder: {
    id: (order: Order) => encodeUid(order.id),
    available_actions: (order: Order, _: unknown, context) => availableActions(context, order),
    comments: ({ parts: { comments } }: Order, _: unknown, { oddities }) =>
      comments.length === 0 || oddities.losesOrderComments
        ? null
        : comments.map(({ comment, created_at: at }) => ({ message: comment, timestamp: toMagentoDate(at) })),
    applied_coupons: ({ coupon_code: code }: Order, _: unknown, { oddities }) => {
      if (code === null) return []
      return [{ code: oddities.failsOnCouponsOfOrders ? new MagentoDefect('applied_coupons of an order') : code }]
    },
    applied_gift_cards: ({ parts: { giftCards }, currency }: Order) =>
      giftCards.map(({ code, amount }) => ({ code, applied_balance: toMoney(amount, currency) })),
    number: (order: Order) => order.increment_id,
    email: (order: Order) => order.customer_email,
    gift_message: (order: Order) => giftMessageOf(order.gift_message),
    gift_receipt_included: (order: Order) => order.has_gift_receipt === 1,
    // The stored token, followed by text that makes it different in every answer.
    token: (order: Order, _: unknown, { oddities, randomText }) =>
      oddities.renewsOrderTokens ? `${order.token}${randomText(TOKEN_TAIL_LENGTH)}` : order.token,
    order_date: (order: Order) => toMagentoDate(order.created_at),
    order_status_change_date: ({ status_changed_at: at }: Order) => (at === null ? '' : toMagentoDate(at)),
    status: (order: Order) => order.status_label,
    is_virtual: (order: Order) => order.is_virtual === 1,
    carrier: (order: Order) => order.carrier_title,
    shipping_method: (order: Order) =>
      order.carrier_title === null ? null : `${order.carrier_title} - ${order.method_title}`,
    billing_address: (order: Order) => addressOf(order.parts.addresses, 'billing'),
    shipping_address: (order: Order) => addressOf(order.parts.addresses, 'shipping'),
    items: (order: Order) => order.parts.items.map((item) => orderItem(order, item)),
    payment_methods: (order: Order, _: unknown, { oddities }) => [
      {
        name: order.payment_title,
        type: order.payment_method,
        additional_data: oddities.losesPurchaseOrderNumber ? [] : poNumber(order),
      },
    ],
    total: orderTotal,
    invoices: (order: Order) => documentsOf(order, 'invoice'),
    shipments: (order: Order) => documentsOf(order, 'shipment'),
    credit_memos: (order: Order) => documentsOf(order, 'credit_memo'),
  },
  InvoiceItemInterface: { __resolveType: typeNamed },
  ShipmentItemInterface: { __resolveType: typeNamed },
  CreditMemoItemInterface: { __resolveType: typeNamed },
  TaxItem: {
    title: ({ title }: { readonly title: string }, _: unknown, { oddities }, { path }) => {
      if (oddities.failsOnTaxTitlesAtPlacing && isOfPlacedOrder(path)) throw new MagentoDefect('title of a tax')
      return title
    },
  },
  OrderItem: { product: orderedProduct },
  BundleOrderItem: { product: orderedProduct },
  DownloadableOrderItem: { product: orderedProduct },
  GiftCardOrderItem: { product: orderedProduct },
  OrderItemInterface: {
    __resolveType: ({ product_type: type }: OrderItemRow) => ORDER_ITEM_TYPES[type] ?? 'OrderItem',
  },
}

const TOKEN_TAIL_LENGTH = 8

/** Whether the path is below the totals of the order in the answer of `placeOrder`. */
function isOfPlacedOrder(path: GraphQLResolveInfo['path']): boolean {
  return path.typename === 'PlaceOrderOutput' || (path.prev !== undefined && isOfPlacedOrder(path.prev))
}

const ORDER_ITEM_TYPES: Readonly<Record<string, string>> = {
  bundle: 'BundleOrderItem',
  downloadable: 'DownloadableOrderItem',
  giftcard: 'GiftCardOrderItem',
}

const poNumber = ({ po_number: number }: OrderRow) =>
  number === null ? [] : [{ name: 'Purchase Order Number', value: number }]
