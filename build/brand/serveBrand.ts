import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { readShop } from '../../server/shop/selectedShop.ts'
import { shopFolder } from '../selectedShop.ts'
import { brandFiles } from './brandFiles.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** In development, serves the files that a build writes. */
export const serveBrand = (): Plugin => ({
  name: 'vetrina:brand',
  apply: 'serve',
  async configureServer({ middlewares }) {
    const { definition, theme } = await readShop(shopFolder)
    const files = await brandFiles({ folder: shopFolder, shop: definition, theme })
    middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      const content = files.get(pathname)
      if (content === undefined) return next()
      response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'application/octet-stream')
      response.end(content)
    })
  },
})
