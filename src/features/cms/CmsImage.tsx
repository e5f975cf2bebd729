import type { ComponentProps } from 'react'
import { isInlinePicture, mediaSrcSet, mediaUrl } from '#src/lib/media.ts'
import { from } from '#src/ui/theme/breakpoints.ts'

/** The width for browsers that cannot choose. */
const FALLBACK_WIDTH = 960
const TEXT_SIZES = `${from.sm} 44rem, 100vw`

/**
 * A picture among a merchant's words: in its own shape, at a width that suits the screen. One that the page may not load
 * is told by its words.
 */
export function CmsImage({
  src = '',
  alt = '',
  sizes = TEXT_SIZES,
  width,
  height,
  title,
  className,
}: ComponentProps<'img'>) {
  const srcSet = mediaSrcSet(src)
  const href = mediaUrl(src, FALLBACK_WIDTH) ?? (isInlinePicture(src) ? src : null)
  if (href === null) return alt ? <span className={className}>{alt}</span> : null
  return (
    <img
      className={className}
      {...(srcSet !== null && { sizes, srcSet })}
      src={href}
      alt={alt}
      width={width}
      height={height}
      title={title}
      loading="lazy"
      decoding="async"
    />
  )
}
