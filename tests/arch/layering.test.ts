import { describe, expect, test } from 'vitest'
import { FEATURE_EDGES } from './featureEdges.ts'
import { featureCycle, layeringFaults, extensionFaults } from './layers.ts'
import { parseModule, readModules } from './sources.ts'

test('imports go downward only', () => {
  expect(layeringFaults(readModules('src', 'server', 'shops'), FEATURE_EDGES)).toEqual([])
})

test('extensions use only the surface', () => {
  const modules = readModules('shops', 'tests/fixtures/shops')
  expect(modules.map(({ path }) => path)).toContain('tests/fixtures/shops/example/extensions.ts')
  expect(extensionFaults(modules)).toEqual([])
})

test('the feature edges are acyclic', () => {
  expect(featureCycle(FEATURE_EDGES)).toBeUndefined()
})

describe('the layering check can fail', () => {
  const bad: readonly (readonly [path: string, code: string, fault: string])[] = [
    ['src/ui/controls/Button.tsx', `import { a } from '#src/features/cart/a.ts'`, 'ui may not use features'],
    ['src/lib/sum.ts', `import type { A } from '#src/platform/a.ts'`, 'lib may not use platform'],
    ['src/pages/home/HomePage.tsx', `import { a } from '#src/shell/a.ts'`, 'pages may not use shell'],
    ['src/features/search/a.ts', `import { a } from '#src/features/checkout/a.ts'`, 'search → checkout is not in'],
    ['src/relay/links/a.ts', `import { toast } from 'sonner'`, 'emit events'],
    ['src/ui/layout/Card.tsx', `import { useFragment } from 'react-relay'`, 'knows neither GraphQL'],
    ['src/pages/home/HomePage.tsx', `import { useParams } from '@tanstack/react-router'`, 'take props, not useParams'],
    ['src/platform/a.ts', `import { useState } from 'react'`, 'plain TypeScript'],
    ['src/app/a.ts', `await import('#server/config.ts')`, 'imports nothing outside src'],
    ['src/features/cart/a.ts', `export { b } from '../product/b.ts'`, 'inside one folder'],
    ['server/http/a.ts', `import { b } from '#src/lib/b.ts'`, 'of src only src/entry.server.tsx'],
    ['shops/a/seed/seed.ts', `import { b } from '#server/commerce/db/rows.ts'`, 'a shop folder imports only'],
    ['shops/a/theme.ts', `import { b } from '#src/ui/layout/Card.tsx'`, 'a shop folder imports only'],
    ['shops/a/theme.ts', `import { b } from '../b/theme.ts'`, 'a shop folder imports only'],
    ['server/a.ts', `import { b } from '#shop-folder/seed/seed.ts'`, 'the host loads the shop that SHOP names'],
    ['server/commerce/db/a.ts', `import { b } from '#server/config.ts'`, 'stands alone'],
    ['src/app/a.ts', `import extensions from '#shop-folder/extensions.ts'`, 'know the shop folder'],
    ['src/app/a.ts', `import { Button } from '#shop/ui.ts'`, 'the surface is for extensions'],
    ['src/ui/layout/a.ts', `export { b } from '#src/shop-api/b.ts'`, 'ui may not use shop-api'],
    ['src/relay/a.ts', `import { readFileSync } from 'node:fs'`, 'also runs in the browser'],
  ]
  test.each(bad)('%s: %s', (path, code, fault) => {
    expect(layeringFaults([parseModule(path, code)], FEATURE_EDGES).join('\n')).toContain(fault)
  })

  test.each([
    ['shops/a/Note.tsx', `import { b } from '#src/features/cart/b.ts'`],
    ['shops/a/extensions.ts', `import { b } from '../b/extensions.ts'`],
    ['shops/a/notes/Note.tsx', `import { Link } from '@tanstack/react-router'`],
  ])('in an extension, %s: %s', (path, code) => {
    expect(extensionFaults([parseModule(path, code)])).toHaveLength(1)
  })

  test('good imports of an extension pass', () => {
    const good = [
      parseModule('shops/a/notes/Note.tsx', `import { b } from '#shop/ui.ts'; import '../b.ts'; import 'react'`),
      parseModule('shops/a/theme.ts', `import { defineTheme } from '#src/shop/theme.ts'`),
    ]
    expect(extensionFaults(good)).toEqual([])
  })

  test('good imports pass', () => {
    const good = [
      parseModule('src/pages/home/HomePage.tsx', `import { Link } from '@tanstack/react-router'; import './a.css.ts'`),
      parseModule('src/features/checkout/a.ts', `import { b } from '#src/features/cart/b.ts'`),
      parseModule('src/relay/links/a.ts', `import { b } from '../identity.ts'`),
      parseModule('shops/a/seed/seed.ts', `import '#server/commerce/seed/defineSeed.ts'; import './products/b.ts'`),
      parseModule('server/ssr/a.ts', `const entry = await import('#src/entry.server.tsx')`),
      parseModule('server/commerce/modules/quote/a.ts', `import { b } from '#server/commerce/engine/uid.ts'`),
    ]
    expect(layeringFaults(good, FEATURE_EDGES)).toEqual([])
  })

  test('a cycle is named', () => {
    expect(
      featureCycle([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ]),
    ).toBe('a → b → c → a')
  })
})
