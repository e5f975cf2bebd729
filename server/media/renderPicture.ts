import sharp from 'sharp'
import type { MediaFormat } from './mediaFormat.ts'

/** Belongs to the names of rendered files and to ETags: raise it whenever the settings below change. */
export const RENDER_VERSION = 2

/** No master of a shop has more; a picture that claims to is an attack on the memory. */
const MOST_PIXELS = 100_000_000

/**
 * Renders a picture file at a width in pixels, never wider than the file itself, without its metadata. Rejects when
 * the file is no picture. AVIF effort is low because a shopper waits for the first rendering: effort 1 costs a quarter
 * of the default's time for 10–20 % more bytes. Below quality 65 the soft backdrops of product photos show bands.
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
