import { existsSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { shopParts } from './build/shopParts.ts'
import { testArtifacts } from './build/testArtifacts.ts'
import { CHROMIUM_ARGS, findChromium, SHOPPER_CONTEXT } from './tests/harness/browser/chromium.ts'
import { sourcePlugins } from './vite.config.ts'

// The projects without a browser must also run on a machine without one; those that need one fail in their global
// set-up.
const chromium = await findChromium().catch(() => undefined)

const testPlugins = () => [
  testArtifacts({ root: import.meta.dirname }),
  shopParts({ hasExtensions: true, hasAccessibilityReport: true }),
  ...sourcePlugins(),
]

// A hanging test must fail eventually; a slow machine must not fail a test.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

// `development` selects the router's ordinary build; without it Vitest resolves the server-only one.
const conditions = ['development', 'module', 'default']

/** Fails for a journey that was renamed: a pattern without a file would leave it out silently. */
function journeyFile(name: string): string {
  const file = `tests/e2e/${name}.test.ts`
  if (!existsSync(new URL(file, import.meta.url))) throw new Error(`${file} does not exist.`)
  return file
}

/**
 * Account, orders, checkout, the contract with search engines and the product feed are also tested against the older version, whose
 * operations the contract tests compare.
 */
const OLDER_JOURNEYS = [
  'account/account',
  'account/orders',
  'browsing/unlisted',
  'checkout/earlySupply',
  'checkout/order',
  'host/productFeed',
  'host/searchEngines',
].map(journeyFile)

/** The journeys of sessions, which are the same wherever the tokens are kept. */
const SESSION_JOURNEYS = ['account/account', 'account/mailedLinks', 'account/session', 'privacy/afterTheSession'].map(
  journeyFile,
)

type Journeys = {
  readonly name: string
  readonly include: string[]
  /** The version of Magento for all shops of the project. */
  readonly profile: '2.4.7' | '2.4.8'
  /** The shop folder; the default one if it is left out. */
  readonly shop?: string
  /** The host's default if it is left out. */
  readonly tokenStorage?: 'cookie'
  readonly groupOrder: number
}

/** Browser tests against the built shop. */
const journeys = ({ name, include, profile, shop, tokenStorage, groupOrder }: Journeys) => ({
  resolve: { conditions },
  test: {
    name,
    include,
    // Read by the shops of the global set-up, and by those that a test starts itself.
    env: {
      COMMERCE_PROFILE: profile,
      ...(shop !== undefined && { SHOP: shop }),
      ...(tokenStorage !== undefined && { TOKEN_STORAGE: tokenStorage }),
    },
    testTimeout: 300_000,
    hookTimeout: 120_000,
    environment: 'node',
    isolate: false,
    setupFiles: ['tests/harness/noise.ts'],
    globalSetup: [
      'tests/harness/browser/requireChromium.ts',
      ...(shop === undefined ? [] : ['tests/harness/servers/buildShop.ts']),
      'tests/harness/servers/serveShop.ts',
    ],
    // A journey waits for a part of its time: three at once keep two cores busy, with 1 % idle.
    maxWorkers: 3,
    // A whole browser on a busy machine: decision 19 says which failures a retry may and may not hide.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
    sequence: { groupOrder },
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: testPlugins(),
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'logic',
          ...patience,
          environment: 'node',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/arch/**/*.test.ts'],
          setupFiles: ['tests/harness/noise.ts'],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: testPlugins(),
        resolve: { conditions },
        test: {
          name: 'contract',
          ...patience,
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/harness/noise.ts'],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: testPlugins(),
        resolve: { conditions: [...conditions, 'browser'] },
        // Dependencies that Vite would find only while tests run (behind macros and package imports) would reload a
        // running test.
        optimizeDeps: {
          include: [
            '@vanilla-extract/recipes/createRuntimeFn',
            '@lingui/core',
            '@lingui/react',
            '@tanstack/react-router',
            '@hookform/resolvers/valibot',
            '@testing-library/react',
            '@testing-library/user-event',
            'axe-core',
            'fast-check',
            'graphql',
            'hast-util-from-html-isomorphic',
            'hast-util-sanitize',
            'hast-util-to-jsx-runtime',
            'react',
            'react-dom',
            'react-dom/client',
            'react-hook-form',
            'react-relay',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'relay-runtime',
            'relay-runtime/experimental',
            'relay-test-utils',
            'sonner',
            'valibot',
          ],
          exclude: ['lucide-react'],
        },
        test: {
          name: 'component',
          ...patience,
          include: ['tests/component/**/*.test.tsx'],
          setupFiles: ['tests/harness/noise.ts', 'tests/harness/components/component.ts'],
          globalSetup: ['tests/harness/browser/requireChromium.ts'],
          isolate: false,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1024, height: 768 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { ...chromium, args: [...CHROMIUM_ARGS] },
              contextOptions: SHOPPER_CONTEXT,
            }),
          },
        },
      },
      journeys({ name: 'e2e', include: ['tests/e2e/**/*.test.ts'], profile: '2.4.8', groupOrder: 2 }),
      journeys({ name: 'e2e-2.4.7', include: OLDER_JOURNEYS, profile: '2.4.7', groupOrder: 3 }),
      journeys({
        name: 'e2e-cookie',
        include: SESSION_JOURNEYS,
        profile: '2.4.8',
        tokenStorage: 'cookie',
        groupOrder: 3,
      }),
      journeys({
        name: 'e2e-nordlicht',
        include: ['tests/e2e-nordlicht/**/*.test.ts'],
        profile: '2.4.8',
        shop: 'shops/nordlicht',
        groupOrder: 4,
      }),
      journeys({
        name: 'e2e-languages',
        include: ['tests/e2e-languages/**/*.test.ts'],
        profile: '2.4.8',
        shop: 'tests/fixtures/shops/languages',
        groupOrder: 5,
      }),
    ],
  },
})
