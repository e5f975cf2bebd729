import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { SHARE_SIZE } from '#src/shop/addresses/sharedPicture.ts'
import type { MediaFormat } from './mediaFormat.ts'

/** Part of the names of rendered files and of ETags: raise it when the settings below change. */
export const RENDER_VERSION = 2

/** No real original is larger; a larger one would be an attack on the memory. */
const MOST_PIXELS = 100_000_000

/** The file is broken, or no picture of the formats that are rendered. */
export class BrokenPicture extends Error {}

/** By content, whatever name and type the file came with. SVG is missing, because it may refer to other files. */
const RENDERED_FORMATS: ReadonlySet<string> = new Set(['avif', 'gif', 'heif', 'jpeg', 'png', 'webp'])

/**
 * Renders a picture file at a width in pixels, never wider than the file, without its metadata. Rejects with
 * {@link BrokenPicture} if the file is no picture. AVIF effort is low because a shopper waits for the first rendering: effort 1 takes a quarter of the
 * default's time for 10–20 % more bytes. Below quality 65 the soft backgrounds of product photos show bands.
 */
export const renderPicture = (file: string, width: number, format: MediaFormat): Promise<Buffer> =>
  withSource(file, (source) => rendered(source, width, format))

/**
 * Renders a picture file for shared links, whole and in the middle of a ground of `#rrggbb`. JPEG, because the programs that
 * read such links know no newer format. Rejects as {@link renderPicture}.
 */
export const renderSharePicture = (file: string | Buffer, ground: string): Promise<Buffer> =>
  withSource(file, async (source) => {
    const picture = await source
      .autoOrient()
      .resize({ ...SHARE_SIZE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png()
      .toBuffer()
    return sharp({ create: { ...SHARE_SIZE, channels: 3, background: ground } })
      .composite([{ input: picture }])
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
  })

async function withSource(file: string | Buffer, render: (source: Sharp) => Promise<Buffer>): Promise<Buffer> {
  const source = sharp(file, { limitInputPixels: MOST_PIXELS })
  try {
    const { format: found } = await source.metadata()
    if (!RENDERED_FORMATS.has(found)) throw new BrokenPicture(`a file of the format ${found}`)
    return await render(source)
  } catch (error) {
    throw error instanceof BrokenPicture ? error : new BrokenPicture('a file that cannot be read', { cause: error })
  }
}

function rendered(source: Sharp, width: number, format: MediaFormat): Promise<Buffer> {
  const picture = source.autoOrient().resize({ width, withoutEnlargement: true }).toColourspace('srgb')
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 68, effort: 1 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78, effort: 4 }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}
