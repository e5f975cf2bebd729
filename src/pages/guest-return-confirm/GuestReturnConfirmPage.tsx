import { Trans, useLingui } from '@lingui/react/macro'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { MailedStep } from '#src/features/account/access/MailedStep.tsx'
import { useConfirmReturn } from '#src/features/returns/request/useConfirmReturn.ts'
import { Text } from '#src/ui/layout/Text.tsx'

export { GuestReturnConfirmPage as component }

export type GuestReturnConfirmPageProps = Record<never, never>

/** The target of the mail about the return of a guest's items. */
function GuestReturnConfirmPage() {
  const { t } = useLingui()
  const confirm = useConfirmReturn()
  return (
    <AccountDoor title={t`Conferma il tuo reso`}>
      <MailedStep
        label={t`Conferma il reso`}
        variant="primary"
        onConfirm={async (order) => {
          const result = await confirm(order)
          if (result.ok) return null
          if (result.error.kind === 'too-many-tries') return result.error
          const { kind } = result.error
          return kind === 'rejected' || kind === 'no-such-entity' ? 'refused' : kind
        }}
        refusal={t`Con questo link non si può più confermare: forse l’hai già fatto, o gli articoli sono già in un altro reso.`}
        done={() => (
          <Trans>Il reso è confermato. Ti scriviamo appena decidiamo: fino ad allora non spedire niente.</Trans>
        )}
      >
        {(number) => (
          <Text>
            {number === '' ? (
              <Trans>Ancora un passo: conferma che vuoi fare il reso.</Trans>
            ) : (
              <Trans>
                Ancora un passo: conferma che vuoi fare il reso dell’ordine <strong>{number}</strong>.
              </Trans>
            )}
          </Text>
        )}
      </MailedStep>
    </AccountDoor>
  )
}
