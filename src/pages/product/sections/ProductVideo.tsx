import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import type { ProductVideo as Video } from '#src/features/product/gallery/useProductPhotos.ts'
import { mediaFilm } from '#src/lib/catalog/mediaFilm.ts'
import { cover, film, pill, player, unscripted } from './ProductVideo.css.ts'

/** Where it is another's: what a text shows for it, which asks before anything of theirs is loaded. */
const LateVideo = createNeededPart(async () => (await import('#src/features/cms/PageBuilder.tsx')).AddressedVideo)

/** Less of it in sight is a slide that was left. */
const SEEN = 0.5

const OF_THE_WEB = /^https?:\/\//i

type ProductVideoProps = Video & {
  /** What its preview picture shows, for a video without a title. */
  readonly alt: string
}

/** Over the preview picture of a video: a button, then what plays it, until another slide is shown. */
export function ProductVideo({ video_url, video_title, alt }: ProductVideoProps) {
  const { t } = useLingui()
  const url = video_url ?? ''
  const title = video_title || alt
  const place = useRef<HTMLDivElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return
    // The button that was pressed is gone.
    const focused = element.querySelector('video') ?? element
    focused.focus({ preventScroll: true })
    // A slide that the keyboard reached may still be on its way into sight.
    let wasSeen = false
    const stopWhenLeft = new IntersectionObserver(
      (entries) => {
        const isSeen = (entries.at(-1)?.intersectionRatio ?? 0) >= SEEN
        if (wasSeen && !isSeen) setPlaying(false)
        wasSeen ||= isSeen
      },
      // Of the gallery, not of the window: who scrolls down may go on watching.
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
        <button type="button" className={cover} aria-label={t`Guarda il video: ${title}`} onClick={play}>
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
