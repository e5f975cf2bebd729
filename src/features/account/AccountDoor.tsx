import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AccountDoor_storeConfig$key } from '#src/__generated__/AccountDoor_storeConfig.graphql.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { door } from './AccountDoor.css.ts'

type AccountDoorProps = {
  readonly storeConfig: AccountDoor_storeConfig$key | null | undefined
  readonly title: string
  readonly children: ReactNode
}

/** A page on the way into the account: for those who are not in it yet. */
export function AccountDoor({ storeConfig, title, children }: AccountDoorProps) {
  const config = useFragment(
    graphql`
      fragment AccountDoor_storeConfig on StoreConfig {
        store_code
        ...PageHead_storeConfig
      }
    `,
    storeConfig ?? null,
  )
  return (
    <Container width="narrow">
      <PageHead storeConfig={config ?? null} title={title} robots="noindex" />
      <div className={door}>
        <Heading level={1}>{title}</Heading>
        <noscript>
          <p>
            <Trans>Per usare questa pagina attiva JavaScript nel tuo browser.</Trans>
          </p>
        </noscript>
        {children}
      </div>
    </Container>
  )
}
