import { oneRow } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { MagentoDefect, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { CommerceModule, TypeResolvers } from '../../engine/module.ts'
import { encodeUid } from '../../engine/uid.ts'
import { checkPageArguments } from '../catalog/lists/paging.ts'
import { loadProducts, PRODUCT_TYPENAMES, type Product } from '../catalog/products/products.ts'
import { refuseNewCustomer } from '../customer/newCustomer.ts'
import type { CustomerRow } from '../customer/repository.ts'
import {
  customerReviews,
  insertReview,
  listRatings,
  loadReviewSummaries,
  loadVotes,
  shownReviewsLoader,
  type Review,
} from './repository.ts'
import { averageRating, ratingIdOf, reviewPageInfo } from './rules.ts'

type PageArguments = { pageSize: number; currentPage: number }

type ReviewInput = {
  sku: string
  nickname: string
  summary: string
  text: string
  ratings: readonly ({ id: string; value_id: string } | null)[]
}

const summaryOf = (product: Product, context: CommerceContext) =>
  (context.store.config.areProductReviewsEnabled
    ? product.siblings.answer(loadReviewSummaries, context, product.id)
    : undefined) ?? { count: 0, rating: 0 }

const votesOf = (review: Review, context: CommerceContext) =>
  review.siblings.answer(loadVotes, context, review.id) ?? []

function productReviews(product: Product, { pageSize, currentPage }: PageArguments, context: CommerceContext) {
  checkPageArguments(pageSize, currentPage)
  if (!context.store.config.areProductReviewsEnabled) {
    return {
      items: [],
      page_info: context.oddities.failsOnReviewPagesWhileOff
        ? new MagentoDefect('page_info while reviews are switched off')
        : reviewPageInfo(0, pageSize, currentPage, context.oddities),
    }
  }
  const page = `reviews ${pageSize} ${currentPage}`
  const loader = shownReviewsLoader(pageSize, currentPage)
  return {
    items: product.siblings.answer(loader, context, product.id, page) ?? [],
    page_info: reviewPageInfo(summaryOf(product, context).count, pageSize, currentPage, context.oddities),
  }
}

function createProductReview(_: unknown, { input }: { input: ReviewInput }, context: CommerceContext) {
  const { db, store, customerId, clock } = context
  if (!store.config.areProductReviewsEnabled) {
    throw notAuthorized('Creating product reviews are not currently available.')
  }
  if (customerId === null && !store.config.mayGuestsWriteReviews) {
    throw notAuthorized("Guest customers aren't allowed to add product reviews.")
  }
  const product = oneRow<{ id: number }>(db, 'SELECT id FROM product WHERE sku = ? AND is_enabled = 1', [input.sku])
  if (!product) throw noSuchEntity(`Could not find a product with SKU "${input.sku}"`)
  const review = insertReview(db, {
    productId: product.id,
    storeId: store.id,
    customerId,
    status: 'pending',
    nickname: input.nickname,
    summary: input.summary,
    text: input.text,
    createdAt: clock.now(),
    votes: input.ratings
      .filter((rating) => rating !== null)
      .map((rating) => ({ ratingId: ratingIdOf(rating.id), optionId: ratingIdOf(rating.value_id) })),
  })
  return { review }
}

const reviewedFields: TypeResolvers = {
  rating_summary: (product: Product, _args, context) => summaryOf(product, context).rating,
  review_count: (product: Product, _args, context) => summaryOf(product, context).count,
  reviews: productReviews,
}

export const reviewResolvers: CommerceModule['resolvers'] = {
  Query: {
    productReviewRatingsMetadata: (_root, _args, context: CommerceContext) => ({
      items: context.store.config.areProductReviewsEnabled ? listRatings(context) : [],
    }),
  },
  Mutation: { createProductReview },
  ...Object.fromEntries(PRODUCT_TYPENAMES.map((typeName) => [typeName, reviewedFields])),
  ProductReviewRatingMetadata: {
    id: (rating: { id: number }) => encodeUid(rating.id),
    values: (rating: { options: readonly { id: number; stars: number }[] }) =>
      rating.options.map((option) => ({ value_id: encodeUid(option.id), value: String(option.stars) })),
  },
  ProductReview: {
    product: (review: Review, _args, context) =>
      review.products.answer(loadProducts, context, review.productId) ?? null,
    created_at: (review: Review) => toMagentoDate(review.createdAt),
    average_rating: (review: Review, _args, context) => averageRating(votesOf(review, context)),
    ratings_breakdown: (review: Review, _args, context) =>
      votesOf(review, context).map((vote) => ({ name: vote.name, value: String(vote.stars) })),
  },
  Customer: {
    reviews: (customer: CustomerRow, { pageSize, currentPage }: PageArguments, context) => {
      const { db, oddities } = context
      refuseNewCustomer(customer, context)
      checkPageArguments(pageSize, currentPage)
      const { reviews, totalCount } = customerReviews(db, customer.id, { pageSize, currentPage })
      return { items: reviews, page_info: reviewPageInfo(totalCount, pageSize, currentPage, oddities) }
    },
  },
}
