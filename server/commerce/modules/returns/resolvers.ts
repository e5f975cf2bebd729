import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { textsFor } from '../../engine/textsFor.ts'
import { decodeIdUid, decodeUid, encodeUid } from '../../engine/uid.ts'
import { pageInfoOf, pageOf } from '../catalog/lists/paging.ts'
import { type CustomerRow, findCustomer } from '../customer/repository.ts'
import { findCountry } from '../directory/repository.ts'
import { loadOrder, type Order, orderItem } from '../sales/orders.ts'
import { findOrder, type OrderItemRow } from '../sales/repository.ts'
import { answeredAttributes, type ReturnAnswers } from './attributes.ts'
import {
  countReturns,
  deleteTracking,
  findReturn,
  findTracking,
  insertComment,
  insertTracking,
  listReturns,
  returnablePieces,
  type ReturnItemRow,
  type ReturnOwner,
  type ReturnParts,
  returnParts,
  type ReturnRow,
  stateOf,
  type TrackingRow,
} from './repository.ts'
import {
  commentText,
  confirmReturn,
  requestGuestReturn,
  type RequestGuestReturnInput,
  requestReturn,
  type RequestReturnInput,
  requireOwner,
  requireReturns,
} from './requestReturn.ts'
import { mayBeTracked, returnStatus } from './rules.ts'
import { SHOP_AUTHOR } from './texts.ts'

/** A return with all of its parts. */
type Return = ReturnRow & { readonly parts: ReturnParts; readonly order: () => Order }

function loadReturns(context: CommerceContext, rows: readonly ReturnRow[]): readonly Return[] {
  const partsOf = returnParts(
    context.db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    let loaded: Order | undefined
    return { ...row, parts: partsOf(row.id), order: () => (loaded ??= orderOf(context, row)) }
  })
}

function orderOf(context: CommerceContext, { order_id: id }: ReturnRow): Order {
  const order = findOrder(context.db, id)
  if (!order) throw new Error(`The order ${id} of a return is gone`)
  return loadOrder(context, order)
}

function loadReturn(context: CommerceContext, row: ReturnRow): Return {
  const [loaded] = loadReturns(context, [row])
  if (!loaded) throw new Error(`The return ${row.id} has no parts`)
  return loaded
}

type PageArguments = { readonly pageSize?: number | null; readonly currentPage?: number | null }
const DEFAULT_PAGE_SIZE = 20

function returnsOf(context: CommerceContext, owner: ReturnOwner, args: PageArguments) {
  requireReturns(context)
  const total = countReturns(context.db, owner)
  const page = pageOf(total, args.pageSize ?? DEFAULT_PAGE_SIZE, args.currentPage ?? 1)
  return {
    items: loadReturns(context, listReturns(context.db, owner, page)),
    page_info: pageInfoOf(page),
    total_count: total,
  }
}

const ownerOf = ({ customer_id: customerId, order_id: orderId }: ReturnRow): ReturnOwner =>
  customerId === null ? { orderId } : { customerId }

/** A return of the signed-in customer. */
function ownReturn(context: CommerceContext, id: number): ReturnRow {
  const customerId = requireOwner(context)
  const row = findReturn(context.db, id)
  if (row?.customer_id !== customerId) throw inputError('You selected the wrong RMA.')
  return row
}

function requireTracking({ db }: CommerceContext, row: ReturnRow): void {
  const { items } = returnParts(db, [row.id])(row.id)
  if (!mayBeTracked(items, row.is_closed === 1)) throw inputError('Shipping Labels are not allowed.')
}

type TrackingInput = {
  readonly return_uid: string
  readonly carrier_uid: string
  readonly tracking_number: string
}

/** A carrier's uid contains the store view too, like Magento's: `dhl-1`. */
const carrierUid = (code: string, storeId: number) => encodeUid(`${code}-${storeId}`)

