import '#src/ui/theme/global.css.ts'
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { ConcreteRequest, Variables } from 'relay-runtime'
import { expect, test } from 'vitest'
import { answerFromRecordings } from '#tests/harness/servers/recordedBackend.ts'
import { completeRecording, RECORDINGS } from '#tests/harness/servers/recordings.ts'
import type { Answer, Recording } from '#tests/harness/servers/recordings.ts'
import { stageAccount } from '../account/accountStage.tsx'
import type { Answers } from '../account/accountStage.tsx'
import { partNames, recordedSchema } from '../../contract/recorded/recordedSchemas.ts'

const nodes = import.meta.glob<ConcreteRequest>('/src/__generated__/*.graphql.ts', { import: 'default' })
const pages = import.meta.glob<{ readonly component: ComponentType<object> }>('/src/pages/*/*Page.tsx')

/** The screen that owns an operation: `XPage.tsx` has `XPageQuery`. */
const pageOf = (operation: string) =>
  Object.entries(pages).find(([path]) => path.endsWith(`/${operation.slice(0, -'Query'.length)}.tsx`))?.[1]

/** Texts of the current operations. Unrecorded queries beside the screen's own are answered without data. */
const texts = new Map<string, string>()
for (const load of Object.values(nodes)) {
  const { params } = await load()
  if (params?.text) texts.set(params.name, params.text)
}

// Code that loads on demand may take longer than the wait of the first rendering.
await Promise.all(Object.values(import.meta.glob('/src/{pages,features}/**/*.tsx')).map(async (load) => load()))

/** The server renders these; tests/unit/app/recordedDocuments.test.ts does that from the recordings. */
const IN_DOCUMENTS = ['CategoryPage', 'CmsContentPage', 'ContactPage', 'HomePage', 'ProductPage', 'SearchPage']

const isOfAbsentBlock = ({ message }: { readonly message: string }) => message.startsWith('The CMS block with')
const isWhole = ({ answer }: Recording) => Boolean(answer.data) && (answer.errors ?? []).every(isOfAbsentBlock)

/** Why recordings of an operation have no screen. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  ComparePageQuery: 'no longer sent: ComparedProductsQuery asks',
  ProductChoicesQuery: 'no longer sent: part of ProductPageQuery',
  ProductReviewsQuery: 'no longer sent: part of ProductPageQuery',
  ProductRowsQuery: 'no longer sent: part of ProductPageQuery',
  ShellQuery: 'header and footer of every document of recordedDocuments.test.ts',
  resolveUrlQuery: 'leads to every document of recordedDocuments.test.ts',
  useListFacetsQuery: 'the filters of the lists of recordedDocuments.test.ts',
  filterableAttributesQuery: 'the filters of the lists of recordedDocuments.test.ts',
  CartButtonQuery: 'a number in the header; the cart page shows the lines',
  CartCrossSellsQuery: 'asked below the cart page and answered from here',
  CartGiftMessageQuery: 'no longer sent: part of CartExtrasQuery',
  FormAttributesQuery: 'asked by the forms of the account and answered from here',
  OrderGiftMessagesQuery: 'no longer sent: part of OrderDetailsQuery',
  OrderPlacesQuery: 'no longer sent: part of OrderDetailsQuery',
  PickupChoiceCartQuery: 'asked by the checkout and answered from here',
  PickupChoiceQuery: 'asked by the checkout and answered from here',
  PopularSearchesQuery: 'asked by the suggestions and answered from here',
  RecentProductsQuery: 'cards of products, as in the lists of recordedDocuments.test.ts',
  ComparedProductsQuery: 'the table of a comparison that lives in the browser',
  cartQueriesGuestQuery: 'has no screen: the shop reads a cart before it joins another',
  cartQueriesOwnQuery: 'has no screen: the shop reads a cart before it joins another',
  emailHasAccountQuery: 'one word of the checkout',
  ownSavedQuery: 'has no screen: hearts and lists read it from the store',
}

/**
 * A mutation's answer is written to the store: recordedBackend.test.ts compares its answer with the current operation.
 */
const isMutation = ({ operation }: Recording) => operation.endsWith('Mutation')

const screens = RECORDINGS.filter(
  (recording) =>
    texts.has(recording.operation) &&
    pageOf(recording.operation) &&
    isWhole(recording) &&
    !IN_DOCUMENTS.some((page) => recording.operation === `${page}Query`),
)

/** The props that routes pass to the pages beside their query; each page uses its own. */
const PROPS = {
  pending: false,
  path: '/account',
  step: 'contact',
  arrivedWith: '',
  from: null,
  email: null,
  listId: null,
  details: null,
  extras: null,
  saved: null,
  search: {},
}

