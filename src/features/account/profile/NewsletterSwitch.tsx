import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { NewsletterSwitch_customer$key } from '#src/__generated__/NewsletterSwitch_customer.graphql.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { useAccountErrorText } from '../accountError.ts'
import { useSaving } from '../useSaving.ts'
import { useUpdateCustomer } from './useUpdateCustomer.ts'

/** Switches the newsletter on or off with one click. */
export function NewsletterSwitch({ customer }: { readonly customer: NewsletterSwitch_customer$key }) {
  const { t } = useLingui()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const updateCustomer = useUpdateCustomer()
  /** The chosen value while it is being saved. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { is_subscribed: isSubscribed } = useFragment(
    graphql`
      fragment NewsletterSwitch_customer on Customer {
        is_subscribed
      }
    `,
    customer,
  )
  // With an unknown state, an empty checkbox would be wrong.
  if (isSubscribed == null) {
    return (
      <Text tone="muted">
        <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
      </Text>
    )
  }
  const choose = async (wish: boolean) => {
    if (chosen !== null) return
    setChosen(wish)
    setProblem(null)
    const confirmation = wish ? t`L’iscrizione alla newsletter è attiva.` : t`Non ricevi più la newsletter.`
    setProblem(await save(() => updateCustomer({ is_subscribed: wish }), confirmation))
    setChosen(null)
  }
  return (
    <Checkbox
      label={t`Ricevo la newsletter`}
      checked={chosen ?? isSubscribed}
      aria-busy={chosen !== null}
      onChange={({ currentTarget }) => void choose(currentTarget.checked)}
      error={problem === null ? undefined : errorText(problem)}
    />
  )
}
