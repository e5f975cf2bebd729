import { expect } from 'vitest'
import { readPage } from './crawl.ts'

type Answer = {
  readonly status: number
  /** The path of a redirect, with its query. */
  readonly location?: string
  readonly isIndexable?: boolean
  /** The path of the canonical address, with its query. */
  readonly canonical?: string
}

/** Addresses of the pages that are written in another way, without the base path of the store. */
export type Samples = {
  /** A list of at least two pages. */
  readonly list: string
  /** A list below another one. */
  readonly deepList: string
  readonly product: string
  /** A filter of the list that leaves less than a page, e.g. `smalto=cobalto-7`. */
  readonly filter: string
  readonly text: string
  /** The identifier of the home page's text, which is an address too. */
  readonly homeText: string
}

/** Answers of a store to addresses that somebody wrote by hand, that a parameter changed, or that lead too far. */
const expectedAnswers = ({ list, deepList, product, filter, text, homeText }: Samples): readonly [string, Answer][] => {
  const found = (canonical: string): Answer => ({ status: 200, isIndexable: true, canonical })
  const variation: Answer = { status: 200, isIndexable: false, canonical: list }
  const moved = (location: string): Answer => ({ status: 301, location })
  const missing: Answer = { status: 404, isIndexable: false }
  const upper = list.toUpperCase()
  const [parent = '', child = ''] = deepList.split(/(?<=.)\//)
  return [
    [list, found(list)],
    [`${list}?page=1`, found(list)],
    [`${list}?page=2`, found(`${list}?page=2`)],
    ...['page=0', 'page=-1', 'page=abc', 'page=', 'page=1.5', 'page=2&page=3', 'page=99999999999999999999'].map(
      (query): [string, Answer] => [`${list}?${query}`, found(list)],
    ),
    // Magento's own storefront counts pages with another parameter.
    ...['p=1', 'p=2', 'p=abc', 'view=list', 'unknown=1', 'utm_source=x', ''].map((query): [string, Answer] => [
      `${list}?${query}`,
      found(list),
    ]),
    [`${list}?page=999`, missing],
    [`${list}?${filter}`, variation],
    [`${list}?${filter}&page=2`, missing],
    [`${list}?${filter}-nothing`, variation],
    [`${list}?price=999999-9999999`, variation],
    ...['name-asc', 'price-desc'].map((sort): [string, Answer] => [`${list}?sort=${sort}`, variation]),
    [`${list}?sort=nonsense`, found(list)],
    [upper, moved(list)],
    [`${upper}?page=2`, moved(`${list}?page=2`)],
    [`${list}/`, moved(list)],
    [`${upper}/`, moved(list)],
    [`${list}//`, moved(list)],
    [`${upper}//`, moved(list)],
    [`/${list}`, moved(list)],
    [`//${list}?page=2`, moved(`${list}?page=2`)],
    [`${parent}//${child}`, moved(deepList)],
    [`${parent}///${child}/`, moved(deepList)],
    [`${list}.`, missing],
    [`${list}%2F`, missing],
    [`${list}%00`, missing],
    [`${parent}%2F${child}`, missing],
    [`${list};jsessionid=1`, missing],
    [`/%${list.charCodeAt(1).toString(16)}${list.slice(2)}`, found(list)],
    [list.replace('.', '%2E'), found(list)],
    [`/no-such-list${list}`, missing],
    [product, found(product)],
    [`${product}?unknown=1`, found(product)],
    [product.toUpperCase(), moved(product)],
    [`${product}/`, moved(product)],
    [`/${product}//`, moved(product)],
    [`${product}.`, missing],
    [text, found(text)],
    [`${text}/`, moved(text)],
    [text.toUpperCase(), moved(text)],
    [`/${homeText}`, moved('/')],
    [`/${homeText}/`, moved('/')],
    [`/${homeText}//`, moved('/')],
    [`/${homeText.toUpperCase()}`, moved('/')],
    ['?page=2', found('/')],
    ['//', moved('/')],
    ['/NO-ROUTE', missing],
    ['/%', missing],
    ['/%C3%28', missing],
    ['/%E2%80%AE', missing],
    ['//no-such-page.html//', missing],
    // A program might take two slashes for the start of a host.
    ['//other.example/x', missing],
    ['/search', { status: 200, isIndexable: false, canonical: '/search' }],
    ['/search?q=zzzzqq', { status: 200, isIndexable: false, canonical: '/search?q=zzzzqq' }],
    ['/cart', { status: 200, isIndexable: false, canonical: '/cart' }],
    ['/CART', moved('/cart')],
    ['/cart/', moved('/cart')],
    ['//Cart//', moved('/cart')],
    ['/c%61rt', moved('/cart')],
    ['/Search?q=zzzzqq', moved('/search?q=zzzzqq')],
    ['/SEARCH/?q=', moved('/search?q=')],
    ['/Account/SignIn', moved('/account/signin')],
  ]
}

/** Status, robots and canonical address of every address in the table, in the store with this home page. */
export async function checkOddAddresses(home: string, samples: Samples): Promise<void> {
  const below = home.replace(/\/$/, '')
  const atHome = (path: string) => (path === '/' ? home : below + path)
  const differences: string[] = []
  for (const [path, expected] of expectedAnswers(samples)) {
    const page = await readPage(below + path)
    const isIndexable = !page.robots.includes('noindex') && page.canonicals.length === 1
    const seen = {
      status: page.status,
      location: page.location,
      ...(expected.location === undefined && { isIndexable }),
      ...(expected.canonical !== undefined && { canonical: page.canonicals.join() }),
    }
    const wanted = {
      status: expected.status,
      location: expected.location === undefined ? null : atHome(expected.location),
      ...(expected.location === undefined && { isIndexable: expected.isIndexable }),
      ...(expected.canonical !== undefined && { canonical: atHome(expected.canonical) }),
    }
    if (JSON.stringify(seen) !== JSON.stringify(wanted))
      differences.push(`${path} answers ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`)
  }
  expect(differences).toEqual([])
}
