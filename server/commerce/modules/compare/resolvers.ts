import { inTransaction } from '../../db/inTransaction.ts'
import { allRows, jsonList } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import type { CommerceModule } from '../../engine/module.ts'
import { loadAttributeValues, loadProducts, type Product } from '../catalog/products/products.ts'
import type { CustomerRow } from '../customer/repository.ts'
import {
  addComparedProducts,
  comparedProductIds,
  compareListOfCustomer,
  deleteCompareListRow,
  findCompareList,
  giveCompareList,
  insertCompareList,
  removeComparedProducts,
  type CompareListRow,
} from './repository.ts'
import { comparedValue, fixedAttributes, rawProductId, type CompareAttribute } from './rules.ts'

const UID_LENGTH = 32

type ProductIds = readonly (string | null)[]

/** The answer of `CompareList`. */
function answerOf(context: CommerceContext, list: CompareListRow, products: ProductIds | null = null) {
  const compared = productsOf(context, list)
  const attributes = compared.length > 0 || products?.length ? attributesOf(context, compared) : []
  const formatter = new Intl.NumberFormat(context.store.locale.replace('_', '-'), {
    style: 'currency',
    currency: context.store.displayCurrency,
  })
  const values = loadAttributeValues(
    context,
    compared.map((product) => product.id),
  )
  return {
    uid: list.uid,
    item_count: compared.length,
    attributes,
    items: compared.map((product) => ({
      uid: String(product.id),
      product,
      attributes: attributes.map(({ code }) => ({
        code,
        value: comparedValue(product, code, values.get(product.id) ?? [], (amount) =>
          formatter.format(amount * context.store.exchangeRate),
        ),
      })),
    })),
  }
}

function productsOf(context: CommerceContext, list: CompareListRow): readonly Product[] {
  const ids = comparedProductIds(context.db, list.id)
  const products = loadProducts(context, ids)
  return ids.flatMap((id) => {
    const product = products.get(id)
    return product?.isEnabled ? product : []
  })
}

/** The rows of the table: Magento's three, then the visible attributes that at least one product has. */
function attributesOf(context: CommerceContext, compared: readonly Product[]): readonly CompareAttribute[] {
  const rows = allRows<{ code: string; label: string }>(
    context.db,
    `SELECT attribute.code, coalesce(own.label, base.label, attribute.code) AS label
     FROM attribute
     LEFT JOIN attribute_text base ON base.attribute_id = attribute.id AND base.store_id = 0
     LEFT JOIN attribute_text own ON own.attribute_id = attribute.id AND own.store_id = :store
     WHERE attribute.is_visible_on_front = 1 AND attribute.id IN (
       SELECT attribute_id FROM product_attribute_text WHERE product_id IN (SELECT value FROM json_each(:ids))
       UNION SELECT attribute_id FROM product_attribute_option WHERE product_id IN (SELECT value FROM json_each(:ids)))
     ORDER BY attribute.position, attribute.id`,
    { store: context.store.id, ids: jsonList(compared.map((product) => product.id)) },
  )
  return [...fixedAttributes(context.store.locale), ...rows]
}

/**
 * The list of a uid, if it belongs to the caller. Magento compares owners before it checks whether the list exists, so
 * a customer can neither read a guest's list nor find out that it does not exist.
 *
 * @param owner whose list it has to be; null for a guest's
 */
function openList(context: CommerceContext, uid: string, owner = context.customerId): CompareListRow | undefined {
  const list = findCompareList(context.db, uid)
  if ((list?.customer_id ?? null) !== owner) throw inputError('This customer is not authorized to access this list')
  return list
}

const idsOf = (products: ProductIds): readonly number[] => products.map((id) => rawProductId(id ?? ''))

function createCompareList(
  _: unknown,
  args: { input?: { products?: ProductIds | null } | null },
  context: CommerceContext,
) {
  const { db, customerId, clock } = context
  const products = args.input?.products ?? []
  return inTransaction(db, () => {
    const list =
      (customerId === null ? undefined : compareListOfCustomer(db, customerId)) ??
      insertCompareList(db, { uid: context.randomText(UID_LENGTH), customerId, now: clock.now() })
    addComparedProducts(db, list.id, idsOf(products))
    return answerOf(context, list, products)
  })
}

type ProductsInput = { readonly uid: string; readonly products: ProductIds }

/** Both mutations that change a list: checks, the change, then the changed list. */
function changeList(
  context: CommerceContext,
  { uid, products }: Partial<ProductsInput>,
  change: (listId: number, productIds: readonly number[]) => void,
) {
  if (!uid) throw inputError('"uid" value must be specified.')
  if (!products) throw inputError('"products" value must be specified.')
  return inTransaction(context.db, () => {
    const list = openList(context, uid)
    if (!list) throw inputError('"uid" value does not exist')
    change(list.id, idsOf(products))
    return answerOf(context, list, products)
  })
}

function assignCompareListToCustomer(_: unknown, { uid }: { uid: string }, context: CommerceContext) {
  const { db, customerId } = context
  if (!uid) throw inputError('"uid" value must be specified')
  if (customerId === null) throw inputError('Customer must be logged')
  return inTransaction(db, () => {
    const guestList = openList(context, uid, null)
    if (!guestList) return { result: false, compare_list: null }
    const own = compareListOfCustomer(db, customerId)
    if (own) {
      addComparedProducts(db, own.id, comparedProductIds(db, guestList.id))
      deleteCompareListRow(db, guestList.id)
    } else {
      giveCompareList(db, guestList.id, customerId)
    }
    return { result: true, compare_list: answerOf(context, own ?? { ...guestList, customer_id: customerId }) }
  })
}

function deleteCompareList(_: unknown, { uid }: { uid: string }, context: CommerceContext) {
  if (!uid) throw inputError('"uid" value must be specified')
  const list = openList(context, uid)
  if (list) deleteCompareListRow(context.db, list.id)
  return { result: list !== undefined }
}

export const compareResolvers: CommerceModule['resolvers'] = {
  Query: {
    compareList: (_root, { uid }: { uid: string }, context) => {
      if (!uid) throw inputError('"uid" value must be specified')
      const list = openList(context, uid)
      return list ? answerOf(context, list) : null
    },
  },
  Mutation: {
    createCompareList,
    addProductsToCompareList: (_root, { input }: { input?: ProductsInput | null }, context) =>
      changeList(context, input ?? {}, (listId, ids) => addComparedProducts(context.db, listId, ids)),
    removeProductsFromCompareList: (_root, { input }: { input?: ProductsInput | null }, context) =>
      changeList(context, input ?? {}, (listId, ids) => removeComparedProducts(context.db, listId, ids)),
    assignCompareListToCustomer,
    deleteCompareList,
  },
  Customer: {
    compare_list: (customer: CustomerRow, _args, context) => {
      const list = compareListOfCustomer(context.db, customer.id)
      return list ? answerOf(context, list) : null
    },
  },
}
