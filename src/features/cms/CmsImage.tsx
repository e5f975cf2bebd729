import type { ComponentProps } from 'react'
import { isInlinePicture, mediaSrcSet, mediaUrl } from '#src/lib/catalog/media.ts'
import { from } from '#src/ui/theme/breakpoints.ts'

/** The width for browsers without `srcset`. */
const FALLBACK_WIDTH = 960
const TEXT_SIZES = `${from.sm} 44rem, 100vw`

/**
 * A picture within a merchant's text: in its own ratio, at a width for the screen. A picture that the policy forbids is
 * replaced by its alternative text.
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
