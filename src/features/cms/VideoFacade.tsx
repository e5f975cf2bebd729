import { Trans, useLingui } from '@lingui/react/macro'
import Play from 'lucide-react/icons/play'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import { CmsAnchor } from './CmsAnchor.tsx'
import { facade, player, scripted } from './VideoFacade.css.ts'
import type { VideoSource } from '#src/lib/url/videoSource.ts'

type VideoFacadeProps = {
  readonly video: VideoSource
  /** The name of the video; null if the merchant's text has none. */
  readonly name: string | null
}

/** A video that loads after a click; before it nothing is requested from the video's host. A file opens directly. */
export function VideoFacade({ video, name }: VideoFacadeProps) {
  const { t } = useLingui()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  // The pressed button is gone, so the focus moves.
  useEffect(() => {
    if (isPlaying) frame.current?.focus()
  }, [isPlaying])
  const title = name ?? t`Video`
  if (video.player && isPlaying) {
    return (
      <iframe
        ref={frame}
        className={player}
        src={video.player.src}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      />
    )
  }
  const host = video.player?.host ?? null
  return (
    <div className={facade}>
      <p>{title}</p>
      {host !== null && (
        <div className={scripted}>
          <Button icon={<Play size={18} />} onClick={() => setPlaying(true)}>
            <Trans>Guarda qui</Trans>
          </Button>
          <Text size="sm" tone="muted">
            <Trans>
              Il video è di {host}: se lo avvii, {host} vede il tuo indirizzo IP e può usare cookie.
            </Trans>
          </Text>
        </div>
      )}
      <CmsAnchor href={video.page} className={textLink}>
        {host === null ? <Trans>Apri il video</Trans> : <Trans>Apri su {host}</Trans>}
      </CmsAnchor>
    </div>
  )
}
