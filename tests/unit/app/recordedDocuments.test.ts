import { decodeHTMLStrict } from 'entities'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createDecodingGateway } from '#server/gateway/decodeTextFields.ts'
import { optionalParts } from '#server/gateway/optionalParts.ts'
import type * as Entry from '#src/entry.server.tsx'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import { answerFromRecordings, pathOfCategory, pathOfProduct } from '#tests/harness/servers/recordedBackend.ts'
import { recordingsOf, type Answer, type Recording } from '#tests/harness/servers/recordings.ts'
import { possibleTypesOf } from '../../../build/possibleTypes.ts'
import { partNames, recordedSchema } from '../../contract/recorded/recordedSchemas.ts'

const SCHEMA_TEXT = readFileSync('schema.graphql', 'utf8')
const ORIGIN = 'http://localhost:3000'

/** The recorded Magento's capabilities, as the host knows them. */
const fields = (() => {
  const there = partNames(recordedSchema('2.4.7 Open Source'))
  return optionalParts(SCHEMA_TEXT)
    .map(({ name }) => name)
    .filter((name) => there.has(name))
})()

let entry: typeof Entry
beforeAll(async () => {
  vi.stubGlobal('__POSSIBLE_TYPES__', possibleTypesOf(SCHEMA_TEXT))
  entry = await import('#src/entry.server.tsx')
})
afterAll(() => void vi.unstubAllGlobals())

type SentBody = {
  readonly operationName: string
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
}

/** A document of the shop in front of the recorded Magento. */
async function open(path: string, cookie = '') {
  const reported: string[] = []
  const unrecorded: string[] = []
  const host = createDecodingGateway({
    schemaText: SCHEMA_TEXT,
    gateway: {
      async handle(request) {
        const { operationName: operation, query: text, variables = {} } = (await request.json()) as SentBody
        const store = request.headers.get('store') ?? ''
        const answer = answerFromRecordings({ operation, text, variables, store, signedIn: false })
        if (answer) return Response.json(answer)
        unrecorded.push(`${operation} ${JSON.stringify(variables)}`)
        return new Response('', { status: 503 })
      },
    },
  })
  const response = await entry.render(new Request(`${ORIGIN}${path}`, { headers: { cookie } }), {
    nonce: 'nonce',
    shopOrigin: ORIGIN,
    publicConfig: readPublicConfig({ fields: fields.join(' '), storeViews: undefined }),
    fetch: (input, init) => host.handle(input instanceof Request ? input : new Request(new URL(input, ORIGIN), init)),
    alternates: [],
    assetsOf: () => ({ entry: '/entry.js', styles: [], modules: [], worker: null }),
    strict: true,
    reportError: (error, where) => reported.push(`${where}: ${String(error)}`),
  })
  const html = await response.text()
  const drawn = html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(drawn)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? null
  return { status: response.status, drawn, heading, reported, unrecorded }
}

const pathIn = (store: string, path: string) => `${store === 'it' ? '' : `/${store}`}/${path}`
const named = (recordings: readonly Recording[], nameOf: (recording: Recording) => string) =>
  recordings.map((recording) => [nameOf(recording), recording] as const)

const firstOf = ({ answer }: Recording, field: string): Answer => {
  const found = answer.data?.[field] as { readonly items: readonly Answer[] } | undefined
  const first = found?.items[0]
  if (!first) throw new Error(`The recording holds nothing in ${field}`)
  return first
}

/** The data of a product that a shopper must see in its place: name, price and picture. */
function unseen(drawn: string, product: Answer, locale: string): readonly string[] {
  const price = product['price_range'] as {
    readonly minimum_price: { readonly final_price: { readonly value: number; readonly currency: string } }
  }
  const { value, currency } = price.minimum_price.final_price
  const { url } = product['small_image'] as { readonly url: string }
  const parts = {
    name: asHtml(decodeHTMLStrict(String(product['name']).trim())),
    price: asHtml(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value)),
    picture: url.includes('/placeholder/') ? '<img' : url.slice(url.lastIndexOf('/') + 1),
  }
  return Object.entries(parts).flatMap(([part, words]) => (drawn.includes(words) ? [] : [`${part}: ${words}`]))
}

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

