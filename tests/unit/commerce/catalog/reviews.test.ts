import { NO_ORDER_FACTS } from '#server/commerce/modules/mail/orderFacts.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, type CommerceDatabase } from '#server/commerce/db/openDatabase.ts'
import { ODDITIES } from '#server/commerce/engine/profile/oddities.ts'
import type { CommerceContext } from '#server/commerce/engine/context.ts'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import { loadProducts } from '#server/commerce/modules/catalog/products/products.ts'
import { decideReview, loadReviewSummaries, pendingReviews } from '#server/commerce/modules/review/repository.ts'
import { averageRating, ratingIdOf, reviewPageInfo } from '#server/commerce/modules/review/rules.ts'
import { loadStores } from '#server/commerce/modules/store/repository.ts'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { TEST_PASSWORD_COST } from '#tests/harness/passwordCost.ts'
import { openShop, smallShop, type TestShop } from '../smallShop.ts'

let shop: TestShop
beforeEach(() => {
  shop = openShop()
})
afterEach(() => {
  expect(shop.logged).toEqual([])
  shop.close()
})

const ENGLISH = { store: 'en' }

const product = async (sku: string, fields: string, headers = {}) => {
  const { body } = await shop.query(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`,
    {},
    headers,
  )
  expect(body.errors).toBeUndefined()
  return body.data.products.items[0]
}

const CREATE = `mutation ($input: CreateProductReviewInput!) { createProductReview(input: $input) {
  review { nickname summary text average_rating created_at ratings_breakdown { name value } product { sku } } } }`

const ratings = async () => {
  const { body } = await shop.query('{ productReviewRatingsMetadata { items { id name values { value_id value } } } }')
  return body.data.productReviewRatingsMetadata.items as {
    id: string
    name: string
    values: { value_id: string; value: string }[]
  }[]
}

const input = async (stars: readonly number[], extra = {}) => ({
  sku: 'PIATTO',
  nickname: 'Ada',
  summary: 'Bello',
  text: 'Piatto come deve essere un piatto.',
  ratings: (await ratings()).flatMap(({ id, values }, index) =>
    values.filter(({ value }) => value === String(stars[index])).map(({ value_id }) => ({ id, value_id })),
  ),
  ...extra,
})

const withConfig = (config: Partial<SeedShop['stores'][number]['config']>): SeedShop => ({
  ...smallShop,
  stores: smallShop.stores.map((store) => ({ ...store, config: { ...store.config, ...config } })),
})

const reopen = (config: Parameters<typeof withConfig>[0]) => {
  shop.close()
  shop = openShop('2.4.8', withConfig(config))
}

describe('shown reviews', () => {
  test('are the approved reviews of this store view, newest first, with the average over all votes', async () => {
    const FIELDS = `review_count rating_summary reviews {
      items { summary average_rating created_at ratings_breakdown { name value } product { sku } }
      page_info { current_page page_size total_pages } }`
    expect(await product('TAZZA', FIELDS)).toEqual({
      review_count: 3,
      // (5 + 4 + 2 + 2) / 4 of 5; the review without stars counts, but not here.
      rating_summary: 65,
      reviews: {
        items: [
          expect.objectContaining({ summary: '2026-01-04T10:00', average_rating: 0, ratings_breakdown: [] }),
          expect.objectContaining({ summary: '2026-01-03T10:00', average_rating: 40 }),
          {
            summary: '2026-01-02T10:00',
            average_rating: 90,
            created_at: '2026-01-02 10:00:00',
            ratings_breakdown: [
              { name: 'Qualità', value: '5' },
              { name: 'Rapporto qualità-prezzo', value: '4' },
            ],
            product: { sku: 'TAZZA' },
          },
        ],
        page_info: { current_page: 1, page_size: 20, total_pages: 1 },
      },
    })
    expect(await product('TAZZA', 'review_count rating_summary', ENGLISH)).toEqual({
      review_count: 1,
      rating_summary: 40,
    })
    expect(await product('PIATTO', 'review_count rating_summary reviews { items { summary } }')).toEqual({
      review_count: 0,
      rating_summary: 0,
      reviews: { items: [] },
    })
  })

  test('comes in pages; past the end is empty, and only asking for the current page is an error', async () => {
    const page = (number: number) => `reviews(pageSize: 2, currentPage: ${number}) {
      items { summary } page_info { page_size total_pages } }`
    expect((await product('TAZZA', page(2))).reviews).toEqual({
      items: [{ summary: '2026-01-02T10:00' }],
      page_info: { page_size: 2, total_pages: 2 },
    })
    expect((await product('TAZZA', page(3))).reviews.items).toEqual([])
    const { body } = await shop.query(
      '{ products(filter: { sku: { eq: "TAZZA" } }) { items { reviews(pageSize: 2, currentPage: 9) { items { summary } page_info { current_page total_pages } } } } }',
    )
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: 'currentPage value 2 specified is greater than the number of pages available.',
        extensions: { category: 'graphql-input' },
      }),
    ])
    expect(body.data.products.items[0].reviews).toEqual({
      items: [],
      page_info: { current_page: null, total_pages: 2 },
    })
  })

  test('two pages of one product in one request are two answers', async () => {
    const { first, second } = await product(
      'TAZZA',
      'first: reviews(pageSize: 1) { items { summary } } second: reviews(pageSize: 1, currentPage: 2) { items { summary } }',
    )
    expect(first.items).not.toEqual(second.items)
  })

  test('a page of nothing is refused', async () => {
    const { body } = await shop.query(
      '{ products(filter: { sku: { eq: "TAZZA" } }) { items { reviews(pageSize: 0) { items { summary } } } } }',
    )
    expect(body.errors?.[0]?.message).toBe('pageSize value must be greater than 0.')
  })

  test('nothing, where the shop has switched reviews off', async () => {
    reopen({ areProductReviewsEnabled: false })
    expect(await product('TAZZA', 'review_count rating_summary reviews { items { summary } }')).toEqual({
      review_count: 0,
      rating_summary: 0,
      reviews: { items: [] },
    })
    expect(await ratings()).toEqual([])
  })
})

/** A shop in a file, so that a second connection sees the same data as the merchant's tools. */
async function besideTheShop(work: (db: CommerceDatabase) => Promise<void> | void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'))
  const path = join(folder, 'shop.sqlite')
  shop.close()
  shop = openShop('2.4.8', smallShop, path)
  const db = openDatabase(path)
  try {
    await work(db)
  } finally {
    db.close()
    rmSync(folder, { recursive: true })
  }
}

test('the stars of a whole list cost one query', () =>
  besideTheShop((db) => {
    const [store] = loadStores(db)
    if (!store) throw new Error('no store view')
    const context: CommerceContext = {
      db,
      store,
      stores: [store],
      customerId: null,
      clock: { now: () => 0 },
      today: '2026-01-15',
      indexDay: '2026-01-15',
      randomText: () => '',
      sessionDigest: null,
      clientAddress: null,
      mediaBaseUrl: '',
      baseUrl: '',
      homeUrl: '',
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
    const products = loadProducts(context, [1, 2, 3, 4])
    const prepare = vi.spyOn(db, 'prepare')
    const counts = [...products.values()].map(
      (product) => product.siblings.answer(loadReviewSummaries, context, product.id)?.count ?? 0,
    )
    expect(counts).toEqual([3, 0, 0, 1])
    expect(prepare).toHaveBeenCalledTimes(1)
  }))

describe('writing', () => {
  test('a guest’s review is answered at once, and waits', async () => {
    const { body } = await shop.query(CREATE, { input: await input([5, 3]) })
    expect(body).toEqual({
      data: {
        createProductReview: {
          review: {
            nickname: 'Ada',
            summary: 'Bello',
            text: 'Piatto come deve essere un piatto.',
            average_rating: 80,
            created_at: '2026-01-15 12:00:00',
            ratings_breakdown: [
              { name: 'Qualità', value: '5' },
              { name: 'Rapporto qualità-prezzo', value: '3' },
            ],
            product: { sku: 'PIATTO' },
          },
        },
      },
    })
    expect(await product('PIATTO', 'review_count reviews { items { summary } }')).toEqual({
      review_count: 0,
      reviews: { items: [] },
    })
  })

  test.each([
    [{ sku: 'NOPE' }, 'Could not find a product with SKU "NOPE"', 'graphql-no-such-entity'],
    [{ sku: '' }, 'Could not find a product with SKU ""', 'graphql-no-such-entity'],
  ])('%j is refused', async (extra, message, category) => {
    const { body } = await shop.query(CREATE, { input: await input([5, 5], extra) })
    expect(body.errors).toEqual([expect.objectContaining({ message, extensions: { category } })])
  })

  test('stars that do not exist leave nothing behind', async () => {
    for (const [id, value_id] of [
      ['x', 'y'],
      [encodeUid(99), encodeUid(99)],
      // Stars of another rating.
      [encodeUid(1), encodeUid(9)],
    ]) {
      const { body } = await shop.query(CREATE, { input: await input([], { ratings: [{ id, value_id }] }) })
      expect(body.errors).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(/^Rating \w+ has no option \w+\.$/),
          extensions: { category: 'graphql-input' },
        }),
      ])
    }
    expect(await product('TAZZA', 'review_count')).toEqual({ review_count: 3 })
  })

  test('no stars at all are fine', async () => {
    const { body } = await shop.query(CREATE, { input: await input([]) })
    expect(body.data.createProductReview.review).toMatchObject({ average_rating: 0, ratings_breakdown: [] })
  })

  test('guests only where the shop lets them, nobody where reviews are off', async () => {
    reopen({ mayGuestsWriteReviews: false })
    const refusal = async () => (await shop.query(CREATE, { input: await input([]) })).body.errors?.[0]
    expect(await refusal()).toMatchObject({
      message: "Guest customers aren't allowed to add product reviews.",
      extensions: { category: 'graphql-authorization' },
    })
    reopen({ areProductReviewsEnabled: false })
    expect(await refusal()).toMatchObject({
      message: 'Creating product reviews are not currently available.',
      extensions: { category: 'graphql-authorization' },
    })
  })

  test('a customer sees their own reviews, in any store view, approved or not', async () => {
    const [account] = smallShop.customers
    const { body: signedIn } = await shop.query(
      `mutation { generateCustomerToken(email: "${account?.email}", password: "${account?.password}") { token } }`,
    )
    const headers = { authorization: `Bearer ${signedIn.data.generateCustomerToken.token}` }
    await shop.query(CREATE, { input: await input([4, 4], { summary: 'one' }) }, headers)
    await shop.query(
      CREATE,
      { input: await input([4, 4], { summary: 'two', sku: 'VASO' }) },
      { ...headers, ...ENGLISH },
    )
    const { body } = await shop.query(
      '{ customer { reviews(pageSize: 1) { items { summary product { sku } } page_info { total_pages current_page } } } }',
      {},
      headers,
    )
    expect(body.data.customer.reviews).toEqual({
      items: [{ summary: 'two', product: { sku: 'VASO' } }],
      page_info: { total_pages: 2, current_page: 1 },
    })
  })
})

test('the merchant’s decision changes the shown reviews and the counts, and can be reverted', () =>
  besideTheShop(async (db) => {
    await shop.query(CREATE, { input: await input([5, 3], { sku: 'VASO' }) })
    const waiting = pendingReviews(db)
    expect(waiting.map(({ sku, store, nickname }) => [sku, store, nickname])).toEqual([
      ['TAZZA', 'it', 'TAZZA pending'],
      ['VASO', 'it', 'Ada'],
    ])
    const id = waiting[1]?.id ?? 0
    const seen = async () => {
      const { review_count, rating_summary, reviews } = await product(
        'VASO',
        'review_count rating_summary reviews { items { summary } }',
      )
      return [review_count, rating_summary, reviews.items.length]
    }
    expect(await seen()).toEqual([1, 100, 1])
    expect(decideReview(db, id, 'approved')).toBe(true)
    expect(await seen()).toEqual([2, 90, 2])
    expect(decideReview(db, id, 'not_approved')).toBe(true)
    expect(await seen()).toEqual([1, 100, 1])
    expect(decideReview(db, 4711, 'approved')).toBe(false)
    expect(pendingReviews(db)).toHaveLength(1)
  }))

describe('rules', () => {
  test('the average of no votes is 0', () => {
    expect(averageRating([])).toBe(0)
    expect(averageRating([{ name: 'a', stars: 5 }])).toBe(100)
    expect(
      averageRating([
        { name: 'a', stars: 1 },
        { name: 'b', stars: 2 },
      ]),
    ).toBe(30)
  })

  test('an empty list has no pages and no error', () => {
    expect(reviewPageInfo(0, 20, 7, ODDITIES['2.4.8'])).toEqual({ page_size: 20, total_pages: 0, current_page: 7 })
  })

  test('ids of ratings', () => {
    expect(ratingIdOf(encodeUid(12))).toBe(12)
    for (const id of ['', 'x', '!!!']) expect(ratingIdOf(id)).toBeNaN()
  })
})
