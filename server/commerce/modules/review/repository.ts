import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../../db/inTransaction.ts'
import { allRows, jsonList, oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { Siblings, type SiblingLoader } from '../../engine/execution/siblings.ts'

/** Magento's three: only approved reviews are shown and counted. */
export type ReviewStatus = 'approved' | 'pending' | 'not_approved'

/** The parent value of `ProductReview`. */
export type Review = {
  readonly id: number
  readonly productId: number
  readonly nickname: string
  readonly summary: string
  readonly text: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The reviews that were loaded together, by id. */
  readonly siblings: Siblings
  /** The reviewed products, by id. */
  readonly products: Siblings
}

type ReviewRow = {
  id: number
  product_id: number
  nickname: string
  summary: string
  body: string
  created_at: number
}

const REVIEW_COLUMNS = 'id, product_id, nickname, summary, body, created_at'

function reviewsOf(rows: readonly ReviewRow[]): readonly Review[] {
  const siblings = new Siblings(rows.map((row) => row.id))
  const products = new Siblings([...new Set(rows.map((row) => row.product_id))])
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    nickname: row.nickname,
    summary: row.summary,
    text: row.body,
    createdAt: row.created_at,
    siblings,
    products,
  }))
}

/** The number of shown reviews of a product in this store view, and their rating from 0 to 100. */
export type ReviewSummary = { readonly count: number; readonly rating: number }

/** A product without reviews is absent. */
export function loadReviewSummaries(
  context: CommerceContext,
  productIds: readonly number[],
): ReadonlyMap<number, ReviewSummary> {
  const rows = allRows<{ product_id: number; review_count: number; rating: number }>(
    context.db,
    `SELECT product_id, review_count, rating FROM review_summary
     WHERE store_id = :store AND product_id IN (SELECT value FROM json_each(:ids))`,
    { store: context.store.id, ids: jsonList(productIds) },
  )
  return new Map(rows.map((row) => [row.product_id, { count: row.review_count, rating: row.rating }]))
}

/** Loads one page of shown reviews, newest first, of each of many products in one query. */
export const shownReviewsLoader =
  (pageSize: number, currentPage: number): SiblingLoader<readonly Review[]> =>
  (context, productIds) => {
    const last = pageSize * currentPage
    const rows = allRows<ReviewRow>(
      context.db,
      `SELECT ${REVIEW_COLUMNS} FROM (
         SELECT ${REVIEW_COLUMNS},
           row_number() OVER (PARTITION BY product_id ORDER BY created_at DESC, id DESC) AS place
         FROM review
         WHERE store_id = :store AND status = 'approved' AND product_id IN (SELECT value FROM json_each(:ids))
       ) WHERE place > :first AND place <= :last ORDER BY product_id, place`,
      { store: context.store.id, ids: jsonList(productIds), first: last - pageSize, last },
    )
    return Map.groupBy(reviewsOf(rows), (review) => review.productId)
  }

/** One page of a customer's reviews, in any store view and with any status, newest first. */
export function customerReviews(
  db: DatabaseSync,
  customerId: number,
  { pageSize, currentPage }: { readonly pageSize: number; readonly currentPage: number },
): { readonly reviews: readonly Review[]; readonly totalCount: number } {
  const total = oneRow<{ count: number }>(db, 'SELECT count(*) AS count FROM review WHERE customer_id = ?', [
    customerId,
  ])
  const rows = allRows<ReviewRow>(
    db,
    `SELECT ${REVIEW_COLUMNS} FROM review WHERE customer_id = :customer
     ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset`,
    { customer: customerId, limit: pageSize, offset: (currentPage - 1) * pageSize },
  )
  return { reviews: reviewsOf(rows), totalCount: total?.count ?? 0 }
}

/** The stars of a review for one rating, by its name. */
export type Vote = { readonly name: string; readonly stars: number }

/** Votes by review, in the order of the ratings. */
export function loadVotes(
  context: CommerceContext,
  reviewIds: readonly number[],
): ReadonlyMap<number, readonly Vote[]> {
  const rows = allRows<{ review_id: number; name: string; stars: number }>(
    context.db,
    `SELECT vote.review_id, coalesce(own.name, base.name, rating.code) AS name, choice.stars
     FROM review_vote vote
     JOIN rating ON rating.id = vote.rating_id
     JOIN rating_option choice ON choice.id = vote.option_id
     LEFT JOIN rating_text base ON base.rating_id = rating.id AND base.store_id = 0
     LEFT JOIN rating_text own ON own.rating_id = rating.id AND own.store_id = :store
     WHERE vote.review_id IN (SELECT value FROM json_each(:ids))
     ORDER BY vote.review_id, rating.position`,
    { store: context.store.id, ids: jsonList(reviewIds) },
  )
  return Map.groupBy(rows, (row) => row.review_id)
}

