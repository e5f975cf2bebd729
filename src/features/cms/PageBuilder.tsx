import { useLingui } from '@lingui/react/macro'
import { Suspense, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { mediaSrcSet, pictureUrl } from '#src/lib/catalog/media.ts'
import { Carousel } from '#src/ui/media/Carousel.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { CoverPicture } from '#src/ui/media/CoverPicture.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Prose } from '#src/ui/layout/Prose.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { below, from } from '#src/ui/theme/breakpoints.ts'
import { onInk, onPaper } from '#src/ui/theme/contract.css.ts'
import { textLink } from '#src/ui/theme/global.css.ts'
import { Banner } from './Banner.tsx'
import { CmsAnchor } from './CmsAnchor.tsx'
import { CmsButton } from './CmsButton.tsx'
import { CmsImage } from './CmsImage.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import { MapPlaces } from './MapPlaces.tsx'
import * as styles from './PageBuilder.css.ts'
import { blocksOf } from './pageBuilderBlocks.ts'
import type { BannerBlock, Block, Column, ImageBlock, ProductsBlock } from './pageBuilderBlocks.ts'
import { parseCmsHtml } from './parseCmsHtml.ts'
import { isDarkColor } from './safeStyle.ts'
import { VideoFacade } from './VideoFacade.tsx'
import { videoSource } from '#src/lib/url/videoSource.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'

type PageBuilderProps = {
  readonly html: string
  /**
   * Renders the products of a widget; the page owns their query. While it loads, if it fails, or without it, the widget
   * is a list of plain links.
   */
  readonly renderProducts?: ((widget: ProductsBlock) => ReactNode) | null
  /** Replaces a text at its width, such as a description or a block. Its first picture is then not the LCP element. */
  readonly embedded?: boolean
}

type Drawing = Required<Pick<PageBuilderProps, 'renderProducts' | 'embedded'>> & {
  /** The banner at the top of the page, whose picture is the LCP element. */
  readonly first: BannerBlock | null
}

/** A merchant's Page Builder layout or handwritten HTML: a page over the whole viewport, or a text. */
export function PageBuilder({ html, renderProducts = null, embedded = false }: PageBuilderProps) {
  const blocks = useMemo(() => blocksOf(parseCmsHtml(html)), [html])
  const drawing: Drawing = { renderProducts, embedded, first: embedded ? null : firstBanner(blocks) }
  if (embedded) return <Blocks blocks={blocks} drawing={drawing} />
  return (
    <div className={styles.page}>
      {blocks.map((block, index) =>
        isWide(block) ? (
          <BlockView key={index} block={block} drawing={drawing} />
        ) : (
          <div key={index} className={styles.loose}>
            <Container width={isText(block) && blocks[index + 1]?.kind !== 'products' ? 'text' : 'wide'}>
              <BlockView block={block} drawing={drawing} />
            </Container>
          </div>
        ),
      )}
    </div>
  )
}

type AddressedVideoProps = {
  /** Absolute, or within the shop. */
  readonly address: string
  readonly name: string
}

/** A video outside of a text, by its address; a video on an unknown host becomes a link. */
export function AddressedVideo({ address, name }: AddressedVideoProps) {
  return <VideoFacade video={videoSource(address) ?? { page: address, player: null }} name={name} />
}

function firstBanner([block]: readonly Block[]): BannerBlock | null {
  switch (block?.kind) {
    case 'banner':
      return block
    case 'slider':
      return block.slides[0] ?? null
    case 'row':
      return block.picture === null ? firstBanner(block.blocks) : null
    default:
      return null
  }
}

function BlockView({ block, drawing }: { readonly block: Block; readonly drawing: Drawing }) {
  switch (block.kind) {
    case 'row':
      return <Row row={block} drawing={drawing} />
    case 'columns':
      return <Columns columns={block.columns} drawing={drawing} />
    case 'banner':
      return <Banner banner={block} priority={block === drawing.first} />
    case 'image':
      return <Image image={block} />
    case 'products':
      return <Products widget={block} renderProducts={drawing.renderProducts} />
    case 'buttons':
      return (
        <Cluster>
          {block.buttons.map(({ href, label, loud }, index) => (
            <CmsButton key={index} href={href} variant={loud ? 'primary' : 'secondary'} label={label} />
          ))}
        </Cluster>
      )
    case 'slider':
      return <Slider slides={block.slides} drawing={drawing} />
    case 'tabs':
      return (
        <Tabs
          initial={block.open}
          tabs={block.tabs.map(({ name, blocks }) => ({
            name,
            content: <Blocks blocks={blocks} drawing={drawing} />,
          }))}
        />
      )
    case 'accordion':
      return (
        <div>
          {block.parts.map(({ name, blocks }, index) => (
            <details key={index} className={styles.part}>
              <summary className={styles.partName}>{name}</summary>
              <Blocks blocks={blocks} drawing={drawing} />
            </details>
          ))}
        </div>
      )
    case 'video':
      return <VideoFacade video={block.video} name={block.name} />
    case 'map':
      return <MapPlaces places={block.places} />
    case 'html':
      return (
        <Prose>
          <CmsNodes nodes={block.nodes} />
        </Prose>
      )
  }
}

/** Blocks limited to the text width, unless they introduce a wider block. */
const isText = ({ kind }: Block) => kind === 'html' || kind === 'buttons'

/** Blocks that reach from edge to edge. */
const isWide = ({ kind }: Block) => kind === 'row' || kind === 'banner' || kind === 'slider'

function Blocks({ blocks, drawing }: { readonly blocks: readonly Block[]; readonly drawing: Drawing }) {
  return (
    <Stack gap="s5">
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} drawing={drawing} />
      ))}
    </Stack>
  )
}

