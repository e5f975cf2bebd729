import { NO_ORDER_FACTS } from '#server/commerce/modules/mail/orderFacts.ts'
import { NOTHING_CHOSEN } from '#server/commerce/modules/catalog/purchase/buyRequest.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type CommerceDatabase } from '#server/commerce/db/openDatabase.ts'
import { migrate } from '#server/commerce/db/migrate.ts'
import { allRows, oneRow } from '#server/commerce/db/rows.ts'
import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { ODDITIES } from '#server/commerce/engine/profile/oddities.ts'
import type { CommerceContext } from '#server/commerce/engine/context.ts'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import { loadPurchaseFacts, resolvePurchase, unitCents } from '#server/commerce/modules/catalog/purchase/purchase.ts'
import { releaseStock, reserveStock, salableQuantity } from '#server/commerce/modules/catalog/products/stock.ts'
import { commerceModules } from '#server/commerce/modules/commerceModules.ts'
import { loadStores } from '#server/commerce/modules/store/repository.ts'
import { seedDatabase } from '#server/commerce/seed/seedDatabase.ts'
import { TEST_PASSWORD_COST } from '#tests/harness/passwordCost.ts'
import { GLAZE, SIZE, smallShop } from '../smallShop.ts'

const TODAY = '2026-01-15'
let db: CommerceDatabase
let context: CommerceContext

beforeEach(() => {
  const clock = { now: () => Date.parse(`${TODAY}T12:00:00Z`) }
  let texts = 0
  const randomText = (length: number) => String((texts += 1)).padStart(length, 'x')
  db = openDatabase(':memory:')
  migrate(
    db,
    commerceModules.flatMap((module) => module.migrations),
  )
  seedDatabase({ shopName: null, db, modules: commerceModules, shop: smallShop, clock, randomText })
  const stores = loadStores(db)
  const [store] = stores
  if (!store) throw new Error('no store view')
  context = {
    db,
    store,
    stores,
    customerId: null,
    sessionDigest: null,
    clock,
    today: TODAY,
    indexDay: TODAY,
    randomText,
    baseUrl: 'http://shop.test/',
    homeUrl: 'http://shop.test/',
    clientAddress: null,
    mediaBaseUrl: 'http://shop.test/media/',
    profile: '2.4.8',
    oddities: ODDITIES['2.4.8'],
    lost: new Map(),
    passwordCost: TEST_PASSWORD_COST,
    isBreachedPassword: null,
    expressCheckout: null,
    captchas: {},
    isCaptchaSolved: () => false,
    cardPayments: null,
    redirectPayments: null,
    adyenPayments: null,
    synonyms: {},
    hasWithdrawal: true,
    orderFacts: NO_ORDER_FACTS,
    shown: new Set(),
    changed: new Set(),
    memo: new Map(),
  }
})
afterEach(() => db.close())

const idOf = (sku: string): number => oneRow<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ?', [sku])?.id ?? 0
const option = (attribute: string, code: string): string => {
  const row = oneRow<{ attribute_id: number; id: number }>(
    db,
    `SELECT o.attribute_id, o.id FROM attribute_option o JOIN attribute a ON a.id = o.attribute_id
     WHERE a.code = ? AND o.code = ?`,
    [attribute, code],
  )
  return encodeUid('configurable', row?.attribute_id ?? 0, row?.id ?? 0)
}
const buy = (sku: string, ...selected: string[]) =>
  resolvePurchase(context, { sku, request: { selected, entered: [] } })

