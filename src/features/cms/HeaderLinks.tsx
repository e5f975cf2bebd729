import { graphql, useFragment } from 'react-relay'
import type { HeaderLinks_blocks$key } from '#src/__generated__/HeaderLinks_blocks.graphql.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { CmsHtml } from './CmsHtml.tsx'
import { HEADER_LINKS_CLASSES } from './HeaderLinks.css.ts'
import { ReplacingLinksContext } from './replacingLinks.ts'

type HeaderLinksProps = {
  readonly blocks: HeaderLinks_blocks$key | null
  /** `bar`: above the header of wide screens. `menu`: in the menu, which narrow screens have. */
  readonly place: 'bar' | 'menu'
}

/** The links of the merchant's block `header-links`, whose title is their name; nothing without the block. */
export function HeaderLinks({ blocks, place }: HeaderLinksProps) {
  const content = useFragment(
    graphql`
      fragment HeaderLinks_blocks on CmsBlocks {
        items {
          identifier
          title
          content
        }
      }
    `,
    blocks,
  )
  const block = content?.items?.find((item) => item?.identifier === 'header-links')
  if (!block?.content) return null
  const links = (
    <ReplacingLinksContext value={place === 'menu'}>
      <CmsHtml html={block.content} />
    </ReplacingLinksContext>
  )
  return (
    <nav className={HEADER_LINKS_CLASSES[place]} aria-label={block.title ?? undefined}>
      {place === 'bar' ? <Container>{links}</Container> : links}
    </nav>
  )
}