const productsIn = ({ answer }: Recording): readonly Answer[] =>
  (answer.data?.['products'] as { readonly items: readonly Answer[] } | undefined)?.items ?? []

/** The search parameters of a list's address for the variables of its query. */
function listSearchOf({ variables }: Recording): string {
  const { sort, currentPage, filter, search } = variables as {
    readonly sort?: Readonly<Record<string, string>>
    readonly currentPage: number
    readonly filter: Readonly<Record<string, { readonly from?: string; readonly to?: string }>>
    readonly search?: string
  }
  const params = new URLSearchParams()
  if (search !== undefined) params.set('q', search)
  for (const [code, direction] of Object.entries(sort ?? {})) params.set('sort', `${code}-${direction.toLowerCase()}`)
  if (filter['price']) params.set('price', `${filter['price'].from}-${filter['price'].to}`)
  if (currentPage > 1) params.set('page', String(currentPage))
  return params.size > 0 ? `?${params}` : ''
}

const localeOf = ({ store }: Recording) => (store === 'it' ? 'it' : 'en')

/** A part of the page that was not recorded may be missing; everything else must be there. */
const isWhole = ({ reported, unrecorded }: Awaited<ReturnType<typeof open>>) =>
  reported.length === unrecorded.length && unrecorded.every((name) => !/^\w+PageQuery /.test(name))

describe('a product page shows name, price and picture', () => {
  test.each(
    named(recordingsOf('ProductPageQuery'), ({ store, variables }) => `${store} ${String(variables['urlKey'])}`),
  )('%s', async (_, recording) => {
    const product = firstOf(recording, 'products')
    const document = await open(pathIn(recording.store, pathOfProduct(product)))
    expect(document).toMatchObject({ status: 200, reported: [], unrecorded: [] })
    expect(document.heading).toBe(asHtml(decodeHTMLStrict(String(product['name']))))
    expect(unseen(document.drawn, product, localeOf(recording))).toEqual([])
  })
})

describe('a list shows name, price and picture of each product', () => {
  const categories = named(
    recordingsOf('CategoryPageQuery'),
    (each) => `${pathIn(each.store, pathOfCategory(firstOf(each, 'categories')))}${listSearchOf(each)}`,
  )
  const searches = named(recordingsOf('SearchPageQuery'), (each) => pathIn(each.store, `search${listSearchOf(each)}`))
  test.each([...categories, ...searches])('%s', async (path, recording) => {
    const document = await open(path)
    expect(document.status).toBe(200)
    expect(document).toSatisfy(isWhole)
    expect(document.heading).toBeTruthy()
    const products = productsIn(recording)
    expect(document.drawn.match(/<article/g)?.length ?? 0).toBeGreaterThanOrEqual(products.length)
    expect(products.flatMap((product) => unseen(document.drawn, product, localeOf(recording)))).toEqual([])
  })
})

describe('a page of content shows its heading and its menu', () => {
  const contents = recordingsOf('CmsContentPageQuery').map(({ store, variables }) =>
    pathIn(store, String(variables['identifier'])),
  )
  const contacts = recordingsOf('ContactPageQuery').map(({ store }) => pathIn(store, 'contact'))
  test.each([...contents, ...contacts])('%s', async (path) => {
    const document = await open(path)
    expect(document.status).toBe(200)
    expect(document).toSatisfy(isWhole)
    expect(document.heading).toBeTruthy()
    expect(missingMenu(document.drawn)).toEqual([])
  })

  // The recorded home page has no content of its own, so it has no heading either.
  test.each(recordingsOf('HomePageQuery').map(({ store }) => (store === 'it' ? '/' : `/${store}`)))(
    '%s has the menu',
    async (path) => {
      const document = await open(path)
      expect(document).toMatchObject({ status: 200, reported: [], unrecorded: [] })
      expect(missingMenu(document.drawn)).toEqual([])
    },
  )
})

/** Categories of the menu that a document does not show. */
function missingMenu(drawn: string): readonly string[] {
  const names = recordingsOf('ShellQuery').flatMap((recording) => {
    const { children } = firstOf(recording, 'categories') as { readonly children: readonly Answer[] }
    return children.map(({ name }) => asHtml(String(name)))
  })
  expect(names.length).toBeGreaterThan(0)
  return names.filter((name) => !drawn.includes(name))
}
