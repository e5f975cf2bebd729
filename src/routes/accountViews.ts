import type { AccountAddressesPageQuery } from '#src/__generated__/AccountAddressesPageQuery.graphql.ts'
import type { AccountAddressPageQuery } from '#src/__generated__/AccountAddressPageQuery.graphql.ts'
import type { AccountCreatePageQuery } from '#src/__generated__/AccountCreatePageQuery.graphql.ts'
import type { AccountDownloadsPageQuery } from '#src/__generated__/AccountDownloadsPageQuery.graphql.ts'
import type { AccountOrderPageQuery } from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import type { AccountOrdersPageQuery } from '#src/__generated__/AccountOrdersPageQuery.graphql.ts'
import type { AccountPageQuery } from '#src/__generated__/AccountPageQuery.graphql.ts'
import type { AccountPaymentMethodsPageQuery } from '#src/__generated__/AccountPaymentMethodsPageQuery.graphql.ts'
import type { AccountPrivacyPageQuery } from '#src/__generated__/AccountPrivacyPageQuery.graphql.ts'
import type { AccountProfilePageQuery } from '#src/__generated__/AccountProfilePageQuery.graphql.ts'
import type { AccountRewardPointsPageQuery } from '#src/__generated__/AccountRewardPointsPageQuery.graphql.ts'
import type { AccountReturnPageQuery } from '#src/__generated__/AccountReturnPageQuery.graphql.ts'
import type { AccountReturnRequestPageQuery } from '#src/__generated__/AccountReturnRequestPageQuery.graphql.ts'
import type { AccountReturnsPageQuery } from '#src/__generated__/AccountReturnsPageQuery.graphql.ts'
import type { AccountReviewsPageQuery } from '#src/__generated__/AccountReviewsPageQuery.graphql.ts'
import type { CheckoutAgreementPageQuery } from '#src/__generated__/CheckoutAgreementPageQuery.graphql.ts'
import type { AccountStoreCreditPageQuery } from '#src/__generated__/AccountStoreCreditPageQuery.graphql.ts'
import type { ContactPageQuery } from '#src/__generated__/ContactPageQuery.graphql.ts'
import { SHARED_CART_PATH } from '#src/features/cart/sharedCartPath.ts'
import type { AccountGiftRegistriesPageQuery } from '#src/__generated__/AccountGiftRegistriesPageQuery.graphql.ts'
import type { AccountGiftRegistryPageQuery } from '#src/__generated__/AccountGiftRegistryPageQuery.graphql.ts'
import type { GiftRegistryPageQuery } from '#src/__generated__/GiftRegistryPageQuery.graphql.ts'
import type { GiftRegistrySearchPageQuery } from '#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'
import { isNowhere } from '#src/features/gift-registry/isNowhere.ts'
import { parseNameSearch } from '#src/features/gift-registry/nameSearch.ts'
import { NEW_RETURN } from '#src/features/returns/newReturn.ts'
import { answerableSearch, orderFilterOf } from '#src/features/orders/orderFilter.ts'
import { parseOrderSearch } from '#src/lib/orderSearch.ts'
import { loadOrderSums, NO_SUMS } from './orderSums.ts'
import { ordersView } from './ordersView.ts'
import { notFoundView, startQuery, staticView } from './loadPage.ts'
import type { AccountArguments } from './accountRoutes.ts'
import type { PageView } from './pageRegistry.ts'
import { loadFormAttributes } from './formAttributes.ts'
import { NEW_ADDRESS } from '#src/features/account/newAddress.ts'
import { personalView } from './personalView.ts'
import { storeSettingsOf } from './shellData.ts'
import { wishlistView } from './wishlistView.ts'

const pageOf = (value: unknown): number => (Number.isInteger(value) && Number(value) > 1 ? Number(value) : 1)

