import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { AgreementField_agreement$key } from '#src/__generated__/AgreementField_agreement.graphql.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { agreementLink } from './AgreementField.css.ts'
import { agreementKey } from '../form/checkoutValues.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { useCheckoutField } from '../form/useCheckoutField.ts'

/**
 * One agreement; a link opens its text over this page. In Magento's mode AUTO ordering means consent; MANUAL needs a
 * checkbox.
 */
export function AgreementField({ agreement }: { agreement: AgreementField_agreement$key }) {
  const data = useFragment(
    graphql`
      fragment AgreementField_agreement on CheckoutAgreement {
        agreement_id
        name
        checkbox_text
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
      <Link to="/checkout/agreements/$id" params={{ id: String(data.agreement_id) }} className={agreementLink}>
        <Trans>Leggi «{data.name}»</Trans>
      </Link>
    </div>
  )
}

function AgreementCheckbox({ name, label }: { name: `agreements.${string}`; label: string }) {
  const { registered, error } = useCheckoutField(name)
  return <Checkbox {...registered} required label={label} error={error} />
}
