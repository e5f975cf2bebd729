import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import type { ThemeDefinition } from '#src/shop/theme.ts'

const POSTER = /data-appearance="poster".*?data-background-images="([^"]*)"/gs
const PICTURE = /(desktop|mobile)_image[^/]*\/media\/(wysiwyg\/[\w.-]+)/g

const posters = await Promise.all(
  globSync('shops/*/seed/seed.ts').map(async (file) => {
    const folder = dirname(dirname(file))
    const { seed } = (await import(pathToFileURL(file).href)) as { readonly seed: SeedShop }
    const { theme } = (await import(pathToFileURL(join(folder, 'theme.ts')).href)) as {
      readonly theme: ThemeDefinition
    }
    const texts = seed.cmsPages.flatMap(({ content }) => Object.values(content))
    const pictures = texts.flatMap((text) =>
      [...text.matchAll(POSTER)].flatMap(([, images = '']) =>
        [...images.matchAll(PICTURE)].map(([, window = '', path = '']) => `${window} ${path}`),
      ),
    )
    return [...new Set(pictures)].map((picture) => ({ folder, picture, paper: theme.light.paper }))
  }),
)

/** A poster's words are on the background of pictures, into which its picture fades. */
test.each(posters.flat())('the poster $folder $picture begins in the colour of its background', async (poster) => {
  const [window, path = ''] = poster.picture.split(' ')
  const file = readFileSync(join(poster.folder, 'seed/media', path))
  const { width, height } = await sharp(file).metadata()
  const share = 0.08
  const edge =
    window === 'desktop'
      ? { left: 0, top: 0, width: Math.round(width * share), height }
      : { left: 0, top: 0, width, height: Math.round(height * share) }
  // Statistics are those of an input, so the edge becomes one.
  const { channels } = await sharp(await sharp(file).extract(edge).removeAlpha().png().toBuffer()).stats()
  const paper = [1, 3, 5].map((at) => Number.parseInt(poster.paper.slice(at, at + 2), 16))
  const distances = channels.map(({ mean }, index) => Math.abs(mean - paper[index]!))
  expect(Math.max(...distances)).toBeLessThan(24)
})
