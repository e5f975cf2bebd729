import sharp from 'sharp'
import type { MediaFormat } from './mediaFormat.ts'

/** Part of the names of rendered files and of ETags: raise it when the settings below change. */
export const RENDER_VERSION = 2

/** No real original is larger; a larger one would be an attack on the memory. */
const MOST_PIXELS = 100_000_000

/**
 * Renders a picture file at a width in pixels, never wider than the file, without its metadata. Rejects if the file is
 * no picture. AVIF effort is low because a shopper waits for the first rendering: effort 1 takes a quarter of the
 * default's time for 10–20 % more bytes. Below quality 65 the soft backgrounds of product photos show bands.
 */
export async function renderPicture(file: string, width: number, format: MediaFormat): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 68, effort: 1 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 78, effort: 4 }).toBuffer()
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  }
}
