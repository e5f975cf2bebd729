import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'
import { acyclicChunks } from './build/bundle/acyclicChunks.ts'
import { serveBrand } from './build/brand/serveBrand.ts'
import { chunksByRule } from './build/chunksByRule.ts'
import { consentTexts } from './build/consentTexts.ts'
import { criticalStyles } from './build/criticalStyles.ts'
import { devEntry } from './build/devEntry.ts'
import { inlineMessages } from './build/inlineMessages.ts'
import { localeBuilds, localeOfEnvironment } from './build/localeBuilds.ts'
import { documentCode } from './build/bundle/documentCode.ts'
import { possibleTypes } from './build/possibleTypes.ts'
import { publicShop } from './build/publicShop.ts'
import { relayOnSave } from './build/relayOnSave.ts'
import { relayPackages } from './build/relayPackages.ts'
import { sentOperations } from './build/sentOperations.ts'
import { shopArtifacts } from './build/shopArtifacts.ts'
import { shopCatalogues } from './build/shopCatalogues.ts'
import { shopParts } from './build/shopParts.ts'
import { hasAccessibilityReport, hasExtensions, shopFolderAliases } from './build/selectedShop.ts'
import { snapshotRules } from './build/snapshotRules.ts'
import { sourceFiles } from './build/sourceFiles.ts'
import { testArtifacts } from './build/testArtifacts.ts'
import { styleguide } from './build/styleguide.ts'
import { distFolderOf } from './server/shop/distFolder.ts'
import { CLIENT_ENTRY, OFFLINE_WORKERS, WORKER_ENTRY } from './server/ssr/pageAssets.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const dist = distFolderOf(process.env['SHOP'])

/**
 * The source transforms, shared with vitest.config.ts. Lingui's macros run before React's transform, which would remove
 * them.
 */
export const sourcePlugins = () => [
  // Reads JavaScript: it has no `enforce`, so it runs after types and JSX are removed.
  relay,
  shopArtifacts(),
  relayPackages({ root, sources: [`${root}src/`, `${root}shops/`, `${root}tests/fixtures/shops/`] }),
  sentOperations({ root }),
  lingui({ configPath: `${root}lingui.config.ts` }),
  shopCatalogues({ root }),
  consentTexts({ root }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  vanillaExtractPlugin(),
]

const BROWSER_BUILD = {
  build: {
    outDir: `${dist}/client`,
    // One stylesheet for the whole shop: a document contains the styles that it needs.
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        client: CLIENT_ENTRY,
        intl: WORKER_ENTRY,
        offline: OFFLINE_WORKERS.on,
        'no-offline': OFFLINE_WORKERS.off,
      },
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Without a name, because every first visit loads the list of all these files.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
}

export default defineConfig(({ command }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  resolve: { alias: shopFolderAliases },
  plugins: [
    ...sourcePlugins(),
    sourceFiles({ root }),
    // For the styleguide, whose components of features have queries of the tests.
    { ...testArtifacts({ root }), apply: 'serve' },
    relayOnSave({ root }),
    localeBuilds(BROWSER_BUILD),
    inlineMessages({ root }),
    publicShop(),
    snapshotRules({ root }),
    possibleTypes({ root }),
    shopParts({ hasExtensions, hasAccessibilityReport }),
    chunksByRule({ isBrowser: (environment) => localeOfEnvironment(environment) !== null }),
    acyclicChunks(),
    documentCode({ root }),
    criticalStyles(),
    devEntry(),
    serveBrand(),
    styleguide(),
  ],
  build: {
    target: 'es2022',
    // Beside the files, for a monitor; neither named in them nor served.
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
  },
  builder: {},
  environments: {
    ssr: {
      // Packages look this variable up at every call, and Node asks the system for it each time.
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
        : { resolve: { noExternal: [/^@vanilla-extract\//, /^@fontsource/] } }),
      build: {
        outDir: `${dist}/server`,
        rolldownOptions: { input: { entry: 'src/entry.server.tsx' }, output: { entryFileNames: 'entry.server.js' } },
      },
    },
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
}))
