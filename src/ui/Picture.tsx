import { use } from 'react'
import { preload } from 'react-dom'
import { MEDIA_WIDTHS, mediaSrcSet, pictureUrl, type MediaWidth } from '#src/lib/media.ts'
import { CoveredPageContext } from './CoveredPageContext.ts'
import { corners as cornerClasses, frame, image } from './Picture.css.ts'

export interface PictureProps {
  /** A media URL as Magento gives it, or a picture in the address itself; any other address shows the placeholder. */
  src: string
  /** What the picture tells; empty only where the words beside it already say so. */
  alt: string
  /** The CSS width of the picture in the layout, as in `<img sizes>`. */
  sizes: string
  /** Width / height of the box. The photos of the shop are 4:5. */
  ratio?: number
  /** The picture's dominant colour, shown until it is here; the photos' paper tone when it is not known. */
  background?: string | undefined
  /** For the one picture that decides the LCP: fetched first and announced in the document's head. */
  priority?: boolean
  /** In the first screen: fetched without waiting for the layout. */
  eager?: boolean
  /** Narrow the offered widths where the layout never needs the others. */
  widths?: readonly MediaWidth[]
  corners?: keyof typeof cornerClasses
}

/** The width for browsers that cannot choose. */
const FALLBACK_WIDTH = 640

/** A picture in a box of known shape: nothing moves when it arrives. The server picks AVIF, WebP or JPEG by `Accept`. */
export function Picture({
  src,
  alt,
  sizes,
  ratio = 4 / 5,
  background,
  priority = false,
  eager = false,
  widths = MEDIA_WIDTHS,
  corners = 'round',
}: PictureProps) {
  const href = pictureUrl(src, FALLBACK_WIDTH)
  const srcSet = mediaSrcSet(src, widths) ?? undefined
  const isCovered = use(CoveredPageContext)
  const leads = priority && !isCovered
  if (leads) {
    preload(href, {
      as: 'image',
      fetchPriority: 'high',
      ...(srcSet !== undefined && { imageSrcSet: srcSet, imageSizes: sizes }),
    })
  }
  return (
    <span
      className={`${frame} ${cornerClasses[corners]}`}
      style={{ aspectRatio: ratio, ...(background !== undefined && { backgroundColor: background }) }}
    >
      {/* `sizes` and `srcSet` stand before `src`: browsers that meet `src` first would fetch it too. */}
      <img
        className={image}
        sizes={srcSet === undefined ? undefined : sizes}
        srcSet={srcSet}
        src={href}
        alt={alt}
        decoding="async"
        {...(leads ? { loading: 'eager', fetchPriority: 'high' } : { loading: eager && !isCovered ? 'eager' : 'lazy' })}
      />
    </span>
  )
}
