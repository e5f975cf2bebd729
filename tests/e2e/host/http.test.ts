import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { SHOPPER_USER_AGENT } from '#tests/harness/browser/chromium.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { openPage } from '../walk.ts'

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { redirect: 'manual', headers: { accept: 'text/html', 'user-agent': SHOPPER_USER_AGENT, ...headers } })

/** The status of a path that is sent as it is written; clients such as `fetch` would correct it. */
async function statusOf(shopUrl: string, path: string): Promise<number> {
  const { host, hostname, port } = new URL(shopUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(await text(socket))?.[1])
}

describe('answers of the server', () => {
  journey(
    'a path that nobody can decode, or that is too long for a file, is no fault of the server',
    async ({ shopUrl }) => {
      const malformed = ['%', '%zz', '%ff', '%c0%ae%c0%ae', '%E0%A4%A', '%00', '%ed%a0%80']
      const folders = [
        '/',
        '/en/',
        '/account/orders/',
        '/gift-registry/',
        '/checkout/agreements/',
        '/media/',
        '/downloads/',
      ]
      const long = ['/', '/media/', '/media/catalog/product/', '/assets/'].map(
        (folder) => `${folder}${'a'.repeat(300)}.jpg`,
      )
      const paths = [
        ...folders.flatMap((folder) => malformed.map((name) => `${folder}${name}`)),
        ...long,
        '/\\a',
        '//a/%2f',
      ]
      for (const path of paths) {
        const status = await statusOf(shopUrl, path)
        expect(status, path).toBeGreaterThanOrEqual(200)
        expect(status, path).toBeLessThan(500)
      }
    },
  )

  journey(
    'every public page is a document with a title, a description where it has one, and no cookie',
    async ({ shopUrl }) => {
      const { categoryPath, simple, configurable } = await readCatalogue(shopUrl)
      for (const path of ['/', categoryPath, simple.path, configurable.path, '/search?q=vaso', '/en']) {
        const answer = await get(shopUrl + path)
        const html = await answer.text()
        expect(answer.status, path).toBe(200)
        expect(answer.headers.get('content-type'), path).toMatch(/^text\/html; *charset=utf-8$/i)
        expect(answer.headers.get('set-cookie'), path).toBeNull()
        expect(html.match(/<title[^>]*>[^<]{3,}<\/title>/g), path).toHaveLength(1)
        expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
        expect(html, path).toMatch(
          path.startsWith('/en') ? /<html[^>]* lang="en" dir="ltr"/ : /<html[^>]* lang="it" dir="ltr"/,
        )
      }
    },
  )

  journey('no source map is served, and no script names one', async ({ shopUrl }) => {
    const html = await (await get(shopUrl)).text()
    const scripts = [...html.matchAll(/\/assets\/[^"\s]+?\.js/g)].map(([path]) => path)
    expect(scripts.length).toBeGreaterThan(3)
    for (const path of scripts) {
      expect(await (await fetch(shopUrl + path)).text(), path).not.toContain('sourceMappingURL')
      for (const ending of ['.map', '.map.br', '.MAP']) {
        expect((await fetch(shopUrl + path + ending)).status, path + ending).toBe(404)
      }
    }
  })

  journey('documents and answers forbid the functions of the device that no page needs', async ({ shopUrl }) => {
    for (const path of ['/', '/api/graphql?id=0', '/vaso-anfora.html', '/missing.html']) {
      expect((await get(shopUrl + path)).headers.get('permissions-policy'), path).toMatch(
        /\bcamera=\(\).*\bgeolocation=\(\).*\bpayment=\(self\)/,
      )
    }
  })

  journey('the API answers at Magento’s own address too', async ({ shopUrl }) => {
    const answer = await fetch(`${shopUrl}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ storeConfig { store_code } }' }),
    })
    expect([answer.status, await answer.json()]).toEqual([200, { data: { storeConfig: { store_code: 'it' } } }])
  })

  journey(
    'a document holds the styles of its elements and ends with the one stylesheet',
    async ({ shopper, shopUrl }) => {
      const { page } = shopper
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
      })
      await openPage(page, '/vaso-anfora.html')
      const html = await (await get(`${shopUrl}/vaso-anfora.html`)).text()
      const links = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)]
      expect(links.map(([link]) => /href="([^"]+)"/.exec(link)?.[1])).toEqual(asked)
      expect(asked.length).toBe(1)
      // The browser paints content before a stylesheet without waiting for it.
      expect(html.slice(links[0]?.index)).toMatch(/^<link[^>]*><\/body>/)
      const [, styles = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? []
      expect(styles.length).toBeGreaterThan(10_000)
      // Late parts bring no stylesheets of their own.
      await page
        .getByRole('link', { name: /carrello/i })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      expect(asked.length).toBe(1)
    },
  )

  journey(
    'the styles of running text leave the footer as it is meant, in whatever order they come',
    async ({ shopper, shopUrl }) => {
      const { page } = shopper
      const bullets = () =>
        page.locator('footer ul').evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType))
      const { categoryPath } = await readCatalogue(shopUrl)
      await openPage(page, categoryPath)
      const meant = await bullets()
      expect(meant.length).toBeGreaterThan(1)
      expect(new Set(meant)).toEqual(new Set(['none']))
      await page.locator('main [data-layer] article a').first().click()
      await page.locator('main [data-layer] article h1').waitFor()
      await waitForWholePage(page)
      expect(await bullets()).toEqual(meant)
    },
  )

  journey('an unknown address is a real 404 in the shop’s own page', async ({ shopUrl }) => {
    for (const path of ['/non-esiste.html', '/a/b/c', '/404']) {
      const answer = await get(shopUrl + path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toMatch(/<header[\s>]/)
    }
  })

  // The bundler, which the unit tests do without, may change how such a path is read.
  journey('a path that nobody can decode is missing, and one that is too long is refused', async ({ shopUrl }) => {
    for (const path of ['/%', '/%ff', '/sale-50%.html', '/%ff/a']) {
      expect((await get(shopUrl + path)).status, path).toBe(404)
    }
    expect((await get(`${shopUrl}/${'a'.repeat(7_000)}`)).status).toBe(404)
    for (const text of ['a'.repeat(8_000), '<'.repeat(3_000), '%'.repeat(3_000), `?token=${'!'.repeat(3_000)}`])
      expect((await get(`${shopUrl}/${text}`)).status, text).toBe(414)
  })

  journey('files are sent whole, whatever part of them is requested', async ({ shopUrl }) => {
    for (const range of ['bytes=5-2', 'bytes=-1', 'bytes=0-0', 'bytes=9999999-']) {
      const answer = await get(`${shopUrl}/favicon.svg`, { range })
      expect(answer.status, range).toBe(200)
      expect(await answer.text(), range).toContain('</svg>')
    }
  })

  journey('another spelling of an address leads to the one that counts, in one hop', async ({ shopUrl }) => {
    const { categoryPath } = await readCatalogue(shopUrl)
    for (const path of [`${categoryPath}/`, categoryPath.toUpperCase()]) {
      const answer = await get(shopUrl + path)
      expect(answer.status, path).toBe(301)
      expect(new URL(answer.headers.get('location') ?? '', shopUrl).pathname, path).toBe(categoryPath)
    }
  })

  journey(
    'scripts and styles need the nonce of their document or its hash, and nobody may frame the shop',
    async ({ shopUrl }) => {
      const shared = async () => (await get(shopUrl)).headers.get('cache-status')
      await expect.poll(shared).toContain('hit')
      for (const [path, inline] of [
        ['/cart', /script-src 'self' 'nonce-[^']{20,}'(;| http)/],
        ['/', /script-src 'self' ('sha256-[^']{40,}' ?)+(;| http)/],
      ] as const) {
        const answer = await get(shopUrl + path)
        const policy = answer.headers.get('content-security-policy') ?? ''
        expect(policy).toContain("frame-ancestors 'none'")
        // A style attribute can neither load nor execute anything.
        const strict = policy.split(';').filter((directive) => !directive.startsWith('style-src-attr'))
        expect(strict.join(';')).not.toMatch(/unsafe-(inline|eval)/)
        expect(policy).toMatch(inline)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        await answer.body?.cancel()
      }
    },
  )

  journey('files carry the security headers that browsers obey on files, and no others', async ({ shopUrl }) => {
    const html = await (await get(shopUrl)).text()
    const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0]
    const picture = /\/media\/[^"'\s]+?\?width=\d+/.exec(html)?.[0]
    for (const path of [script, picture]) {
      expect(path).toBeDefined()
      const answer = await get(`${shopUrl}${path}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const bytes = [...answer.headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
      expect(bytes).toBeLessThan(700)
      await answer.body?.cancel()
    }
  })

  journey(
    'every file of the brand that a document or its manifest names is there, with its type',
    async ({ shopUrl }) => {
      const html = await (await get(`${shopUrl}/en`)).text()
      const linked = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? ''
      const manifest = linked('manifest')
      const answer = await fetch(shopUrl + manifest)
      const {
        lang,
        start_url: start,
        icons,
      } = (await answer.json()) as {
        readonly lang: string
        readonly start_url: string
        readonly icons: readonly { readonly src: string; readonly type: string }[]
      }
      expect([lang, start]).toEqual(['en', '/en'])
      const sharePicture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
      expect(new URL(sharePicture).pathname).toBe('/brand/share.jpg')
      for (const [address, type] of [
        [manifest, 'application/manifest+json'],
        [linked('icon'), 'image/svg+xml'],
        [linked('apple-touch-icon'), 'image/png'],
        ['/favicon.ico', 'image/x-icon'],
        [new URL(sharePicture).pathname, 'image/jpeg'],
        ...icons.map((icon) => [icon.src, icon.type] as const),
      ] as const) {
        const file = await fetch(shopUrl + address)
        expect([address, file.status, file.headers.get('content-type')?.split(';')[0]]).toEqual([address, 200, type])
        expect(file.headers.get('cache-control'), address).toBe('public, max-age=3600')
        await file.body?.cancel()
      }
      expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2)
    },
  )

  journey('pictures come in the best format the browser takes, kept for a year', async ({ shopUrl }) => {
    const html = await (await get(shopUrl)).text()
    const picture = /\/media\/[^"'\s]+?\?width=\d+/.exec(html)?.[0]
    expect(picture).toBeDefined()
    for (const type of ['image/avif', 'image/webp', 'image/jpeg']) {
      const answer = await fetch(`${shopUrl}${picture}`, { headers: { accept: type } })
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/)
    }
    expect((await fetch(`${shopUrl}${picture?.replace(/width=\d+/, 'width=7')}`)).status).toBe(400)
  })

  journey('the process tells that it is well', async ({ shopUrl }) => {
    const answer = await fetch(`${shopUrl}/healthz`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 'ok' })
  })
})
