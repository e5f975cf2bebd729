import { use } from 'react'
import { preload } from 'react-dom'
import { MEDIA_WIDTHS, mediaSrcSet, pictureUrl } from '#src/lib/catalog/media.ts'
import { CoveredPageContext } from './CoveredPageContext.ts'
import { cover } from './CoverPicture.css.ts'
import { below, from } from '../theme/breakpoints.ts'

export interface CoverPictureProps {
  /** The crop from `sm` up, as a media URL. */
  wide: string
  /** The crop below `sm`; may be the same. */
  narrow: string
  alt: string
  /** The CSS width of the picture in the layout, as in `<img sizes>`. */
  sizes: string
  /** For the one picture that is the LCP element. */
  priority?: boolean
}

/** The width for browsers without `srcset`. */
const FALLBACK_WIDTH = 1280

/** A picture that fills its positioned parent, in the crop that suits the screen. */
export function CoverPicture({ wide, narrow, alt, sizes, priority = false }: CoverPictureProps) {
  const href = pictureUrl(wide, FALLBACK_WIDTH)
  const wideSet = mediaSrcSet(wide, MEDIA_WIDTHS) ?? undefined
  const narrowSet = mediaSrcSet(narrow, MEDIA_WIDTHS) ?? pictureUrl(narrow, FALLBACK_WIDTH)
  const oneCrop = wide === narrow
  const leads = !use(CoveredPageContext) && priority
  if (leads) {
    const announce = (srcSet: string | undefined, media?: string) =>
      preload(href, {
        as: 'image',
        fetchPriority: 'high',
        ...(srcSet !== undefined && { imageSrcSet: srcSet, imageSizes: sizes }),
        ...(media !== undefined && { media }),
      })
    if (oneCrop) announce(wideSet)
    else {
      announce(narrowSet, below.sm)
      announce(wideSet, from.sm)
    }
  }
  return (
    <picture>
      {!oneCrop && <source media={below.sm} srcSet={narrowSet} sizes={sizes} />}
      {/* `sizes` and `srcSet` come before `src`, because some browsers would also fetch a `src` that they meet first. */}
      <img
        className={cover}
        sizes={wideSet === undefined ? undefined : sizes}
        srcSet={wideSet}
        src={href}
        alt={alt}
        decoding="async"
        {...(leads ? { loading: 'eager', fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  )
}
