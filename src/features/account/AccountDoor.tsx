import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { door } from './AccountDoor.css.ts'

type AccountDoorProps = {
  readonly title: string
  /** Whether the host takes the page's form without JavaScript. */
  readonly worksWithoutScript?: boolean
  readonly children: ReactNode
}

/** The frame of account pages for visitors who are not signed in. */
export function AccountDoor({ title, worksWithoutScript = false, children }: AccountDoorProps) {
  return (
    <Container width="narrow">
      <PageHead title={title} robots="noindex" />
      <div className={door}>
        <Heading level={1}>{title}</Heading>
        {!worksWithoutScript && (
          <noscript>
            <p>
              <Trans>Per usare questa pagina attiva JavaScript nel tuo browser.</Trans>
            </p>
          </noscript>
        )}
        {children}
      </div>
    </Container>
  )
}
