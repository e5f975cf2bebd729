import { Trans, useLingui } from '@lingui/react/macro'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { MailedStep } from '#src/features/account/access/MailedStep.tsx'
import { useConfirmCancelOrder } from '#src/features/orders/cancel/useConfirmCancelOrder.ts'
import { Text } from '#src/ui/layout/Text.tsx'

export { GuestCancelPage as component }

export type GuestCancelPageProps = Record<never, never>

/** The target of the mail about the cancellation of a guest's order. */
function GuestCancelPage() {
  const { t } = useLingui()
  const confirm = useConfirmCancelOrder()
  return (
    <AccountDoor title={t`Annulla il tuo ordine`}>
      <MailedStep
        label={t`Annulla l’ordine`}
        variant="danger"
        onConfirm={async (order) => {
          const result = await confirm(order)
          if (result.ok) return null
          return result.error.kind === 'too-many-tries' ? result.error : result.error.kind
        }}
        refusal={t`Con questo link non si può più annullare: forse l’hai già fatto, hai chiesto un’email più recente o l’ordine è già evaso.`}
        done={(number) => (
          <>
            {number === '' ? <Trans>Il tuo ordine è annullato.</Trans> : <Trans>L’ordine {number} è annullato.</Trans>}{' '}
            <Trans>Te lo confermiamo anche per email.</Trans>
          </>
        )}
      >
        {(number) => (
          <>
            <Text>
              {number === '' ? (
                <Trans>Ancora un passo: conferma che vuoi annullare il tuo ordine.</Trans>
              ) : (
                <Trans>
                  Ancora un passo: conferma che vuoi annullare l’ordine <strong>{number}</strong>.
                </Trans>
              )}
            </Text>
            <Text>
              <Trans>L’ordine si ferma qui. Se hai già pagato, ti rimborsiamo tutto.</Trans>
            </Text>
          </>
        )}
      </MailedStep>
    </AccountDoor>
  )
}
