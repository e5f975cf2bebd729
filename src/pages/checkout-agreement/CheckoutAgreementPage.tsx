import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { CheckoutAgreementPageQuery } from '#src/__generated__/CheckoutAgreementPageQuery.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Prose } from '#src/ui/layout/Prose.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { SheetText } from '#src/ui/overlay/SheetText.tsx'

export { default as operation } from '#src/__generated__/CheckoutAgreementPageQuery.graphql.ts'
export { CheckoutAgreementPage as component }

export type CheckoutAgreementPageProps = {
  readonly query: RouteQuery<CheckoutAgreementPageQuery>
  readonly agreementId: number
}

/** The text of an agreement of the checkout. */
function CheckoutAgreementPage({ query, agreementId }: CheckoutAgreementPageProps) {
  const { t } = useLingui()
  const { checkoutAgreements } = useRouteQuery<CheckoutAgreementPageQuery>(
    graphql`
      query CheckoutAgreementPageQuery {
        checkoutAgreements {
          agreement_id
          name
          content
          is_html
        }
      }
    `,
    query,
  )
  // Without an answer it is not known whether it exists; the boundary around it offers a retry.
  if (!checkoutAgreements) throw new Error('[vetrina:checkout] no answer')
  const agreement = checkoutAgreements.find((candidate) => candidate?.agreement_id === agreementId)
  return (
    <>
      <PageHead title={agreement?.name ?? t`Prima di ordinare`} robots="noindex" />
      {agreement ? (
        <SheetText label={agreement.name}>
          <Stack gap="s3">
            <Heading level={3}>{agreement.name}</Heading>
            {agreement.is_html ? <CmsHtml html={agreement.content} /> : <PlainText text={agreement.content} />}
          </Stack>
        </SheetText>
      ) : (
        <Text>
          <Trans>Questo testo non c’è più: per ordinare valgono quelli che trovi alla cassa.</Trans>
        </Text>
      )}
    </>
  )
}

function PlainText({ text }: { text: string }) {
  return (
    <Prose>
      {text
        .split(/\n+/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Prose>
  )
}
