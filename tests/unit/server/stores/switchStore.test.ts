import { describe, expect, test } from 'vitest'
import { createLog } from '#server/createLog.ts'
import { createSwitchStore } from '#server/stores/switchStore.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'

const store = (code: string, basePath: `/${string}`, domain?: string): StoreDefinition => ({
  locale: code,
  magentoStoreCode: code,
  basePath,
  intlLocale: code,
  label: code,
  ...(domain !== undefined && { domain }),
})

type Asked = { readonly query: string; readonly variables: Readonly<Record<string, string>> }

/** Product, category and text have other addresses in each store view, as in Magento. */
const ROUTES: Readonly<Record<string, object>> = {
  'de /vase.html': { __typename: 'SimpleProduct', redirect_code: 0, sku: 'V-1' },
  'de /alte-vase.html': { __typename: 'SimpleProduct', redirect_code: 301, relative_url: 'vase.html', sku: 'V-1' },
  'de vase.html': { __typename: 'SimpleProduct', redirect_code: 0, sku: 'V-1' },
  'de /becher.html': { __typename: 'ConfigurableProduct', redirect_code: 0, sku: 'B-1' },
  'en /mug.html': { __typename: 'ConfigurableProduct', redirect_code: 0, sku: 'B-1' },
  'de /wohnen/vasen.html': { __typename: 'CategoryTree', redirect_code: 0, uid: 'Nw==' },
  'de /ueber-uns': { __typename: 'CmsPage', redirect_code: 0, identifier: 'about' },
  'de /nur-hier.html': { __typename: 'SimpleProduct', redirect_code: 0, sku: 'V-2' },
  'en /vase.html': { __typename: 'SimpleProduct', redirect_code: 0, sku: 'V-1' },
}

/** A mug in the words of each store view: two glazes have one name in English, and one size is sold in German only. */
const MUG_OPTIONS: Readonly<Record<string, readonly (readonly [string, readonly (readonly [string, string])[]])[]>> = {
  de: [
    [
      'glasur',
      [
        ['MQ==', 'Salbeigrün'],
        ['Mg==', 'Meer grün'],
        ['Mw==', 'Höhe 42'],
      ],
    ],
    [
      'inhalt',
      [
        ['NA==', '0,3 l'],
        ['NQ==', 'Ein Krug'],
      ],
    ],
  ],
  en: [
    [
      'glasur',
      [
        ['MQ==', 'Green'],
        ['Mg==', 'Green'],
        ['Mw==', 'Height 42'],
      ],
    ],
    ['inhalt', [['NA==', '0.3 l']]],
  ],
}

const mugIn = (code: string) => ({
  sku: 'B-1',
  url_key: code === 'de' ? 'becher' : 'mug',
  url_suffix: '.html',
  configurable_options: (MUG_OPTIONS[code] ?? []).map(([attribute_code, values]) => ({
    attribute_code,
    values: values.map(([uid, label]) => ({ uid, label })),
  })),
})

function answerOf(code: string, { query, variables }: Asked): object {
  if (query.includes('route(')) return { route: ROUTES[`${code} ${variables['url']}`] ?? null }
  if (query.includes('products(')) {
    if (variables['sku'] === 'B-1') return { products: { items: [mugIn(code)] } }
    const items = variables['sku'] === 'V-1' ? [{ sku: 'V-1', url_key: `vase-${code}`, url_suffix: '.html' }] : []
    return { products: { items } }
  }
  if (query.includes('categories('))
    return { categories: { items: [{ uid: 'Nw==', url_path: `${code}/vases`, url_suffix: null }] } }
  return { cmsPage: { identifier: 'about', url_key: `about-${code}` } }
}

