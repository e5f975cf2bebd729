import { use } from 'react'
import { preload } from 'react-dom'
import { MEDIA_WIDTHS, mediaSrcSet, pictureUrl, type MediaWidth } from '#src/lib/catalog/media.ts'
import { CoveredPageContext } from './CoveredPageContext.ts'
import { above, corners as cornerClasses, frame, image, previewed } from './Picture.css.ts'

export interface PictureProps {
  /** A media URL from Magento or a data URL; any other address shows the placeholder. */
  src: string
  /** The alternative text; empty only if the text beside the picture says the same. */
  alt: string
  /** The CSS width of the picture in the layout, as in `<img sizes>`. */
  sizes: string
  /** Width / height of the box. The shop's photos are 4:5. */
  ratio?: number
  /** The picture's dominant colour, shown while it loads; the photos' paper tone if unknown. */
  background?: string | undefined
  /** For the one picture that is the LCP element: fetched first and preloaded in the document's head. */
  priority?: boolean
  /** For the first screen: fetched without waiting for layout. */
  eager?: boolean
  /** Limits the offered widths if the layout never needs the others. */
  widths?: readonly MediaWidth[]
  corners?: keyof typeof cornerClasses
}

/** The width for browsers without `srcset`. */
const FALLBACK_WIDTH = 640

/**
 * A picture in a box of fixed ratio, so nothing moves when it loads. The server chooses AVIF, WebP or JPEG by `Accept`.
 */
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
      {/* `sizes` and `srcSet` come before `src`, because some browsers would also fetch a `src` that they meet first. */}
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

type PreviewedPictureProps = PictureProps & {
  /** A picture that the browser has in memory: its address and its `sizes` must be those with which it was loaded. */
  readonly preview: { readonly src: string; readonly sizes: string }
}

/** A picture that shows another one, which has loaded before, until it has loaded itself. */
export const PreviewedPicture = ({ preview, ...picture }: PreviewedPictureProps) => (
  <div className={previewed}>
    <Picture {...preview} alt="" eager corners={picture.corners ?? 'round'} />
    <div className={above}>
      <Picture {...picture} background="transparent" />
    </div>
  </div>
)
