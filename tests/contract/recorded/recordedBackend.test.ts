import { graphql, parse, validate } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerFromRecordings } from '#tests/harness/servers/recordedBackend.ts'
import { completeRecording, RECORDINGS, recordingsOf } from '#tests/harness/servers/recordings.ts'
import type { Recording } from '#tests/harness/servers/recordings.ts'
import { createCommerceClient, type Fetch } from '../commerceClient.ts'
import { recordedSchema } from './recordedSchemas.ts'
import { visitScreens, type Screen } from '../screens.ts'
import { openStorefront, storefrontOperations } from '../storefront.ts'

const { operations } = storefrontOperations()
const texts = new Map(operations.map(({ name, text }) => [name, text]))
const schema = recordedSchema('2.4.7 Open Source')

type Body = { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> }

/**
 * Fields that no operation asked for when the answers were recorded: amounts without tax, which a shop with tax does not
 * show, the date and status of a receipt, the tier prices of a bundle's parts, and whether the contact form is open.
 */
const ASKED_SINCE =
  /: (?:CartItemPrices\.(?:price|row_total)|(?:Available|Selected)ShippingMethod\.price_excl_tax|CustomerOrder\.(?:order_date|status)|ProductPrice\.regular_price|StoreConfig\.contact_enabled)$/

const isOfAbsentBlock = ({ message }: { readonly message: string }) => message.startsWith('The CMS block with')

/** A recording with content, for queries whose variables cannot be repeated: new carts, other texts. */
const fullest = (operation: string): Recording | undefined =>
  recordingsOf(operation)
    .filter(({ answer, signedIn }) => answer.data && !signedIn && (answer.errors ?? []).every(isOfAbsentBlock))
    .toSorted((one, other) => JSON.stringify(other.answer).length - JSON.stringify(one.answer).length)[0]

/** The recorded Magento as a server. */
const recordedMagento: Fetch = async (request) => {
  const { query, variables = {} } = (await request.json()) as Body
  if (query.includes('__schema')) return Response.json(await graphql({ schema, source: query }))
  const refusals = validate(schema, parse(query)).map(({ message }) => ({ message }))
  if (refusals.length > 0) return Response.json({ errors: refusals })
  const operation = /^\w+ (\w+)/.exec(query)?.[1] ?? ''
  const question = { operation, text: query, store: 'it', signedIn: false }
  const other = fullest(operation)
  // The recorded carts no longer exist, and another shopper's cart is refused: this one replaces each of them.
  const own = 'cartId' in variables ? null : answerFromRecordings({ ...question, variables })
  const answer = own ?? (other && answerFromRecordings({ ...question, variables: other.variables }))
  return answer ? Response.json(answer) : Response.json({ errors: [{ message: `${operation} was not recorded` }] })
}

describe('the kit in front of the recorded Magento', () => {
  let screens: readonly Screen[]
  beforeAll(async () => {
    const client = createCommerceClient('http://recorded.test/graphql', recordedMagento)
    const storefront = await openStorefront({ client, fetch: recordedMagento, now: () => 0 })
    expect(storefront.backend).toMatchObject({ problem: null, lacking: [] })
    screens = await visitScreens(storefront)
  })

  test('every screen has the data that a shopper needs', () => {
    const misses = screens.flatMap(({ screen, misses: all }) => all.map((miss) => ({ ...miss, screen })))
    expect(misses.filter(({ isNeeded }) => isNeeded)).toEqual([])
  })

  test('it went through to the choice of payment', () => {
    const asked = screens.flatMap((screen) => screen.operations)
    expect(asked).toEqual(expect.arrayContaining(['ProductPageQuery', 'CartPageQuery', 'setShippingAddressMutation']))
  })
})

describe('recordings of the current operations', () => {
  const recorded = RECORDINGS.filter(({ operation, answer }) => texts.has(operation) && answer.data)

  test('most of the recorded operations are still sent', () => {
    const gone = new Set(RECORDINGS.map(({ operation }) => operation).filter((operation) => !texts.has(operation)))
    expect(gone.size).toBeLessThan(new Set(RECORDINGS.map(({ operation }) => operation)).size / 5)
  })

  test('names, prices, pictures and addresses are recorded, not left out', () => {
    const absent = new Set(
      recorded.flatMap((recording) => [...completeRecording(recording, texts.get(recording.operation) ?? '').absent]),
    )
    const shown = /\.(name|product_name|price_range|small_image|url_key|url_path|sku|grand_total|final_price)$/
    expect([...absent].filter((name) => shown.test(name))).toEqual([])
  })

  test('no recorded answer lacks data that its operation requires', () => {
    const lacking = recorded.flatMap((recording) =>
      completeRecording(recording, texts.get(recording.operation) ?? '').absentThoughRequired.map(
        (name) => `${recording.operation}: ${name}`,
      ),
    )
    expect(lacking.filter((name) => !ASKED_SINCE.test(name))).toEqual([])
  })

  test('a field that no recording holds is named', () => {
    const [recording] = recordingsOf('ShellQuery')
    if (!recording) throw new Error('The shell was not recorded')
    const text = 'query ShellQuery { storeConfig { store_code website_name title_separator } }'
    const { data, absent } = completeRecording(recording, text)
    expect(absent).toEqual(['StoreConfig.title_separator'])
    expect(data).toEqual({ storeConfig: { store_code: 'en', website_name: 'Main Website', title_separator: null } })
  })

  test('a field that another recording of the same object holds is borrowed', () => {
    const [recording] = recordingsOf('ShellQuery')
    if (!recording) throw new Error('The shell was not recorded')
    const { borrowed } = completeRecording(recording, 'query ShellQuery { storeConfig { store_code title_prefix } }')
    expect(borrowed).toEqual(['StoreConfig.title_prefix'])
  })
})