function addTracking(context: CommerceContext, input: TrackingInput) {
  const { db, stores } = context
  return inTransaction(db, () => {
    const row = ownReturn(context, decodeIdUid(input.return_uid))
    requireTracking(context, row)
    const number = input.tracking_number.trim()
    if (!number) throw inputError('Please enter a valid tracking number.')
    const [, code, storeId] = /^(.+)-(\d+)$/.exec(decodeUid(input.carrier_uid)) ?? []
    const carriers = stores.find(({ id }) => id === Number(storeId))?.config.returnCarriers
    const carrier = carriers?.find((each) => each.code === code)
    if (!carrier) throw inputError('Please select a valid carrier.')
    const tracking = { rma_id: row.id, carrier_code: carrier.code, carrier_title: carrier.title, number }
    const id = insertTracking(db, tracking)
    const loaded = loadReturn(context, row)
    return { return: loaded, return_shipping_tracking: trackingOf(loaded, { id, ...tracking }) }
  })
}

function removeTracking(
  context: CommerceContext,
  { return_shipping_tracking_uid: uid }: { return_shipping_tracking_uid: string },
) {
  const { db } = context
  const trackingId = decodeIdUid(uid)
  return inTransaction(db, () => {
    const row = ownReturn(context, findTracking(db, trackingId)?.rma_id ?? 0)
    requireTracking(context, row)
    deleteTracking(db, trackingId)
    return { return: loadReturn(context, row) }
  })
}

function addComment(context: CommerceContext, input: { return_uid: string; comment_text: string }) {
  const { db, clock } = context
  return inTransaction(db, () => {
    const row = ownReturn(context, decodeIdUid(input.return_uid))
    const text = commentText(input.comment_text)
    insertComment(db, { rma_id: row.id, is_customers: 1, text, created_at: clock.now() })
    return { return: loadReturn(context, row) }
  })
}

const trackingOf = ({ order }: Return, { id, carrier_code: code, carrier_title: label, number }: TrackingRow) => ({
  uid: encodeUid(id),
  carrier: { uid: carrierUid(code, order().store_id), label },
  tracking_number: number,
})

function returnItem(owner: Return, item: ReturnItemRow) {
  const ordered = owner.order().parts.items.find(({ id }) => id === item.order_item_id)
  if (!ordered) throw new Error(`The return ${owner.id} has a piece that its order lacks`)
  return {
    uid: encodeUid(item.id),
    status: item.status,
    request_quantity: item.quantity_requested,
    quantity: item.quantity_authorized,
    order_item: orderItem(owner.order(), ordered),
    // Written when the return was requested, in this form.
    answers: JSON.parse(item.answers) as ReturnAnswers,
  }
}

/** The requester: the customer or, without an account, the person in the billing address. */
function buyerOf({ customer_id: id, order }: Return, db: DatabaseSync) {
  const customer = id === null ? undefined : findCustomer(db, id)
  return customer ?? order().parts.addresses.find(({ address_type: type }) => type === 'billing')
}

function commentsOf(owner: Return, { db, store }: CommerceContext) {
  const buyer = buyerOf(owner, db)
  const name = buyer ? `${buyer.firstname} ${buyer.lastname}` : ''
  return owner.parts.comments.map((comment) => ({
    uid: encodeUid(comment.id),
    author_name: comment.is_customers === 1 ? name : textsFor(store.locale, SHOP_AUTHOR),
    text: comment.text,
    created_at: toMagentoDate(comment.created_at),
  }))
}

/** The store view in which an order was placed: its settings apply in all store views. */
const configOf = ({ store, stores }: CommerceContext, storeId: number) =>
  (stores.find(({ id }) => id === storeId) ?? store).config

function returnAddress(context: CommerceContext, storeId: number) {
  const { returnAddress: address } = configOf(context, storeId)
  if (!address) return null
  const country = findCountry(context.db, address.countryId)
  const region = country?.regions.find(({ code }) => code === address.regionCode)
  if (!country || !region) throw new Error('The return address is in a region that the directory lacks')
  return {
    contact_name: address.contactName,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    region,
    country,
    telephone: address.telephone,
  }
}

type AnsweredOrderItem = Omit<ReturnType<typeof orderItem>, 'id'> & { readonly id: string }

