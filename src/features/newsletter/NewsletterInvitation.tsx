import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NewsletterInvitation_block$key } from '#src/__generated__/NewsletterInvitation_block.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { band, columns, words } from './NewsletterInvitation.css.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

type NewsletterInvitationProps = {
  /** The merchant's own text; null if there is none. */
  readonly block: NewsletterInvitation_block$key | null
}

export function NewsletterInvitation({ block: key }: NewsletterInvitationProps) {
  const { t } = useLingui()
  const titleId = useId()
  const block = useFragment(
    graphql`
      fragment NewsletterInvitation_block on CmsBlock {
        identifier
        title
        content
      }
    `,
    key,
  )
  return (
    <section className={band} aria-labelledby={titleId}>
      <Container>
        <div className={columns}>
          <div className={words}>
            <Heading level={2} id={titleId}>
              {block?.title ?? t`Restiamo in contatto`}
            </Heading>
            {block?.content ? (
              <CmsHtml html={block.content} />
            ) : (
              <p>
                <Trans>Ogni tanto ti scriviamo: pezzi nuovi, offerte, appuntamenti.</Trans>
              </p>
            )}
          </div>
          <NewsletterForm />
        </div>
      </Container>
    </section>
  )
}