/** A rating of reviews, with its options. */
export type Rating = {
  readonly id: number
  readonly name: string
  readonly options: readonly { readonly id: number; readonly stars: number }[]
}

export function listRatings(context: CommerceContext): readonly Rating[] {
  const rows = allRows<{ rating_id: number; name: string; option_id: number; stars: number }>(
    context.db,
    `SELECT rating.id AS rating_id, coalesce(own.name, base.name, rating.code) AS name, choice.id AS option_id, choice.stars
     FROM rating
     JOIN rating_option choice ON choice.rating_id = rating.id
     LEFT JOIN rating_text base ON base.rating_id = rating.id AND base.store_id = 0
     LEFT JOIN rating_text own ON own.rating_id = rating.id AND own.store_id = :store
     ORDER BY rating.position, choice.stars`,
    { store: context.store.id },
  )
  return [...Map.groupBy(rows, (row) => row.rating_id)].map(([id, options]) => ({
    id,
    name: options[0]?.name ?? '',
    options: options.map((option) => ({ id: option.option_id, stars: option.stars })),
  }))
}

export type NewReview = {
  readonly productId: number
  readonly storeId: number
  readonly customerId: number | null
  readonly status: ReviewStatus
  readonly nickname: string
  readonly summary: string
  readonly text: string
  readonly createdAt: number
  readonly votes: readonly { readonly ratingId: number; readonly optionId: number }[]
}

/** Writes a review with its votes; refuses a vote with an option that its rating does not have. */
export function insertReview(db: DatabaseSync, review: NewReview): Review {
  return inTransaction(db, () => {
    const { lastId: id } = runSql(
      db,
      `INSERT INTO review (product_id, store_id, customer_id, status, nickname, summary, body, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        review.productId,
        review.storeId,
        review.customerId,
        review.status,
        review.nickname,
        review.summary,
        review.text,
        review.createdAt,
      ],
    )
    for (const { ratingId, optionId } of review.votes) {
      const { changes } = runSql(
        db,
        `INSERT INTO review_vote (review_id, rating_id, option_id)
         SELECT ?, rating_id, id FROM rating_option WHERE id = ? AND rating_id = ?`,
        [id, optionId, ratingId],
      )
      if (changes === 0) throw inputError(`Rating ${ratingId} has no option ${optionId}.`)
    }
    if (review.status === 'approved') refreshSummary(db, review.productId, review.storeId)
    const { productId, nickname, summary, text, createdAt } = review
    const siblings = new Siblings([id])
    return { id, productId, nickname, summary, text, createdAt, siblings, products: new Siblings([productId]) }
  })
}

/** A review that waits for the merchant's decision. */
export type PendingReview = {
  id: number
  sku: string
  /** Code of the store view it was written in. */
  store: string
  nickname: string
  summary: string
  body: string
  /** Milliseconds since 1970. */
  created_at: number
}

/** The pending reviews, oldest first. */
export const pendingReviews = (db: DatabaseSync): readonly PendingReview[] =>
  allRows<PendingReview>(
    db,
    `SELECT review.id, product.sku, store.code AS store, nickname, summary, body, review.created_at
     FROM review JOIN product ON product.id = product_id JOIN store ON store.id = review.store_id
     WHERE review.status = 'pending' ORDER BY review.created_at, review.id`,
  )

/** Stores the merchant's decision, which may be changed later. False if there is no such review. */
export function decideReview(db: DatabaseSync, id: number, status: ReviewStatus): boolean {
  return inTransaction(db, () => {
    const row = oneRow<{ product_id: number; store_id: number }>(
      db,
      'UPDATE review SET status = ? WHERE id = ? RETURNING product_id, store_id',
      [status, id],
    )
    if (row) refreshSummary(db, row.product_id, row.store_id)
    return row !== undefined
  })
}

/** Recomputes the summary. The rating is the average over all votes, not over reviews, as in Magento. */
function refreshSummary(db: DatabaseSync, productId: number, storeId: number): void {
  runSql(
    db,
    `INSERT INTO review_summary (product_id, store_id, review_count, rating)
     SELECT :product, :store, count(DISTINCT review.id), CAST(coalesce(round(avg(choice.stars) * 20), 0) AS INTEGER)
     FROM review
     LEFT JOIN review_vote vote ON vote.review_id = review.id
     LEFT JOIN rating_option choice ON choice.id = vote.option_id
     WHERE review.product_id = :product AND review.store_id = :store AND review.status = 'approved'
     ON CONFLICT DO UPDATE SET review_count = excluded.review_count, rating = excluded.rating`,
    { product: productId, store: storeId },
  )
}
