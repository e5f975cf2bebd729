import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { Announcement_blocks$key } from '#src/__generated__/Announcement_blocks.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { announcement } from './Announcement.css.ts'

/** The merchant's block `announcement`, above the header of every page except the checkout. */
export function Announcement({ blocks }: { readonly blocks: Announcement_blocks$key | null }) {
  const { t } = useLingui()
  const content = useFragment(
    graphql`
      fragment Announcement_blocks on CmsBlocks {
        items {
          identifier
          content
        }
      }
    `,
    blocks,
  )
  const html = content?.items?.find((item) => item?.identifier === 'announcement')?.content
  if (!html) return null
  return (
    <aside className={announcement} aria-label={t`Avviso`}>
      <Container>
        <CmsHtml html={html} />
      </Container>
    </aside>
  )
}