let isDown = false
const answer = createSwitchStore({
  stores: [store('de', '/'), store('en', '/en'), { ...store('us', '/', 'us.shop.example'), currency: 'USD' }],
  publicOrigin: 'https://shop.example',
  isInUrlSpace: ({ pathname }) => !/^(\/en)?\/(cart|search)/.test(pathname),
  consent: {
    consentTextOf: (cookies) => /consent=([\w.]+)/.exec(cookies ?? '')?.[1] ?? null,
    consentCookieOf: (text) => (/^v1[\w.]*$/.test(text) ? `consent=${text}; Path=/` : null),
  },
  log: createLog('silent'),
  gateway: {
    handle: async (request) => {
      if (isDown) return new Response('<html>', { status: 502 })
      return Response.json({ data: answerOf(request.headers.get('store') ?? '', (await request.json()) as Asked) })
    },
  },
})

async function switched(to: string, from: string, host = 'shop.example') {
  const { status, headers } = await answer(
    new Request(`https://${host}/api/switch-store?${new URLSearchParams({ to, from })}`),
  )
  return [status, headers.get('location')]
}

const post = (body: string) =>
  answer(new Request('https://shop.example/api/switch-currency', { method: 'POST', body: new URLSearchParams(body) }))

describe('another store', () => {
  test.each([
    ['en', '/', 'https://shop.example/en'],
    ['us', '/', 'https://us.shop.example/'],
    ['en', '/vase.html', 'https://shop.example/en/vase-en.html'],
    ['us', '/vase.html', 'https://us.shop.example/vase-us.html'],
    ['en', '/alte-vase.html', 'https://shop.example/en/vase-en.html'],
    ['de', '/en/vase.html', 'https://shop.example/vase-de.html'],
    ['en', '/wohnen/vasen.html', 'https://shop.example/en/en/vases'],
    [
      'en',
      '/wohnen/vasen.html?sort=price-asc&farbe=rot&page=2',
      'https://shop.example/en/en/vases?sort=price-asc&page=2',
    ],
    [
      'en',
      '/wohnen/vasen.html?farbe=rot-7_hell-blau-12&price=20-49.9&category_uid=vasen-MTI&page=2',
      'https://shop.example/en/en/vases?farbe=rot-7_hell-blau-12&price=20-49.9&category_uid=vasen-MTI&page=2',
    ],
    [
      'en',
      '/wohnen/vasen.html?price=-40&utm_source=x&gclid=12&filters=1',
      'https://shop.example/en/en/vases?price=-40',
    ],
    ['us', '/wohnen/vasen.html?farbe=rot-7&price=20-', 'https://us.shop.example/us/vases?farbe=rot-7'],
    ['us', '/search?q=vase&price=20-40&glasur=rot-7', 'https://us.shop.example/search?q=vase&glasur=rot-7'],
    ['en', '/search?q=vase&price=20-40', 'https://shop.example/en/search?q=vase&price=20-40'],
    ['en', '/becher.html?glasur=salbeigrun&inhalt=0-3-l', 'https://shop.example/en/mug.html?glasur=green&inhalt=0-3-l'],
    ['en', '/becher.html?glasur=meer-grun', 'https://shop.example/en/mug.html?glasur=green-2'],
    ['de', '/en/mug.html?glasur=green-2', 'https://shop.example/becher.html?glasur=meer-grun'],
    ['en', '/becher.html?glasur=hohe-42&utm_source=x', 'https://shop.example/en/mug.html?glasur=height-42'],
    ['en', '/becher.html?inhalt=ein-krug', 'https://shop.example/en/mug.html'],
    ['en', '/becher.html?glasur=rosa&inhalt=0-3-l', 'https://shop.example/en/mug.html?inhalt=0-3-l'],
    ['us', '/becher.html?glasur=salbeigrun', 'https://us.shop.example/mug.html'],
    ['en', '/ueber-uns', 'https://shop.example/en/about-en'],
    ['en', '/cart', 'https://shop.example/en/cart'],
    ['de', '/en/search?q=vase', 'https://shop.example/search?q=vase'],
    ['en', '/nur-hier.html', 'https://shop.example/en'],
    ['en', '/missing.html', 'https://shop.example/en'],
    ['us', '/api/hand-over?consent=v1.marketing&to=/', 'https://us.shop.example/'],
  ])('%s of %s is %s', async (to, from, address) => {
    expect(await switched(to, from)).toEqual([302, address])
  })

  test('is looked up from the store of the host that is asked', async () => {
    expect(await switched('de', '/cart', 'us.shop.example')).toEqual([302, 'https://shop.example/cart'])
  })

  test.each([
    ['xx', '/'],
    ['en', 'https://evil.example/'],
    ['en', '//evil.example/'],
    ['en', '/\\evil.example/'],
    ['en', ''],
    ['en', `/${'a'.repeat(3_000)}`],
  ])('%s from %s is refused', async (to, from) => {
    expect(await switched(to, from)).toEqual([400, null])
  })

  test('is its home page while the backend fails', async () => {
    isDown = true
    expect(await switched('en', '/vase.html')).toEqual([302, 'https://shop.example/en'])
    isDown = false
  })
})

