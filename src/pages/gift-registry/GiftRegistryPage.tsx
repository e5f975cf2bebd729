import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { GiftRegistryPageQuery } from '#src/__generated__/GiftRegistryPageQuery.graphql.ts'
import { SIGN_IN_PATH } from '#src/features/account/access/returnPath.ts'
import { isNoSuchEntity } from '#src/lib/errorCategories.ts'
import { message } from '#src/features/gift-registry/registry.css.ts'
import { RegistryFacts } from '#src/features/gift-registry/event/RegistryFacts.tsx'
import { RegistryGifts } from '#src/features/gift-registry/gifts/RegistryGifts.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { page } from './GiftRegistryPage.css.ts'

export { default as operation } from '#src/__generated__/GiftRegistryPageQuery.graphql.ts'
export { GiftRegistryPage as component }

export type GiftRegistryPageProps = {
  readonly query: RouteQuery<GiftRegistryPageQuery>
  /** The page to which the sign-in returns. */
  readonly path: string
}

/** A gift registry as its guests see it: the wanted items with buttons to buy them. */
function GiftRegistryPage({ query, path }: GiftRegistryPageProps) {
  const { t } = useLingui()
  const { giftRegistry: answer } = useRouteQuery<GiftRegistryPageQuery>(
    graphql`
      query GiftRegistryPageQuery($uid: ID!) {
        giftRegistry(giftRegistryUid: $uid) @catch {
          uid
          event_name
          owner_name
          message
          registrants {
            uid
            firstname
            lastname
          }
          ...RegistryFacts_registry
          ...RegistryGifts_registry
        }
      }
    `,
    query,
  )
  // Without an answer there is no page; the boundary around it offers a retry.
  if (!answer.ok && !isNoSuchEntity(answer.errors)) throw new Error('[vetrina:gift-registry] no answer')
  const registry = answer.ok ? answer.value : null
  const people = (registry?.registrants ?? []).flatMap((each) => (each ? `${each.firstname} ${each.lastname}` : []))
  const names = people.length > 0 ? people.join(', ') : (registry?.owner_name ?? '')
  return (
    <Container>
      <PageHead title={registry?.event_name ?? t`Lista regalo`} robots="noindex" />
      <div className={page}>
        <Heading level={1}>{registry?.event_name ?? <Trans>Lista regalo</Trans>}</Heading>
        {registry ? (
          <>
            <Stack gap="s3">
              <Text>
                <Trans>La lista regalo di {names}</Trans>
              </Text>
              <RegistryFacts registry={registry} />
              <p className={message}>{registry.message}</p>
            </Stack>
            <Stack as="section" gap="s4">
              <Heading level={2} size="md">
                <Trans>Che cosa regalare</Trans>
              </Heading>
              <Notice>
                <p>
                  <Trans>
                    Quello che compri qui non si segna da solo nella lista: fai sapere a chi festeggia che cosa hai
                    scelto.
                  </Trans>
                </p>
              </Notice>
              <RegistryGifts registry={registry} />
            </Stack>
          </>
        ) : (
          <EmptyState
            title={t`Non troviamo questa lista`}
            action={
              <Link to="/gift-registry" className={buttonClass({ variant: 'primary' })}>
                <Trans>Cerca una lista</Trans>
              </Link>
            }
          >
            <p>
              <Trans>
                Forse il link è incompleto, o chi festeggia l’ha chiusa. Se è tua,{' '}
                <Link to={SIGN_IN_PATH} search={{ from: path }}>
                  accedi
                </Link>
                .
              </Trans>
            </p>
          </EmptyState>
        )}
      </div>
    </Container>
  )
}
