import { Suspense, useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Cluster } from '#src/ui/Cluster.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Prose } from '#src/ui/Prose.tsx'
import { from } from '#src/ui/theme/breakpoints.ts'
import { onInk, onPaper } from '#src/ui/theme/contract.css.ts'
import { textLink } from '#src/ui/theme/global.css.ts'
import { Banner } from './Banner.tsx'
import { CmsAnchor } from './CmsAnchor.tsx'
import { CmsImage } from './CmsImage.tsx'
import { CmsNodes } from './CmsNodes.tsx'
import * as styles from './PageBuilder.css.ts'
import { blocksOf } from './pageBuilderBlocks.ts'
import type { BannerBlock, Block, Column, ImageBlock, ProductsBlock } from './pageBuilderBlocks.ts'
import { parseCmsHtml } from './parseCmsHtml.ts'
import { isDarkColor } from './safeStyle.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'

type PageBuilderProps = {
  readonly html: string
  /**
   * Draws the products of a widget; they come with a query, which a page owns. While it waits or when it fails, and
   * without it, the widget is a list of plain links.
   */
  readonly renderProducts?: ((widget: ProductsBlock) => ReactNode) | null
}

type Drawing = Required<Pick<PageBuilderProps, 'renderProducts'>> & {
  /** The banner at the top of the page: its picture is what the shopper waits for. */
  readonly first: BannerBlock | null
}

/** A page as a merchant laid it out with Page Builder, or wrote it by hand, over the whole width of the viewport. */
export function PageBuilder({ html, renderProducts = null }: PageBuilderProps) {
  const blocks = useMemo(() => blocksOf(parseCmsHtml(html)), [html])
  const drawing: Drawing = { renderProducts, first: firstBanner(blocks) }
  return (
    <div className={styles.page}>
      {blocks.map((block, index) =>
        block.kind === 'row' || block.kind === 'banner' ? (
          <BlockView key={index} block={block} drawing={drawing} />
        ) : (
          <div key={index} className={styles.loose}>
            <Container width={block.kind === 'html' || block.kind === 'buttons' ? 'text' : 'wide'}>
              <BlockView block={block} drawing={drawing} />
            </Container>
          </div>
        ),
      )}
    </div>
  )
}

function firstBanner([block]: readonly Block[]): BannerBlock | null {
  return block?.kind === 'banner' ? block : block?.kind === 'row' ? firstBanner(block.blocks) : null
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
          {block.buttons.map(({ href, label, loud }) => (
            <CmsAnchor key={href} href={href} className={buttonClass({ variant: loud ? 'primary' : 'secondary' })}>
              {label}
            </CmsAnchor>
          ))}
        </Cluster>
      )
    case 'html':
      return (
        <Prose>
          <CmsNodes nodes={block.nodes} />
        </Prose>
      )
  }
}

function Row({ row, drawing }: { readonly row: Block & { kind: 'row' }; readonly drawing: Drawing }) {
  const blocks = row.blocks.map((block, index) => <BlockView key={index} block={block} drawing={drawing} />)
  // A band of nothing but pictures needs neither gutters nor a column.
  const bare = row.appearance === 'full-bleed' || row.blocks.every(({ kind }) => kind === 'banner')
  return (
    <section
      className={classes(styles.row[bare ? 'full-bleed' : 'contained'], schemeOn(row.background))}
      style={fill(row.background)}
    >
      {bare ? (
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

function Columns({ columns, drawing }: { readonly columns: readonly Column[]; readonly drawing: Drawing }) {
  const shares = columns.map(({ share }) => `minmax(0, ${share ?? 100 / columns.length}fr)`).join(' ')
  return (
    <div
      className={styles.columns[columns.length >= MANY_COLUMNS ? 'many' : 'few']}
      style={{ [styles.COLUMN_SHARES]: shares } as CSSProperties}
    >
      {columns.map(({ background, blocks }, index) => (
        <div
          key={index}
          className={classes(styles.column, columnLook(background, blocks), schemeOn(background))}
          style={fill(background)}
        >
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
    ratio === null ? (
      // Nothing tells its shape, so nothing can be kept free for it.
      <CmsImage className={styles.naturalPicture} src={picture.wide} alt={picture.alt} sizes={IMAGE_SIZES} />
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

/** The scheme whose text can be read on a merchant's colour, which knows nothing of light and dark. */
const schemeOn = (background: string | null) => background !== null && (isDarkColor(background) ? onInk : onPaper)
const fill = (background: string | null): CSSProperties | undefined =>
  background === null ? undefined : { backgroundColor: background }
const classes = (...names: readonly (string | false)[]) => names.filter((name) => name !== false).join(' ')
