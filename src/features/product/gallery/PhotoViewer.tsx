import { useLingui } from '@lingui/react/macro'
import type PhotoSwipe from 'photoswipe'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { mediaSrcSet, pictureUrl } from '#src/lib/catalog/media.ts'
import { viewer as viewerClass } from './PhotoViewer.css.ts'
import type { ProductPhoto } from './useProductPhotos.ts'

/** The largest width of the picture service, px, and its height at the photos' ratio of 4:5. */
const LARGEST = { width: 1600, height: 2000 } as const

type PhotoViewerProps = {
  readonly photos: readonly ProductPhoto[]
  /** From 1. */
  readonly photo: number
  readonly onChange: (photo: number) => void
  /** Called by the close button and a pull. */
  readonly onClose: () => void
  /** Shown until the viewer's code has loaded, and without scripts; its first picture also until the large one has. */
  readonly children: ReactNode
}

/** Photos in full screen, to zoom and page through. Its library loads when the first one is opened. */
export function PhotoViewer({ photos, photo, onChange, onClose, children }: PhotoViewerProps) {
  const { t } = useLingui()
  const stage = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const create = useEffectEvent((PhotoSwipeClass: typeof PhotoSwipe) => {
    const index = Math.min(photo, photos.length) - 1
    // The library shows this picture until the large one has loaded.
    const preview = stage.current?.querySelector('img')?.currentSrc
    const dataSource = photos.map(({ url, alt }, position) => {
      const srcset = mediaSrcSet(url)
      return {
        ...LARGEST,
        src: pictureUrl(url, LARGEST.width),
        alt,
        ...(srcset !== null && { srcset }),
        ...(preview && position === index && { msrc: preview }),
      }
    })
    return new PhotoSwipeClass({
      dataSource,
      index,
      ...(stage.current && { appendToEl: stage.current }),
      bgOpacity: 1,
      loop: false,
      showHideAnimationType: 'none',
      // The library respects the system's setting itself. For the shop's own setting it must not animate, because it
      // would wait for the end of a transition that never runs.
      ...(document.documentElement.dataset.motion === 'less' && { zoomAnimationDuration: 0 }),
      // The page stack handles these for every overlay.
      escKey: false,
      trapFocus: false,
      returnFocus: false,
      closeTitle: t`Chiudi`,
      zoomTitle: t`Ingrandisci`,
      arrowPrevTitle: t`Foto precedente`,
      arrowNextTitle: t`Foto successiva`,
      errorMsg: t`Questa foto non si è caricata.`,
    })
  })
  const change = useEffectEvent(onChange)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    let viewer: PhotoSwipe | undefined
    let gone = false
    const show = async () => {
      const [{ default: PhotoSwipeClass }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')])
      if (gone) return
      viewer = create(PhotoSwipeClass)
      let shown = viewer.options.index
      viewer.on('change', () => {
        if (!viewer || viewer.currIndex === shown) return
        shown = viewer.currIndex
        change(shown + 1)
      })
      viewer.on('close', () => {
        if (!gone) close()
      })
      viewer.init()
      // The layer already has the role of a dialog.
      viewer.element?.removeAttribute('role')
      setOpen(true)
    }
    void show()
    return () => {
      gone = true
      viewer?.destroy()
    }
  }, [])

  return (
    // The library lays its photos out from left to right, by positions on the screen, in every language.
    <div ref={stage} dir="ltr" className={viewerClass}>
      {!open && children}
    </div>
  )
}
