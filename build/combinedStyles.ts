import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { documentsIn, stylesOf } from '../server/ssr/pageAssets.ts'
import type { CombinedStyles, ViteManifest } from '../server/ssr/pageAssets.ts'
import { COMBINED_STYLES } from '../src/platform/combinedStyles.ts'

const DIGEST_LENGTH = 8

/**
 * Writes one stylesheet for every document, of all that it shows at first: the browser paints nothing before it has
 * them, and a dozen small files are a dozen requests. Each names the files that it stands for, so that the browser's code
 * does not fetch these as well (src/platform/combinedStyles.ts).
 */
export const combinedStyles = (): Plugin => ({
  name: 'vetrina:combined-styles',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    // After Vite's own, which writes the manifest.
    order: 'post',
    handler({ dir }) {
      if (dir === undefined) throw new Error('[vetrina:build] The build has no folder.')
      const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')) as ViteManifest
      const combined: Record<string, string> = {}
      for (const pages of documentsIn(manifest)) {
        const files = stylesOf(manifest, pages)
        const names = files.map((file) => `/${file}`).join(' ')
        const text = [
          ...files.map((file) => readFileSync(join(dir, file), 'utf8').trim()),
          `:root{${COMBINED_STYLES}:"${names}"}`,
        ].join('\n')
        const digest = createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH)
        const file = `assets/page-${pages.join('-')}-${digest}.css`
        writeFileSync(join(dir, file), text)
        combined[pages.join(' ')] = file
      }
      writeFileSync(join(dir, '.vite/combinedStyles.json'), JSON.stringify(combined satisfies CombinedStyles))
    },
  },
})