describe('resolvePurchase', () => {
  test('a simple product', () => {
    expect(buy('TAZZA')).toMatchObject({
      kind: 'found',
      facts: {
        type: 'simple',
        sku: 'TAZZA',
        parentSku: null,
        regularCents: 2400,
        finalCents: 2400,
        taxRatePercent: 22,
        salableQuantity: 3,
        isInStock: true,
        isVirtual: false,
        weightKg: 1,
        selectedOptions: [],
      },
    })
  })

  test('a variant by the parent’s sku and a value of every axis', () => {
    const found = buy('VASO', option('misura', SIZE[1]), option('smalto', GLAZE[0]))
    expect(found).toMatchObject({
      kind: 'found',
      facts: {
        productId: idOf('VASO'),
        itemId: idOf(`VASO-${GLAZE[0]}-${SIZE[1]}`),
        type: 'configurable',
        sku: `VASO-${GLAZE[0]}-${SIZE[1]}`,
        parentSku: 'VASO',
        name: 'Vaso Alto',
        finalCents: 7000,
        weightKg: 2,
        selectedOptions: [
          { attributeCode: 'smalto' },
          { attributeCode: 'misura', valueUid: option('misura', SIZE[1]) },
        ],
      },
    })
  })

  test('a sold-out variant is found, and says so', () => {
    expect(buy('VASO', option('smalto', GLAZE[1]), option('misura', SIZE[1]))).toMatchObject({
      kind: 'found',
      facts: { isInStock: false, salableQuantity: 0 },
    })
  })

  test.each<[string, () => ReturnType<typeof buy>, object]>([
    [
      'an unknown sku',
      () => buy('NOPE'),
      { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' },
    ],
    ['the wrong letter case', () => buy('tazza'), { code: 'PRODUCT_NOT_FOUND' }],
    [
      'a configurable without choice',
      () => buy('VASO'),
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    ],
    [
      'half a choice',
      () => buy('VASO', option('smalto', GLAZE[0])),
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    ],
    [
      'a combination that does not exist',
      () => buy('VASO', option('smalto', GLAZE[1]), option('misura', SIZE[0])),
      { code: 'NOT_SALABLE', message: 'The required options you selected are not available' },
    ],
  ])('%s is refused', (_name, ask, refusal) => {
    expect(ask()).toMatchObject({ kind: 'refused', refusal })
  })
})

describe('loadPurchaseFacts', () => {
  test('keeps the order of the lines, also of a variant bought on its own beside its parent', () => {
    const child = idOf(`VASO-${GLAZE[0]}-${SIZE[0]}`)
    const keys = [
      { productId: idOf('VASO'), itemId: child },
      { productId: 999, itemId: 999 },
      { productId: child, itemId: child },
      { productId: idOf('VASO'), itemId: idOf('TAZZA') },
    ]
    const facts = loadPurchaseFacts(
      context,
      keys.map((key) => ({ ...key, request: NOTHING_CHOSEN })),
    )
    expect(facts.map((line) => line?.type)).toEqual(['configurable', undefined, 'simple', undefined])
    expect(facts.map((line) => line?.selectedOptions.length)).toEqual([2, undefined, 0, undefined])
  })

  test('a tier price from its quantity on', () => {
    const [mug] = loadPurchaseFacts(context, [
      { productId: idOf('TAZZA'), itemId: idOf('TAZZA'), request: NOTHING_CHOSEN },
    ])
    if (!mug) throw new Error('no mug')
    expect([1, 3, 4, 40].map((quantity) => unitCents(mug, quantity))).toEqual([2400, 2400, 1500, 1500])
  })
})

describe('stock', () => {
  const reserve = (sku: string, quantity: number) => reserveStock(context, [{ productId: idOf(sku), quantity }])

  test('is reserved down to nothing and never further', () => {
    expect(reserve('TAZZA', 2)).toBeNull()
    expect(salableQuantity(db, idOf('TAZZA'))).toBe(1)
    expect(reserve('TAZZA', 2)).toBe(idOf('TAZZA'))
    expect(salableQuantity(db, idOf('TAZZA'))).toBe(1)
    releaseStock(context, [{ productId: idOf('TAZZA'), quantity: 2 }])
    expect(salableQuantity(db, idOf('TAZZA'))).toBe(3)
  })

  test('changes that shoppers can see are named, and nothing else', () => {
    reserve('PIATTO', 1)
    expect([...context.changed]).toEqual([])
    const [variant, vase] = [`VASO-${GLAZE[0]}-${SIZE[0]}`, 'VASO'].map(idOf)
    reserve(`VASO-${GLAZE[0]}-${SIZE[0]}`, 3)
    expect([...context.changed]).toEqual(expect.arrayContaining([`cat_p_${vase}`, `cat_p_${variant}`]))
    const lists = [...context.changed].filter((tag) => tag.startsWith('cat_c_p_'))
    const inCategories = 'SELECT category_id AS id FROM category_product_index WHERE product_id = ?'
    const categories = allRows<{ id: number }>(db, inCategories, [vase ?? 0])
    expect(lists.toSorted()).toEqual(categories.map(({ id }) => `cat_c_p_${id}`).toSorted())
    expect(lists).not.toEqual([])
    context.changed.clear()
    releaseStock(context, [{ productId: variant ?? 0, quantity: 3 }])
    expect([...context.changed]).toContain(`cat_p_${vase}`)
  })

  test('an order that cannot be filled takes nothing', () => {
    const demands = [
      { productId: idOf('PIATTO'), quantity: 5 },
      { productId: idOf('FINITO'), quantity: 1 },
    ]
    const order = () =>
      inTransaction(db, () => {
        if (reserveStock(context, demands) !== null) throw new Error('not enough')
      })
    expect(order).toThrow('not enough')
    expect(salableQuantity(db, idOf('PIATTO'))).toBe(50)
  })

  test('a variant that sells out leaves the price and the filters of its parent', () => {
    const index = () =>
      oneRow<{ minimum_final_cents: number; maximum_final_cents: number; is_salable: number }>(
        db,
        'SELECT minimum_final_cents, maximum_final_cents, is_salable FROM product_index WHERE product_id = ?',
        [idOf('VASO')],
      )
    expect(index()).toMatchObject({ minimum_final_cents: 5000, maximum_final_cents: 7000, is_salable: 1 })
    reserve(`VASO-${GLAZE[0]}-${SIZE[0]}`, 3)
    expect(index()).toMatchObject({ minimum_final_cents: 7000, maximum_final_cents: 7000, is_salable: 1 })
    reserve(`VASO-${GLAZE[0]}-${SIZE[1]}`, 4)
    expect(index()).toMatchObject({ minimum_final_cents: 5000, maximum_final_cents: 9000, is_salable: 0 })
  })
})

test('seeding twice changes nothing', () => {
  const count = () => oneRow<{ n: number }>(db, 'SELECT count(*) AS n FROM product')?.n
  const before = count()
  const clock = context.clock
  seedDatabase({ shopName: null, db, modules: commerceModules, shop: smallShop, clock, randomText: context.randomText })
  expect(count()).toBe(before)
})
