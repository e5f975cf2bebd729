import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import type * as Entry from '#src/entry.server.tsx'
import { PROJECT_ROOT } from '#tests/arch/sources.ts'
import { openEmbeddedShop } from '../../contract/embeddedShop.ts'

const COPIED = [
  'build',
  'lingui.config.ts',
  'locales',
  'package.json',
  'persisted_queries.json',
  'relay.config.json',
  'schema.graphql',
  'scripts',
  'server',
  'shops',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]

test('a page from the template is a page of the shop, and only its folder and the list have changed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'vetrina-'))
  const shop = openEmbeddedShop('2.4.8', 'open-source')
  try {
    for (const name of COPIED) cpSync(join(PROJECT_ROOT, name), join(root, name), { recursive: true })
    symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(root, 'node_modules'))
    const newPage = (name: string) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/newPage.mjs'), name])
      return { status, said: `${stdout}${stderr}` }
    }
    expect(newPage('gift-ideas')).toEqual({
      status: 0,
      said: 'src/pages/gift-ideas/giftIdeas.page.ts\nsrc/pages/gift-ideas/GiftIdeasPage.tsx\nsrc/routes/pages.ts\n',
    })
    expect(newPage('gift-ideas')).toMatchObject({ status: 1, said: expect.stringContaining('exists') })
    expect(newPage('Gift ideas')).toMatchObject({ status: 1, said: expect.stringContaining('lower case') })

    const vite = await createServer({
      configFile: join(root, 'vite.config.ts'),
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
      logLevel: 'error',
    })
    try {
      const { render } = (await vite.ssrLoadModule('/src/entry.server.tsx')) as typeof Entry
      const reported: unknown[] = []
      const answer = await render(new Request('http://localhost/gift-ideas'), {
        nonce: 'nonce',
        shopOrigin: 'http://localhost',
        publicConfig: readPublicConfig({ fields: '' }),
        fetch: (input, init) =>
          shop.fetch(input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init)),
        alternates: [],
        assetsOf: () => ({ entry: '/entry.js', modules: [], worker: null }),
        strict: true,
        reportError: (error) => reported.push(error),
      })
      expect({ status: answer.status, reported }).toEqual({ status: 200, reported: [] })
      expect(await answer.text()).toMatch(/<h1[^>]*>gift-ideas<\/h1>/)
    } finally {
      await vite.close()
    }
  } finally {
    shop.close()
    rmSync(root, { recursive: true, force: true })
  }
})