describe('the choice about cookies', () => {
  const locationOf = async (address: string, headers: Record<string, string>) => {
    const { status, headers: answered } = await answer(new Request(address, { headers }))
    return [status, answered.get('location'), answered.get('set-cookie')]
  }
  const switchTo = (to: string, from: string, headers: Record<string, string>) =>
    locationOf(`https://shop.example/api/switch-store?${new URLSearchParams({ to, from })}`, headers)
  const handOver = (headers: Record<string, string>, consent = 'v1.statistics', to = '/vase-us.html?sort=name') =>
    locationOf(`https://us.shop.example/api/hand-over?${new URLSearchParams({ consent, to })}`, headers)
  const PAGE = 'https://us.shop.example/vase-us.html?sort=name'
  const referer = 'https://shop.example/'

  test('is given to the other domain, and to no store of the same one', async () => {
    const cookie = 'cart=x; consent=v1.statistics'
    expect(await switchTo('us', '/vase.html', { cookie })).toEqual([
      302,
      'https://us.shop.example/api/hand-over?consent=v1.statistics&to=%2Fvase-us.html',
      null,
    ])
    expect(await switchTo('us', '/', {})).toEqual([302, 'https://us.shop.example/', null])
    expect(await switchTo('en', '/vase.html', { cookie })).toEqual([302, 'https://shop.example/en/vase-en.html', null])
  })

  test('is remembered there, if a page of the shop sent the shopper', async () => {
    const cookie = 'consent=v1.statistics; Path=/; Secure'
    expect(await handOver({ referer })).toEqual([302, new URL(PAGE).pathname + new URL(PAGE).search, cookie])
  })

  test.each([
    ['no page is named', {}],
    ['a page of another site is named', { referer: 'https://evil.example/' }],
    ['an address like the shop’s is named', { referer: 'https://shop.example.evil.example/' }],
    ['another port is named', { referer: 'https://shop.example:8443/' }],
    ['another scheme is named', { referer: 'http://shop.example/' }],
    ['the named page is no address', { referer: 'shop.example' }],
    ['a choice was made there', { referer, cookie: 'consent=v1' }],
  ])('is not taken over where %s', async (_why, headers) => {
    expect(await handOver(headers)).toEqual([302, '/vase-us.html?sort=name', null])
  })

  test('is not taken over in another form, and leads nowhere else', async () => {
    expect(await handOver({ referer }, 'all; Domain=example')).toEqual([302, '/vase-us.html?sort=name', null])
    for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', ''])
      expect((await handOver({ referer }, 'v1', to))[0]).toBe(400)
  })
})

describe('another currency', () => {
  test('is remembered, and the page is shown again', async () => {
    const { status, headers } = await post('currency=USD&from=%2Fvase.html%3Fa%3D1')
    expect([status, headers.get('location')]).toEqual([303, '/vase.html?a=1'])
    expect(headers.get('set-cookie')).toBe('currency=USD; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  })

  test.each(['', 'currency=USD', 'currency=usd&from=/', 'currency=USD&from=//evil.example', 'currency[]=USD&from=/'])(
    '%s is refused',
    async (form) => {
      expect((await post(form)).status).toBe(400)
    },
  )
})
