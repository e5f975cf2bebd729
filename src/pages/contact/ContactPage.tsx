import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { ContactPageQuery } from '#src/__generated__/ContactPageQuery.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { PrivacyLink } from '#src/features/consent/PrivacyLink.tsx'
import { ContactForm } from '#src/features/contact/ContactForm.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { ImprintLine } from '#src/features/store/ImprintLine.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { Container } from '#src/ui/layout/Container.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { DisputeWords } from './DisputeWords.tsx'
import { page, reach } from './ContactPage.css.ts'

export { default as operation } from '#src/__generated__/ContactPageQuery.graphql.ts'
export { ContactPage as component }

export type ContactPageProps = { readonly query: RouteQuery<ContactPageQuery> }

/** The contact form, and beside it the merchant's own text, the CMS block `contact-us-info`, or else the imprint. */
function ContactPage({ query }: ContactPageProps) {
  const { t } = useLingui()
  const { name: brand } = SHOP.brand
  const { imprint, disputes } = useShop().legal
  const { cmsBlocks, storeConfig } = useRouteQuery<ContactPageQuery>(
    graphql`
      query ContactPageQuery {
        cmsBlocks(identifiers: ["contact-us-info"]) {
          items {
            identifier
            title
            content
          }
        }
        storeConfig {
          store_code
          contact_enabled
        }
      }
    `,
    query,
  )
  const info = cmsBlocks?.items?.[0]
  return (
    <Container>
      <PageHead
        title={t`Contatti`}
        description={t`Domande su un prodotto, un ordine o una consegna? Scrivi a ${brand}.`}
        canonicalPath="/contact"
      />
      <div className={page}>
        <Heading level={1}>
          <Trans>Contatti</Trans>
        </Heading>
        <Grid columns="aside">
          {/* Without an answer the form is shown; the backend refuses it when it is disabled. */}
          {storeConfig?.contact_enabled !== false && (
            <Stack as="section" gap="s5" aria-labelledby="write">
              <Heading level={2} size="md" id="write">
                <Trans>Scrivici</Trans>
              </Heading>
              <ContactForm
                note={
                  <Trans>
                    Usiamo i tuoi dati solo per risponderti. <PrivacyLink />
                  </Trans>
                }
              />
            </Stack>
          )}
          {(info?.content || imprint !== null) && (
            <section className={reach} aria-labelledby="reach">
              <Stack gap="s5">
                <Heading level={2} size="md" id="reach">
                  {info?.content ? info.title : <Trans>Recapiti</Trans>}
                </Heading>
                {info?.content ? (
                  <CmsHtml html={info.content} />
                ) : (
                  imprint !== null && <ImprintLine imprint={imprint} />
                )}
              </Stack>
            </section>
          )}
        </Grid>
        {disputes && <DisputeWords disputes={disputes} />}
      </div>
    </Container>
  )
}
