/** Formats that pictures are served in, best first. */
const MEDIA_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type MediaFormat = (typeof MEDIA_FORMATS)[number]

/**
 * The best format in an `Accept` header. JPEG is the default, because clients with only a wildcard often cannot read
 * newer formats.
 */
export function negotiateFormat(accept: string | null): MediaFormat {
  const accepted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
      .map(([type]) => type),
  )
  return MEDIA_FORMATS.find((format) => accepted.has(`image/${format}`)) ?? 'jpeg'
}
