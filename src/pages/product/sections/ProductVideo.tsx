import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect, useRef, useState } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import type { ProductVideo as Video } from '#src/features/product/gallery/useProductPhotos.ts'
import { mediaFilm } from '#src/lib/catalog/mediaFilm.ts'
import { CurrentSlideContext } from '#src/ui/media/Carousel.tsx'
import { cover, film, pill, player, unscripted } from './ProductVideo.css.ts'

/** The player of a third party, which asks for consent before it loads anything from there. */
const LateVideo = createNeededPart(async () => (await import('#src/features/cms/PageBuilder.tsx')).AddressedVideo)

/** A slide that is visible by less than this share was left. */
const SEEN = 0.5

const OF_THE_WEB = /^https?:\/\//i

type ProductVideoProps = Video & {
  /** The alternative text of its preview picture, for a video without a title. */
  readonly alt: string
}

/** The play button over a video's preview picture, then the player, until another slide is shown. */
export function ProductVideo({ url, title: ownTitle, alt }: ProductVideoProps) {
  const { t } = useLingui()
  const title = ownTitle || alt
  const tabIndex = use(CurrentSlideContext) ? 0 : -1
  const place = useRef<HTMLDivElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    // The pressed button is removed.
    const focused = element.querySelector('video') ?? element
    focused.focus({ preventScroll: true })
    // A slide that was reached by keyboard may still be scrolling into view.
    let wasSeen = false
    const stopWhenLeft = new IntersectionObserver(
      (entries) => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN
        if (wasSeen && !isSeen) setPlaying(false)
        wasSeen ||= isSeen
      },
      // Observed inside the gallery, not the window: a shopper who scrolls down may continue watching.
      { root: element.closest('ul'), threshold: SEEN },
    )
    stopWhenLeft.observe(element)
    return () => stopWhenLeft.disconnect()
  }, [isPlaying, hasFailed])
  const file = mediaFilm(url)
  if (file === null && !OF_THE_WEB.test(url)) return null
  if (!isPlaying) {
    const play = () => {
      setFailed(false)
      setPlaying(true)
    }
    return (
      <>
        <button
          type="button"
          className={cover}
          tabIndex={tabIndex}
          aria-label={t`Guarda il video: ${title}`}
          onClick={play}
        >
          <span className={pill}>
            <Trans>Guarda il video</Trans>
          </span>
        </button>
        <a href={file ?? url} className={unscripted} rel="noopener">
          <span className={pill}>{t`Apri il video`}</span>
        </a>
      </>
    )
  }
  return (
    <div ref={place} className={player} role="group" aria-label={title} tabIndex={-1}>
      {file !== null && !hasFailed ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Magento keeps no captions of a product's video
        <video
          className={film}
          src={file}
          aria-label={title}
          controls
          playsInline
          autoPlay
          onError={() => setFailed(true)}
        />
      ) : (
        <LateVideo address={file ?? url} name={title} />
      )}
    </div>
  )
}
