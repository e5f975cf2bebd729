import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import type { ConsentKind } from '#src/shop/consents.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { useCheckoutField } from '../form/useCheckoutField.ts'

/**
 * The request to be supplied before the time for withdrawal ends, and the acknowledgement of the effect on the right of
 * withdrawal (Directive 2011/83/EU, art. 7 (3), 8 (8), 16 a, m). Never ticked in advance.
 */
export function ConsentField({ kind }: { readonly kind: ConsentKind }) {
  const { registered, error } = useCheckoutField(`consents.${kind}`)
  return (
    <div id={fieldAnchor(`consents.${kind}`)}>
      <Checkbox {...registered} required error={error} label={LABELS[kind]} />
    </div>
  )
}

const LABELS: Readonly<Record<ConsentKind, ReactNode>> = {
  digital: (
    <Trans>
      Chiedo che i contenuti digitali siano forniti subito, e so che quando la fornitura inizia perdo il diritto di
      recesso su di essi.
    </Trans>
  ),
  service: (
    <Trans>
      Chiedo che i servizi comincino prima che finisca il periodo di recesso. So che quando sono stati eseguiti del
      tutto perdo il diritto di recesso su di essi, e che se recedo prima pago la parte già eseguita.
    </Trans>
  ),
}
