import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import relay from 'vite-plugin-relay'
import { acyclicChunks } from './build/acyclicChunks.ts'
import { chunksByRule } from './build/chunksByRule.ts'
import { criticalStyles } from './build/criticalStyles.ts'
import { devEntry } from './build/devEntry.ts'
import { inlineMessages } from './build/inlineMessages.ts'
import { localeBuilds, localeOfEnvironment } from './build/localeBuilds.ts'
import { possibleTypes } from './build/possibleTypes.ts'
import { relayOnSave } from './build/relayOnSave.ts'
import { relayPackages } from './build/relayPackages.ts'
import { sentOperations } from './build/sentOperations.ts'
import { shopFolderAlias } from './build/selectedShop.ts'
import { snapshotRules } from './build/snapshotRules.ts'
import { sourceFiles } from './build/sourceFiles.ts'
import { styleguide } from './build/styleguide.ts'
import { CLIENT_ENTRY, WORKER_ENTRY } from './server/ssr/pageAssets.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * The source transforms, shared with vitest.config.ts. Lingui's macros run before React's transform, which would remove
 * them.
 */
export const sourcePlugins = () => [
  // Reads JavaScript: it has no `enforce`, so it runs after types and JSX are removed.
  relay,
  relayPackages({ root }),
  sentOperations({ root }),
  lingui({ configPath: `${root}lingui.config.ts` }),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  vanillaExtractPlugin(),
]

const BROWSER_BUILD = {
  build: {
    outDir: 'dist/client',
    // One stylesheet for the whole shop: a document contains the styles that it needs.
    cssCodeSplit: false,
    rolldownOptions: {
      input: { client: CLIENT_ENTRY, intl: WORKER_ENTRY },
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        // Without a name, because every first visit loads the list of all these files.
        chunkFileNames: 'assets/[hash:8].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
}

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  resolve: { alias: [shopFolderAlias] },
  plugins: [
    ...sourcePlugins(),
    sourceFiles({ root }),
    relayOnSave({ root }),
    localeBuilds(BROWSER_BUILD),
    inlineMessages({ catalogues: `${root}locales/` }),
    snapshotRules({ root }),
    possibleTypes({ root }),
    chunksByRule({ isBrowser: (environment) => localeOfEnvironment(environment) !== null }),
    acyclicChunks(),
    criticalStyles(),
    devEntry(),
    styleguide(),
  ],
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
  },
  builder: {},
  environments: {
    ssr: {
      resolve: { noExternal: [/^@vanilla-extract\//, /^@fontsource/] },
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: { entry: 'src/entry.server.tsx' }, output: { entryFileNames: 'entry.server.js' } },
      },
    },
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
})