/** Fields that a screen reads without showing their value in this answer. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  AccountDownloadsPageQuery: 'tells only what can be downloaded, and of the orders the rest, too',
  WishlistPageQuery: 'shows what the list holds at the moment, and asks it again',
}

const PARTS = partNames(recordedSchema('2.4.7 Open Source'))

/** Names of products and amounts in an answer, in the fields that a shopper must see. */
function shownIn(value: unknown, field = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shownIn(item, field))
  if (typeof value !== 'object' || value === null) return []
  const known = value as Answer
  if (field === 'product' && typeof known['name'] === 'string') return [known['name']]
  if (typeof known['product_name'] === 'string') return [known['product_name']]
  if (field === 'grand_total') {
    const { value: amount, currency } = known as { readonly value: number; readonly currency: string }
    return [new Intl.NumberFormat('it', { style: 'currency', currency }).format(amount)]
  }
  return Object.entries(known).flatMap(([name, each]) => shownIn(each, name))
}

async function stage(recording: Recording) {
  const { operation, variables, store, signedIn } = recording
  const answers: Answers = Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      (asked: Variables) =>
        answerFromRecordings({ operation: name, text, variables: asked, store, signedIn }) ?? {
          data: completeRecording({ ...recording, variables: asked, answer: { data: {} } }, text).data,
        },
    ]),
  )
  const screen = await pageOf(operation)?.()
  const Page = screen?.component
  if (!Page) throw new Error(`No screen asks ${operation}`)
  const missing: string[] = []
  const textOf = (name: string) => (typeof variables[name] === 'string' ? variables[name] : null)
  const staged = await stageAccount(
    <Page
      {...PROPS}
      {...(signedIn && { step: 'delivery' })}
      {...{ addressId: null, q: textOf('search') ?? '', number: textOf('number'), query: { operation, variables } }}
    />,
    {
      cartId: textOf('cartId') ?? 'cart',
      answers,
      hasField: (type, field) => PARTS.has(`${type}.${field}`),
      onFieldEvent: (event) => {
        if (event.kind.startsWith('missing')) missing.push(`${event.owner}.${event.fieldPath}`)
      },
    },
  )
  if (signedIn) staged.customerToken.issue('token', { email: 'ada@example.com' })
  const { container } = await staged.show()
  return { ...staged, container, missing }
}

const MOST_TASKS = 2_000

/** After this number of tasks without a change, rendering is complete. */
const QUIET_TASKS = 50

/** Code that loads on demand must arrive inside an act, so every task of the wait is one. */
async function rendered(container: HTMLElement, isDone: () => boolean): Promise<void> {
  let quiet = 0
  for (let task = 0; task < MOST_TASKS && (quiet < QUIET_TASKS || !isDone()); task += 1) {
    const before = container.innerHTML
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    quiet = before === container.innerHTML ? quiet + 1 : 0
  }
}

test('every recording has a screen, or a reason why it has none', () => {
  const isInDocuments = ({ operation }: Recording) => IN_DOCUMENTS.some((page) => operation === `${page}Query`)
  const rest = RECORDINGS.filter((each) => !screens.includes(each) && !isInDocuments(each) && !isMutation(each))
  const unexplained = rest.filter((each) => !(each.operation in WITHOUT_SCREEN))
  // Refusals of Magento: tests/component/cart checks the screen's texts.
  const told = unexplained.map(({ operation, answer }) => `${operation}: ${answer.errors?.[0]?.message}`)
  expect(told).toEqual([
    expect.stringMatching(/^CartPageQuery: The current user cannot perform operations on cart/),
    'CartPageQuery: Internal server error',
  ])
  const used = new Set(rest.map(({ operation }) => operation))
  expect(Object.keys(WITHOUT_SCREEN).filter((operation) => !used.has(operation))).toEqual([])
})

test.each(
  screens.map((recording) => [`${recording.operation} ${JSON.stringify(recording.variables)}`, recording] as const),
)('%s', async (_, recording) => {
  const { container, missing } = await stage(recording)
  const shown = recording.operation in NOT_SHOWN ? [] : shownIn(recording.answer.data)
  const unseen = () => shown.filter((words) => !container.textContent.includes(words))
  await rendered(container, () => container.textContent.length > 20 && unseen().length === 0)
  expect(container.textContent.length).toBeGreaterThan(20)
  expect(unseen()).toEqual([])
  expect(container.textContent).not.toContain('non si è caricat')
  expect(missing).toEqual([])
})