/** Moves only by the shopper's action, because text that moves by itself cannot be read. */
function Slider({ slides, drawing }: { readonly slides: readonly BannerBlock[]; readonly drawing: Drawing }) {
  const { t } = useLingui()
  return (
    <Carousel
      variant="full"
      label={t`In primo piano`}
      previousLabel={t`Immagine precedente`}
      nextLabel={t`Immagine successiva`}
    >
      {slides.map((slide, index) => (
        <Banner key={index} banner={slide} priority={slide === drawing.first} />
      ))}
    </Carousel>
  )
}

function Row({ row, drawing }: { readonly row: Block & { kind: 'row' }; readonly drawing: Drawing }) {
  const blocks = row.blocks.map((block, index) => <BlockView key={index} block={block} drawing={drawing} />)
  // A band with pictures only needs no gutters and no column.
  const bare = row.appearance === 'full-bleed' || row.blocks.every(isWide)
  return (
    <section
      id={row.anchor}
      className={classes(
        // Within a product's chapter, the chapter is the collapsible part.
        styles.row[bare || drawing.embedded ? 'full-bleed' : 'contained'],
        schemeOn(row.background),
      )}
      style={fill(row.background)}
    >
      {row.picture && (
        <div className={styles.rowPicture}>
          <CoverPicture {...row.picture} sizes="100vw" />
        </div>
      )}
      {drawing.embedded ? (
        <div className={styles.flow}>{blocks}</div>
      ) : bare ? (
        blocks
      ) : (
        <Container>
          <div className={classes(styles.flow, isShowcase(row.blocks) && styles.showcase)}>{blocks}</div>
        </Container>
      )}
    </section>
  )
}

const isShowcase = (blocks: readonly Block[]) => blocks.map(({ kind }) => kind).join(' ') === 'html products buttons'

const MANY_COLUMNS = 4
const COLUMN_SIZES = `${from.md} 50vw, 100vw`

function Columns({ columns, drawing }: { readonly columns: readonly Column[]; readonly drawing: Drawing }) {
  const shares = columns.map(({ share }) => `minmax(0, ${share ?? 100 / columns.length}fr)`).join(' ')
  return (
    <div
      className={styles.columns[columns.length >= MANY_COLUMNS ? 'many' : 'few']}
      style={{ [styles.COLUMN_SHARES]: shares } as CSSProperties}
    >
      {columns.map(({ background, picture, blocks }, index) => (
        <div
          key={index}
          className={classes(styles.column, columnLook(background, blocks), schemeOn(background))}
          style={fill(background)}
        >
          {picture && (
            <div className={styles.columnPicture}>
              <CoverPicture {...picture} sizes={COLUMN_SIZES} />
            </div>
          )}
          {blocks.map((block, place) => (
            <BlockView key={place} block={block} drawing={drawing} />
          ))}
        </div>
      ))}
    </div>
  )
}

const columnLook = (background: string | null, blocks: readonly Block[]) => {
  if (background !== null) return styles.colouredColumn
  return blocks.every(({ kind }) => kind === 'html') && styles.wordColumn
}

const IMAGE_SIZES = `${from.lg} 84rem, 100vw`

function Image({ image: { picture, ratio, href, caption } }: { readonly image: ImageBlock }) {
  const drawn =
    ratio === null || picture.narrow !== picture.wide ? (
      // The ratio of the two crops is unknown, so no space can be reserved.
      <picture>
        {picture.narrow !== picture.wide && (
          <source
            media={below.sm}
            srcSet={mediaSrcSet(picture.narrow) ?? pictureUrl(picture.narrow, 960)}
            sizes="100vw"
          />
        )}
        <CmsImage className={styles.naturalPicture} src={picture.wide} alt={picture.alt} sizes={IMAGE_SIZES} />
      </picture>
    ) : (
      <Picture src={picture.wide} alt={picture.alt} ratio={ratio} sizes={IMAGE_SIZES} />
    )
  return (
    <figure className={styles.figure}>
      {href === null ? drawn : <CmsAnchor href={href}>{drawn}</CmsAnchor>}
      {caption.length > 0 && (
        <figcaption className={styles.caption}>
          <CmsNodes nodes={caption} />
        </figcaption>
      )}
    </figure>
  )
}

function Products({ widget, renderProducts }: { readonly widget: ProductsBlock } & Pick<Drawing, 'renderProducts'>) {
  const links = widget.links.length > 0 && (
    <ul className={styles.productLinks}>
      {widget.links.map(({ href, name }) => (
        <li key={href}>
          <CmsAnchor href={href} className={textLink}>
            {name}
          </CmsAnchor>
        </li>
      ))}
    </ul>
  )
  const products = renderProducts?.(widget) ?? null
  return products === null ? (
    links
  ) : (
    <WidgetBoundary fallback={links}>
      <Suspense fallback={links}>{products}</Suspense>
    </WidgetBoundary>
  )
}

/** The colour scheme with readable text on a merchant's colour, which ignores light and dark mode. */
const schemeOn = (background: string | null) => background !== null && (isDarkColor(background) ? onInk : onPaper)
const fill = (background: string | null): CSSProperties | undefined =>
  background === null ? undefined : { backgroundColor: background }
const classes = (...names: readonly (string | false)[]) => names.filter((name) => name !== false).join(' ')
