import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { AgreementField_agreement$key } from '#src/__generated__/AgreementField_agreement.graphql.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Prose } from '#src/ui/Prose.tsx'
import { agreementText, disclosureSummary } from './AgreementField.css.ts'
import { agreementKey } from './checkoutValues.ts'
import { fieldAnchor } from './fieldAnchor.ts'
import { useCheckoutField } from './useCheckoutField.ts'

/** One agreement, readable in place. Magento's mode AUTO means that ordering agrees; MANUAL asks for a tick. */
export function AgreementField({ agreement }: { agreement: AgreementField_agreement$key }) {
  const data = useFragment(
    graphql`
      fragment AgreementField_agreement on CheckoutAgreement {
        agreement_id
        name
        checkbox_text
        content
        is_html
        mode
      }
    `,
    agreement,
  )
  const name = `agreements.${agreementKey(data.agreement_id)}` as const
  return (
    <div id={fieldAnchor(name)}>
      {data.mode === 'MANUAL' ? (
        <AgreementCheckbox name={name} label={data.checkbox_text} />
      ) : (
        <p>{data.checkbox_text}</p>
      )}
      <details>
        <summary className={disclosureSummary}>
          <Trans>Leggi «{data.name}»</Trans>
        </summary>
        <div className={agreementText}>
          {data.is_html ? (
            <CmsHtml html={data.content} />
          ) : (
            <Prose>
              {data.content.split(/\n+/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          )}
        </div>
      </details>
    </div>
  )
}

function AgreementCheckbox({ name, label }: { name: `agreements.${string}`; label: string }) {
  const { registered, error } = useCheckoutField(name)
  return <Checkbox {...registered} required label={label} error={error} />
}
