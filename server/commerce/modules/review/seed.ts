import { oneRow, runSql } from '../../db/rows.ts'
import type { SeedInput } from '../../engine/module.ts'
import { SeedError } from '../../seed/seedError.ts'
import { textScopes } from '../store/textScopes.ts'
import { insertReview } from './repository.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** Writes the ratings and the reviews; products and customers must exist already. */
export function seedReviews(input: SeedInput): void {
  const { db, shop, storeIdOf } = input
  const votesByStars = new Map(writeRatings(input).map((vote) => [`${vote.code}/${vote.stars}`, vote]))
  const idOf = (table: 'product' | 'customer', column: 'sku' | 'email', key: string): number => {
    const row = oneRow<{ id: number }>(db, `SELECT id FROM ${table} WHERE ${column} = ?`, [key])
    if (!row) throw new SeedError(`A review of the content names an unknown ${table}: ${key}`)
    return row.id
  }
  for (const review of shop.reviews) {
    insertReview(db, {
      productId: idOf('product', 'sku', review.sku),
      storeId: storeIdOf(review.store),
      customerId: review.customer === null ? null : idOf('customer', 'email', review.customer),
      status: review.status,
      nickname: review.nickname,
      summary: review.summary,
      text: review.text,
      createdAt: Date.parse(`${review.writtenAt}:00Z`),
      votes: Object.entries(review.stars).map(([code, stars]) => {
        const vote = votesByStars.get(`${code}/${stars}`)
        if (!vote) throw new SeedError(`A review of ${review.sku} gives ${stars} stars for "${code}"`)
        return vote
      }),
    })
  }
}

function writeRatings(input: SeedInput) {
  const { db, shop } = input
  return shop.ratings.flatMap(({ code, name }, position) => {
    const { lastId: ratingId } = runSql(db, 'INSERT INTO rating (code, position) VALUES (?, ?)', [code, position])
    for (const scope of textScopes(input)) {
      const label = scope.text(name, `the name of the rating ${code}`)
      runSql(db, 'INSERT INTO rating_text VALUES (?, ?, ?)', [ratingId, scope.storeId, label])
    }
    return STARS.map((stars) => {
      const { lastId } = runSql(db, 'INSERT INTO rating_option (rating_id, stars) VALUES (?, ?)', [ratingId, stars])
      return { code, stars, ratingId, optionId: lastId }
    })
  })
}
