import { definePage } from '#src/routing/definePage.ts'
import { msg } from '@lingui/core/macro'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import type { CheckoutAgreementPageQuery } from '#src/__generated__/CheckoutAgreementPageQuery.graphql.ts'

/** Shown over the checkout, and over the home page when it is entered directly. */
export const checkoutAgreementPage = definePage({
  name: 'checkoutAgreement',
  path: '/checkout/agreements/$id',
  screen: () => import('./CheckoutAgreementPage.tsx'),
  overlay: { variant: 'middle', title: msg`Prima di ordinare` },
  dependsOnShopper: true,
  async load({ context, params }, page) {
    const agreementId = Number(params['id'])
    const query = await startQuery<CheckoutAgreementPageQuery>(context, page, {
      variables: {},
      exists: ({ checkoutAgreements }) => checkoutAgreements?.some((found) => found?.agreement_id === agreementId),
    })
    return query ? page.view({ query, agreementId }) : notFoundView(context)
  },
})
