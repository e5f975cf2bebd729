import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devEntry } from './build/devEntry.ts'
import { relayTag } from './build/relayTag.ts'
import { snapshotVersion } from './build/snapshotVersion.ts'
import { sonnerStyles } from './build/sonnerStyles.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** The source transforms, shared with vitest.config.ts. Lingui's macros go before React's transform, which would eat them. */
export const sourcePlugins = () => [
  relayTag({ root, artifacts: '#src/__generated__' }),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  react(),
  vanillaExtractPlugin(),
  sonnerStyles(),
]

export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  plugins: [...sourcePlugins(), snapshotVersion({ root }), devEntry()],
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: { client: 'src/entry.client.tsx' },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            // Few files instead of one a module: what every page needs, in pieces that change at different times.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 30 },
                {
                  name: 'relay',
                  test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant|nullthrows)\//,
                  priority: 30,
                },
                { name: 'router', test: /node_modules\/(@tanstack|seroval|seroval-plugins)\//, priority: 30 },
                {
                  name: 'common',
                  test: /\/src\/|node_modules\/(lucide-react|@lingui|@vanilla-extract)\//,
                  minShareCount: 4,
                  priority: 20,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: [/^@vanilla-extract\//, /^@fontsource/, 'sonner'] },
      build: {
        outDir: 'dist/server',
        rolldownOptions: { input: { entry: 'src/entry.server.tsx' }, output: { entryFileNames: 'entry.server.js' } },
      },
    },
  },
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'], exclude: ['sonner'] },
})
