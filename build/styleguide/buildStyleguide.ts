import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { sourcePlugins } from '../../vite.config.ts'
import { shopFolderAliases } from '../selectedShop.ts'
import { shopParts } from '../shopParts.ts'
import { testArtifacts } from '../testArtifacts.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Builds the page of all components, with the theme of the selected shop, as files for any static host and any path. */
export async function buildStyleguide(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: shopFolderAliases },
    // relay-test-utils is written for Node.
    define: { global: 'globalThis' },
    // The components of features are shown with queries of the tests, and without a shop's extensions.
    plugins: [
      testArtifacts({ root }),
      shopParts({ hasExtensions: false, hasAccessibilityReport: false }),
      ...sourcePlugins(),
    ],
    // One page for developers: it may be large.
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  })
}
