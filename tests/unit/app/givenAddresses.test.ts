import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathPages } from '#src/routes/pages.ts'
import { stageDocuments } from './documentStage.ts'

let documents: Awaited<ReturnType<typeof stageDocuments>>
beforeAll(async () => {
  documents = await stageDocuments()
})
afterAll(() => documents.close())

/** One page of each kind of search: none, that of lists and products, that of words, others. */
const PATHS = [
  '/',
  '/tavola.html',
  '/vaso-anfora.html',
  '/search',
  '/search/suggestions',
  '/contact',
  '/account/signin',
  '/account/orders',
  '/orders/find',
]

describe('an address keeps the values that others wrote into it', () => {
  test.each(PATHS)('%s', async (path) => {
    const changed: unknown[] = []
    for (const search of [
      'utm_id=120212345678901234&gclid=662E41',
      'q=1e5',
      'q=true&n=null',
      'q=a&q=b&a=1&a=2',
      'n=007&m=1.0&o=-0&page=01',
      'n=%221%22&m=[1]&o={"a":1}',
      'a&b=&c=b%20c',
      'a=%&b=1_2&toString=1&__proto__=1',
    ]) {
      const { status, location, reported } = await documents.open(`${path}?${search}`)
      if (status !== 200 || reported.length > 0) changed.push({ search, status, location, reported })
    }
    expect(changed).toEqual([])
  })
})

test.each([
  ['1e5', '1e5'],
  ['true', 'true'],
  ['007', '007'],
  ['120212345678901234', '120212345678901234'],
  ['a&q=b', 'a'],
])('a search for %s searches for %s', async (given, words) => {
  const { html } = await documents.open(`/search?q=${given}`)
  expect(html).toContain(`value="${words}"`)
})

/** The paths of pages that need no value in them. */
const FIXED_PATHS = pathPages.map(({ path }) => path).filter((path) => path !== '/' && !path.includes('$'))

describe('another spelling of an address', () => {
  /** The document of an address, or the one to which it leads permanently. */
  const shownAt = async (path: string) => {
    const { status, location, heading } = await documents.open(path)
    if (status !== 301 || location === null) return { status, heading }
    const target = await documents.open(location)
    return { status: target.status, heading: target.heading }
  }

  test.each(FIXED_PATHS)('%s with a slash at its end is the same page, or leads to it permanently', async (path) => {
    expect(await shownAt(`${path}/`)).toEqual(await shownAt(path))
  })

  test.each([
    ['/en/', '/en'],
    ['/en/?utm_source=a', '/en?utm_source=a'],
    ['/accessibility', '/accessibilita'],
    ['/accessibilita/', '/accessibilita'],
    ['/Accessibilita', '/accessibilita'],
  ])('%s leads to %s permanently', async (given, own) => {
    expect(await documents.open(given)).toMatchObject({ status: 301, location: own })
  })
})

describe('a path that nobody can decode is missing, with the page of the shop', () => {
  test.each([
    '/%',
    '/%zz',
    '/sconto-50%.html',
    '/tavola.html%',
    '/%C0%AF',
    '/%E0%A4%A',
    '/%ff/a',
    '/en/%',
    '/search/%',
    '/media/%',
    '/cms/a%2',
    '/%00',
  ])('%s', async (path) => {
    const { status, location, reported, hasHeader, heading } = await documents.open(path)
    expect({ status, location, reported, hasHeader }).toEqual({
      status: 404,
      location: null,
      reported: [],
      hasHeader: true,
    })
    expect(heading).not.toBeNull()
  })
})

test('an account page with such a path has its answer, too', async () => {
  const { status, reported } = await documents.open('/account/orders/%')
  expect({ status, reported }).toEqual({ status: 200, reported: [] })
})

/** The addresses of all pages with a path of their own; a parameter is written in both cases. */
const OWN_PATHS = pathPages.map(({ path }) => path.replaceAll(/\$\w+/g, 'aB1'))

test.each(OWN_PATHS.filter((path) => path !== '/'))('%s has one spelling', async (path) => {
  const own = await documents.open(`${path}?q=A`)
  const odd = path.replaceAll(/[a-z-]+(?=\/|$)/g, (word) => word.toUpperCase())
  const differences: unknown[] = []
  for (const spelling of [odd, `${path}/`, `/${odd}//`]) {
    const { status, location } = await documents.open(`${spelling}?q=A`)
    const isRight = own.status === 200 ? status === 301 && location === `${path}?q=A` : status === own.status
    if (!isRight) differences.push({ spelling, status, location })
  }
  expect(differences).toEqual([])
})
