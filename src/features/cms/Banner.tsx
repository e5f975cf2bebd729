import type { Components } from 'hast-util-to-jsx-runtime'
import type { ComponentProps } from 'react'
import { CoverPicture } from '#src/ui/media/CoverPicture.tsx'
import { from } from '#src/ui/theme/breakpoints.ts'
import { heading } from '#src/ui/layout/Text.css.ts'
import * as styles from './Banner.css.ts'
import { CmsAnchor } from './CmsAnchor.tsx'
import { CmsButton } from './CmsButton.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import type { BannerBlock } from './pageBuilderBlocks.ts'

type BannerProps = {
  readonly banner: BannerBlock
  /** The picture is the LCP element. */
  readonly priority: boolean
}

const POSTER_SIZES = `${from.sm} 82rem, 100vw`
const BESIDE_WORDS_SIZES = `${from.md} 60vw, 100vw`
const TILE_SIZES = `${from.md} 25vw, 50vw`

/** A picture with text: a hero, half of an editorial band, or a link to a category. */
export function Banner({ banner, priority }: BannerProps) {
  const { appearance, picture } = banner
  if (picture === null) {
    return (
      <div className={styles.plain}>
        <BannerWords banner={banner} large={false} />
      </div>
    )
  }
  // Without a call to action the whole banner is the link.
  if (banner.button === null && banner.href !== null) {
    return (
      <CmsAnchor href={banner.href} className={styles.tile}>
        <div className={styles.tileWords}>
          <CmsNodes nodes={banner.content} />
        </div>
        <div className={styles.tilePicture}>
          <CoverPicture {...picture} sizes={TILE_SIZES} priority={priority} />
        </div>
      </CmsAnchor>
    )
  }
  if (appearance === 'poster' || appearance === 'collage-centered') {
    return (
      <div className={styles.poster}>
        <div className={styles.posterWords}>
          <BannerWords banner={banner} large />
        </div>
        <div className={styles.posterPicture}>
          <CoverPicture {...picture} sizes={POSTER_SIZES} priority={priority} />
        </div>
      </div>
    )
  }
  const side = appearance === 'collage-left' ? 'wordsAtStart' : 'wordsAtEnd'
  return (
    <div className={styles.collage[side]}>
      <div className={styles.collageWords[side]}>
        <BannerWords banner={banner} large={false} />
      </div>
      <div className={styles.collagePicture[side]}>
        <CoverPicture {...picture} sizes={BESIDE_WORDS_SIZES} priority={priority} />
      </div>
    </div>
  )
}

function BannerWords({
  banner: { content, href, button },
  large,
}: {
  readonly banner: BannerBlock
  readonly large: boolean
}) {
  return (
    <>
      <div className={styles.content}>
        <CmsNodes nodes={content} components={wordComponents} />
      </div>
      {button !== null && href !== null && (
        <CmsButton href={href} variant={large ? 'primary' : 'secondary'} label={button} />
      )}
    </>
  )
}

const wordComponents: Components = {
  h1: ({ children }: ComponentProps<'h1'>) => <h1 className={heading({ size: 'display' })}>{children}</h1>,
  h2: ({ children }: ComponentProps<'h2'>) => <h2 className={heading({ size: 'lg' })}>{children}</h2>,
  h3: ({ children }: ComponentProps<'h3'>) => <h3 className={heading({ size: 'md' })}>{children}</h3>,
}
