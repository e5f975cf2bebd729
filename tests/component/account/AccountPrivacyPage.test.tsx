import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import pageNode from '#src/__generated__/AccountPrivacyPageQuery.graphql.ts'
import ordersNode from '#src/__generated__/personalDataOrdersQuery.graphql.ts'
import methodsNode from '#src/__generated__/personalDataPaymentMethodsQuery.graphql.ts'
import profileNode from '#src/__generated__/personalDataProfileQuery.graphql.ts'
import enabledNode from '#src/__generated__/personalDataReturnsEnabledQuery.graphql.ts'
import pointsNode from '#src/__generated__/personalRewardPointsQuery.graphql.ts'
import returnsNode from '#src/__generated__/personalDataReturnsQuery.graphql.ts'
import registriesNode from '#src/__generated__/personalRegistriesQuery.graphql.ts'
import wishlistsNode from '#src/__generated__/personalWishlistsQuery.graphql.ts'
import reviewsNode from '#src/__generated__/personalDataReviewsQuery.graphql.ts'
import { component as AccountPrivacyPage } from '#src/pages/account-privacy/AccountPrivacyPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { REGISTRY } from './registryAnswers.ts'
import { stageAccount, type Answers } from './accountStage.tsx'

afterEach(() => vi.restoreAllMocks())

const NO_PAGES = { items: [], page_info: { total_pages: 1 } }
const CARD = { type: 'card', payment_method_code: 'paypal_express', details: '{"maskedCC":"4242"}' }
const returned = (page: number) => ({
  data: completeAnswer(returnsNode.operation, {
    customer: {
      returns: {
        items: [{ uid: `r${page}`, number: `00000000${page}`, items: [], comments: [], shipping: { tracking: [] } }],
        page_info: { total_pages: 2 },
      },
    },
  }),
})

/** Two lists, the first with two pages. For a page past the last one Magento returns the last page again. */
const wished = (list: number, page: number) => ({
  data: completeAnswer(wishlistsNode.operation, {
    customer: {
      wishlists: [
        {
          id: `l${Math.min(list, 2)}`,
          items_v2: {
            items: [
              { __typename: 'SimpleWishlistItem', id: `w${list}.${page}`, description: 'Per Ada', product: null },
            ],
            page_info: { total_pages: list === 1 ? 2 : 1 },
          },
        },
      ],
    },
  }),
})

async function show({ returnsEnabled = 'enabled', hasField = (): boolean => true, answers = {} as Answers } = {}) {
  const stage = await stageAccount(
    <AccountPrivacyPage query={{ operation: 'AccountPrivacyPageQuery', variables: {} }} path="/account/privacy" />,
    {
      path: '/account/privacy',
      hasField,
      answers: {
        AccountPrivacyPageQuery: {
          data: completeAnswer(pageNode.operation, {
            customer: { email: 'ada@example.com' },
            storeConfig: { store_code: 'it', default_title: 'Shop' },
          }),
        },
        personalDataProfileQuery: {
          data: completeAnswer(profileNode.operation, { customer: { email: 'ada@example.com', addresses: [] } }),
        },
        personalDataOrdersQuery: { data: completeAnswer(ordersNode.operation, { customer: { orders: NO_PAGES } }) },
        personalDataReviewsQuery: { data: completeAnswer(reviewsNode.operation, { customer: { reviews: NO_PAGES } }) },
        personalDataReturnsEnabledQuery: {
          data: completeAnswer(enabledNode.operation, {
            storeConfig: { store_code: 'it', returns_enabled: returnsEnabled },
          }),
        },
        personalDataReturnsQuery: ({ page }) => returned(Number(page)),
        personalWishlistsQuery: ({ list, page }) => wished(Number(list), Number(page)),
        personalRegistriesQuery: {
          data: completeAnswer(registriesNode.operation, { customer: { gift_registries: [REGISTRY] } }),
        },
        personalRewardPointsQuery: {
          data: completeAnswer(pointsNode.operation, {
            customer: { reward_points: { balance: { points: 348 }, balance_history: [] } },
          }),
        },
        personalDataPaymentMethodsQuery: {
          data: completeAnswer(methodsNode.operation, {
            customerPaymentTokens: { items: [{ ...CARD, public_hash: 'secret-hash' }] },
          }),
        },
        ...answers,
      },
    },
  )
  stage.customerToken.issue('bearer')
  await stage.show()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return '#'
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Scarica i miei dati' }))
  return { ...stage, files }
}

test('the file has every page of the returns, and the saved methods without secrets', async () => {
  const { files } = await show()
  await vi.waitFor(() => expect(files).toHaveLength(1))
  const text = (await files[0]?.text()) ?? ''
  const { customer, returns, wishlists, giftRegistries, rewardPoints, paymentMethods } = JSON.parse(text)
  expect(rewardPoints).toMatchObject({ balance: { points: 348 } })
  expect(customer.email).toBe('ada@example.com')
  expect(returns.map(({ number }: { number: string }) => number)).toEqual(['000000001', '000000002'])
  expect(giftRegistries).toMatchObject([
    { event_name: REGISTRY.event_name, items: REGISTRY.items.map(({ uid }) => ({ uid })) },
  ])
  type List = { id: string; items: { id: string }[] }
  expect(wishlists.map((list: List) => [list.id, ...list.items.map(({ id }) => id)])).toEqual([
    ['l1', 'w1.1', 'w1.2'],
    ['l2', 'w2.1'],
  ])
  expect(paymentMethods).toEqual([CARD])
  expect(text).not.toContain('secret-hash')
})

test.each([
  ['the backend has no returns', { hasField: () => false }],
  ['the shop takes none', { returnsEnabled: 'disabled' }],
])('the file says so where %s', async (_why, situation) => {
  const { files, sent } = await show(situation)
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ returns: null, paymentMethods: [CARD] })
  expect(sent.map(({ name }) => name)).not.toContain('personalDataReturnsQuery')
})

test('gift registries are not requested from a backend without them', async () => {
  const { files, sent } = await show({ hasField: () => false })
  await vi.waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ giftRegistries: null })
  expect(sent.map(({ name }) => name)).not.toContain('personalRegistriesQuery')
})

test('there is no file of half the data', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  const { files } = await show({
    answers: {
      personalDataPaymentMethodsQuery: {
        data: completeAnswer(methodsNode.operation, { customerPaymentTokens: null }),
      },
    },
  })
  expect((await screen.findByRole('alert')).textContent).toMatch(/Non siamo riusciti a raccogliere tutto/)
  expect(files).toEqual([])
  expect(reported).toHaveBeenCalledTimes(1)
})