const isEligible = (
  { id, weight_kg: weight, quantity_shipped: shipped }: AnsweredOrderItem,
  context: CommerceContext,
) =>
  context.store.config.areReturnsEnabled &&
  returnablePieces(context.db, { id: decodeIdUid(id), weight_kg: weight, quantity_shipped: shipped }) > 0

const eligible: TypeResolvers = {
  eligible_for_return: (item: AnsweredOrderItem, _: unknown, context) => isEligible(item, context),
}

const isReturnable = (item: OrderItemRow, { db }: CommerceContext) => returnablePieces(db, item) > 0

export const returnsResolvers: Readonly<Record<string, TypeResolvers>> = {
  Customer: {
    returns: ({ id }: CustomerRow, args: PageArguments, context) => returnsOf(context, { customerId: id }, args),
    return: (_: CustomerRow, { uid }: { uid: string }, context) =>
      loadReturn(context, ownReturn(context, decodeIdUid(uid))),
  },
  CustomerOrder: {
    returns: ({ id }: Order, args: PageArguments, context) => returnsOf(context, { orderId: id }, args),
    items_eligible_for_return: (order: Order, _: unknown, context) =>
      context.store.config.areReturnsEnabled
        ? order.parts.items.filter((item) => isReturnable(item, context)).map((item) => orderItem(order, item))
        : [],
  },
  OrderItem: eligible,
  BundleOrderItem: eligible,
  DownloadableOrderItem: eligible,
  Return: {
    uid: ({ id }: Return) => encodeUid(id),
    number: ({ increment_id: number }: Return) => number,
    created_at: ({ created_at: at }: Return) => toMagentoDate(at),
    status: (owner: Return) => returnStatus(owner.parts.items, stateOf(owner)),
    order: ({ order }: Return) => order(),
    customer: (owner: Return, _: unknown, { db }) => {
      const buyer = buyerOf(owner, db)
      return {
        firstname: buyer?.firstname ?? null,
        lastname: buyer?.lastname ?? null,
        email: owner.contact_email ?? owner.order().customer_email,
      }
    },
    items: (owner: Return) => owner.parts.items.map((item) => returnItem(owner, item)),
    comments: (owner: Return, _: unknown, context) => commentsOf(owner, context),
    available_shipping_carriers: ({ order }: Return, _: unknown, context) =>
      configOf(context, order().store_id).returnCarriers.map(({ code, title }) => ({
        uid: carrierUid(code, order().store_id),
        label: title,
      })),
    shipping: (owner: Return) => owner,
  },
  ReturnItem: {
    custom_attributesV2: ({ answers }: ReturnType<typeof returnItem>, _: unknown, { db, store }) =>
      answeredAttributes(db, store, answers),
  },
  ReturnShipping: {
    address: ({ order }: Return, _: unknown, context) => returnAddress(context, order().store_id),
    tracking: (owner: Return, { uid }: { uid?: string | null }) =>
      owner.parts.trackings
        .filter(({ id }) => uid == null || encodeUid(id) === uid)
        .map((row) => trackingOf(owner, row)),
  },
  RequestReturnOutput: {
    // For a guest's return: the returns of the same order.
    returns: ({ return: owner }: { readonly return: Return }, args: PageArguments, context) =>
      returnsOf(context, ownerOf(owner), args),
  },
  Mutation: {
    requestReturn: (_: unknown, { input }: { input: RequestReturnInput }, context) => ({
      return: loadReturn(context, requestReturn(context, input)),
    }),
    requestGuestReturn: (_: unknown, { input }: { input: RequestGuestReturnInput }, context) => ({
      return: loadReturn(context, requestGuestReturn(context, input)),
    }),
    confirmReturn: (_: unknown, { input }: { input: Parameters<typeof confirmReturn>[1] }, context) => ({
      return: loadReturn(context, confirmReturn(context, input)),
    }),
    addReturnComment: (_: unknown, { input }: { input: Parameters<typeof addComment>[1] }, context) =>
      addComment(context, input),
    addReturnTracking: (_: unknown, { input }: { input: TrackingInput }, context) => addTracking(context, input),
    removeReturnTracking: (_: unknown, { input }: { input: Parameters<typeof removeTracking>[1] }, context) =>
      removeTracking(context, input),
  },
}
