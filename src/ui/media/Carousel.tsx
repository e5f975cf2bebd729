import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Children, createContext, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  arrows,
  besideDots,
  besideThumbnails,
  dot,
  dots,
  carousel,
  controls,
  counter,
  more,
  overPicture,
  slide,
  slides,
  stage,
  thumbnail,
  thumbnailRow,
  track,
} from './Carousel.css.ts'
import { isRightToLeft } from '../readingDirection.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { figures } from '../theme/global.css.ts'

export interface CarouselProps {
  /** The accessible name of the region. */
  label: string
  previousLabel: string
  nextLabel: string
  /** `cards` uses the product grid; `full` shows one slide at a time with a counter. */
  variant?: keyof typeof slides
  /** From `md` up a gallery may show thumbnails of its slides. */
  thumbnails?: { pictures: readonly ReactNode[]; label: (position: number) => string } | undefined
  children: ReactNode
}

/** Browsers round scroll positions, so this distance from an end counts as the end. */
const EDGE_PX = 2

/** The number of thumbnails that fit beside a large picture; the last one shows how many follow. */
const MOST_THUMBNAILS = 6

/** More dots than this would not fit below a phone's picture: there the counter stays. */
const MOST_DOTS = 8

/** Whether the slide around a component is shown: only its controls are tab stops. */
export const CurrentSlideContext = createContext(true)

type Place = { index: number; atStart: boolean; atEnd: boolean }

/** The scroll position of the track; the same object if it has not changed. */
function moved({ scrollLeft, clientWidth, scrollWidth, childElementCount }: HTMLElement): (old: Place) => Place {
  // Negative if the row runs from right to left.
  const scrolled = Math.abs(scrollLeft)
  const index = Math.round((scrolled / scrollWidth) * childElementCount)
  const atStart = scrolled <= EDGE_PX
  const atEnd = scrolled + clientWidth >= scrollWidth - EDGE_PX
  return (old) =>
    old.index === index && old.atStart === atStart && old.atEnd === atEnd ? old : { index, atStart, atEnd }
}

/** The scroll position of the second page: to the left of the first one if the row runs from right to left. */
const pageOffset = (track: HTMLElement): number => (isRightToLeft(track) ? -track.clientWidth : track.clientWidth)

/** A row that scrolls sideways by swipe, keys, wheel or buttons, also without JavaScript. */
export function Carousel({ label, previousLabel, nextLabel, variant = 'cards', thumbnails, children }: CarouselProps) {
  const trackRef = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>({ index: 0, atStart: true, atEnd: false })
  const items = Children.toArray(children)

  const locate = () => {
    if (trackRef.current) setPlace(moved(trackRef.current))
  }
  // Only the layout knows how many slides fit, and it can change.
  useEffect(() => {
    const element = trackRef.current
    if (!element) return
    const observer = new ResizeObserver(() => setPlace(moved(element)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scrollByPage = (step: 1 | -1) => trackRef.current?.scrollBy({ left: step * pageOffset(trackRef.current) })

  const scrollToSlide = (index: number) => trackRef.current?.scrollTo({ left: index * pageOffset(trackRef.current) })

  // One thumbnail is a tab stop; the arrow keys go to the others.
  const goThroughThumbnails = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const next = buttons[buttons.findIndex((button) => button === document.activeElement) + (step ?? 0)]
    if (step === undefined || !next) return
    event.preventDefault()
    next.focus()
    next.click()
  }
  const shownThumbnail = Math.min(place.index, MOST_THUMBNAILS - 1)
  const hasDots = variant === 'full' && items.length <= MOST_DOTS

  const bound = (reached: boolean) => (reached ? { 'aria-disabled': true as const } : {})
  return (
    <section aria-label={label} className={thumbnails ? besideThumbnails : carousel}>
      {thumbnails && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its buttons
        <ul className={thumbnailRow} onKeyDown={goThroughThumbnails}>
          {thumbnails.pictures.slice(0, MOST_THUMBNAILS).map((picture, index) => (
            <li key={index}>
              <button
                type="button"
                className={thumbnail}
                aria-label={thumbnails.label(index + 1)}
                aria-current={index === shownThumbnail}
                tabIndex={index === shownThumbnail ? 0 : -1}
                onClick={() => scrollToSlide(index)}
              >
                {picture}
                {index === MOST_THUMBNAILS - 1 && thumbnails.pictures.length > MOST_THUMBNAILS && (
                  <span className={`${more} ${figures}`}>+{thumbnails.pictures.length - MOST_THUMBNAILS}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={stage}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard */}
        <ul ref={trackRef} tabIndex={0} aria-label={label} className={`${track} ${slides[variant]}`} onScroll={locate}>
          {items.map((item, index) => (
            <li key={index} className={slide}>
              <CurrentSlideContext value={variant === 'cards' || index === place.index}>{item}</CurrentSlideContext>
            </li>
          ))}
        </ul>
        {items.length > 1 && (
          <div
            className={variant === 'full' ? `${controls} ${overPicture} ${hasDots ? besideDots : ''}` : controls}
            data-needless={(place.atStart && place.atEnd) || undefined}
          >
            {variant === 'full' && (
              <span className={`${counter} ${figures}`}>
                {place.index + 1} / {items.length}
              </span>
            )}
            <div className={variant === 'full' ? arrows : ''}>
              <IconButton
                label={previousLabel}
                variant="raised"
                icon={<ChevronLeft size={20} />}
                onClick={() => scrollByPage(-1)}
                {...bound(place.atStart)}
              />
              <IconButton
                label={nextLabel}
                variant="raised"
                icon={<ChevronRight size={20} />}
                onClick={() => scrollByPage(1)}
                {...bound(place.atEnd)}
              />
            </div>
          </div>
        )}
        {hasDots && items.length > 1 && (
          <span aria-hidden="true" className={dots}>
            {items.map((_, index) => (
              <span key={index} className={dot} data-current={index === place.index || undefined} />
            ))}
          </span>
        )}
      </div>
    </section>
  )
}