/** What the account's routes load: one view an address. */
export const accountViews = {
  '/account': (args) => personalView<AccountPageQuery, 'account'>(args, 'account', { variables: {}, props: {} }),
  '/account/addresses': (args) =>
    personalView<AccountAddressesPageQuery, 'accountAddresses'>(args, 'accountAddresses', { variables: {}, props: {} }),
  '/account/addresses/$id': (args) => {
    const id = args.params['id']
    return personalView<AccountAddressPageQuery, 'accountAddress'>(args, 'accountAddress', {
      variables: {},
      props: { addressId: id === NEW_ADDRESS ? null : Number(id) },
    })
  },
  async '/account/profile'(args) {
    const isSignedIn = args.context.session.customerToken.validToken() !== null
    const attributes = isSignedIn ? await loadFormAttributes(args.context, 'customer_account_edit') : null
    return personalView<AccountProfilePageQuery, 'accountProfile'>(args, 'accountProfile', {
      variables: {},
      props: { attributes },
    })
  },
  '/account/downloads': (args) =>
    personalView<AccountDownloadsPageQuery, 'accountDownloads'>(args, 'accountDownloads', { variables: {}, props: {} }),
  async '/account/store-credit'(args) {
    if (!args.context.hasField('Customer', 'store_credit')) return notFoundView(args.context)
    return personalView<AccountStoreCreditPageQuery, 'accountStoreCredit'>(args, 'accountStoreCredit', {
      variables: { page: pageOf(args.deps['p']) },
      props: {},
    })
  },
  async '/account/reward-points'(args) {
    if (!args.context.hasField('Customer', 'reward_points')) return notFoundView(args.context)
    return personalView<AccountRewardPointsPageQuery, 'accountRewardPoints'>(args, 'accountRewardPoints', {
      variables: {},
      props: {},
    })
  },
  async '/account/returns'(args) {
    if (!args.context.hasField('Customer', 'returns')) return notFoundView(args.context)
    return personalView<AccountReturnsPageQuery, 'accountReturns'>(args, 'accountReturns', {
      variables: { page: pageOf(args.deps['p']) },
      props: {},
    })
  },
  async '/account/returns/$id'(args) {
    const { params, deps, context } = args
    if (!context.hasField('Customer', 'returns')) return notFoundView(context)
    const id = params['id'] ?? ''
    if (id !== NEW_RETURN) {
      return personalView<AccountReturnPageQuery, 'accountReturn'>(args, 'accountReturn', {
        variables: { uid: id },
        props: {},
      })
    }
    const number = String(deps['order'] ?? '')
    return personalView<AccountReturnRequestPageQuery, 'accountReturnRequest'>(args, 'accountReturnRequest', {
      variables: { number },
      props: { number },
    })
  },
  async '/account/gift-registry'(args) {
    if (!args.context.hasField('Customer', 'gift_registries')) return notFoundView(args.context)
    return personalView<AccountGiftRegistriesPageQuery, 'accountGiftRegistries'>(args, 'accountGiftRegistries', {
      variables: {},
      props: {},
    })
  },
  async '/account/gift-registry/$uid'(args) {
    if (!args.context.hasField('Customer', 'gift_registry')) return notFoundView(args.context)
    return personalView<AccountGiftRegistryPageQuery, 'accountGiftRegistry'>(args, 'accountGiftRegistry', {
      variables: { uid: args.params['uid'] ?? '' },
      props: {},
    })
  },
  async '/gift-registry'({ context, deps }) {
    if (!context.hasField('Query', 'giftRegistry')) return notFoundView(context)
    const query = await startQuery<GiftRegistrySearchPageQuery>(context, 'giftRegistrySearch', { variables: {} })
    if (!query) return notFoundView(context)
    const props = { query, search: parseNameSearch(deps) }
    return { page: 'giftRegistrySearch', props, layerKey: 'gift-registry-search' }
  },
  async '/gift-registry/$uid'({ context, params, location }) {
    if (!context.hasField('Query', 'giftRegistry')) return notFoundView(context)
    const variables = { uid: params['uid'] ?? '' }
    const query = await startQuery<GiftRegistryPageQuery>(context, 'giftRegistry', {
      variables,
      fetchPolicy: 'store-and-network',
      exists: ({ giftRegistry: answer }) =>
        answer.ok ? answer.value != null : isNowhere(answer.errors) ? false : null,
    })
    // Its owner, whom the server does not know, may see one that is closed: the page itself says that it is not there.
    const shown = query ?? { operation: 'GiftRegistryPageQuery', variables }
    const view = { page: 'giftRegistry', props: { query: shown, path: location.href } } as const
    return query ? view : { ...view, status: 404 }
  },
  async '/account/reviews'(args) {
    const { hasReviews } = await storeSettingsOf(args.context)
    if (!hasReviews) return notFoundView(args.context)
    return personalView<AccountReviewsPageQuery, 'accountReviews'>(args, 'accountReviews', {
      variables: { page: pageOf(args.deps['p']) },
      props: {},
    })
  },
  '/account/payment-methods': (args) =>
    personalView<AccountPaymentMethodsPageQuery, 'accountPaymentMethods'>(args, 'accountPaymentMethods', {
      variables: {},
      props: {},
    }),
  '/account/privacy': (args) =>
    personalView<AccountPrivacyPageQuery, 'accountPrivacy'>(args, 'accountPrivacy', { variables: {}, props: {} }),
  '/account/deleted': ({ context }) => staticView(context, 'accountDeleted', {}),
  async '/account/create'({ context, location }) {
    const [query, attributes] = await Promise.all([
      startQuery<AccountCreatePageQuery>(context, 'accountCreate', { variables: {} }),
      loadFormAttributes(context, 'customer_account_create'),
    ])
    const email = location.state.signIn?.email ?? null
    return query ? { page: 'accountCreate', props: { query, attributes, email } } : notFoundView(context)
  },
  '/account/confirm': ({ context }) => staticView(context, 'accountConfirm', {}),
  '/account/forgot-password': ({ context }) => staticView(context, 'accountForgotPassword', {}),
  '/account/reset-password': ({ context }) => staticView(context, 'accountResetPassword', {}),
  '/account/orders': (args) => {
    const search = answerableSearch(parseOrderSearch(args.location.search), args.context.hasField)
    return personalView<AccountOrdersPageQuery, 'accountOrders'>(args, 'accountOrders', {
      variables: { filter: orderFilterOf(search), currentPage: search.page ?? 1 },
      props: { search },
      layerKey: 'account-orders',
    })
  },
  async '/account/orders/$number'(args) {
    const number = args.params['number'] ?? ''
    const isSignedIn = args.context.session.customerToken.validToken() !== null
    const sums = isSignedIn ? await loadOrderSums(args.context, { number }) : NO_SUMS
    return personalView<AccountOrderPageQuery, 'accountOrder'>(args, 'accountOrder', {
      variables: { number },
      props: { number, sums },
    })
  },
  async '/contact'({ context }) {
    const query = await startQuery<ContactPageQuery>(context, 'contact', { variables: {} })
    return query ? { page: 'contact', props: { query } } : notFoundView(context)
  },
  async '/checkout/agreements/$id'({ context, params }) {
    const agreementId = Number(params['id'])
    const query = await startQuery<CheckoutAgreementPageQuery>(context, 'checkoutAgreement', {
      variables: {},
      exists: ({ checkoutAgreements }) => checkoutAgreements?.some((found) => found?.agreement_id === agreementId),
    })
    if (!query) return notFoundView(context)
    const view = { page: 'checkoutAgreement', props: { query, agreementId } } as const
    return context.isServer ? { ...view, background: await (await import('./homeView.ts')).homeView(context) } : view
  },
  '/wishlist': wishlistView,
  '/compare': ({ context }) => staticView(context, 'compare', {}),
  [SHARED_CART_PATH]: ({ context, location }) => staticView(context, 'cartShared', { fragment: location.hash }),
  '/orders/$page': ordersView,
} satisfies Readonly<Record<string, (args: AccountArguments) => Promise<PageView>>>

export type AccountViews = typeof accountViews
