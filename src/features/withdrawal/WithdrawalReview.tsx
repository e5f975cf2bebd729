import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { sendStatement } from './sendStatement.ts'
import type { SendError } from './sendStatement.ts'
import { StatementFacts } from './StatementFacts.tsx'
import type { WithdrawalReceipt, WithdrawalStatement } from './withdrawalStatement.ts'

type WithdrawalReviewProps = {
  readonly statement: WithdrawalStatement
  readonly onChange: () => void
  readonly onDone: (receipt: WithdrawalReceipt) => void
}

/** The second screen: the statement as it will arrive, and the button that makes it. */
export function WithdrawalReview({ statement, onChange, onDone }: WithdrawalReviewProps) {
  const { t } = useLingui()
  const { fetch, locale } = useShop()
  const tooManyTriesText = useTooManyTriesText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SendError | null>(null)
  const problemText: Record<Extract<SendError, string>, string> = {
    refused: t`Non possiamo prendere questa dichiarazione così com’è. Controlla i dati, o scrivici: vale anche un’email.`,
    unreachable: t`Il negozio non risponde: non sappiamo se la tua dichiarazione è arrivata. Riprova: conta una volta sola.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco: quello che hai scritto resta qui.`,
  }
  const confirm = async () => {
    setBusy(true)
    setProblem(null)
    const result = await sendStatement(fetch, statement, locale)
    setBusy(false)
    if (result.ok) onDone(result.value)
    else setProblem(result.error)
  }
  return (
    <Stack gap="s5">
      <Text>
        <Trans>Controlla: questo è quello che ci dichiari.</Trans>
      </Text>
      <Text weight="semibold">
        <Trans>Recedo dal contratto di vendita qui indicato.</Trans>
      </Text>
      <StatementFacts statement={statement} />
      {problem !== null && (
        <Notice tone="error" role="alert">
          {typeof problem === 'object' ? tooManyTriesText(problem) : problemText[problem]}
        </Notice>
      )}
      <Cluster gap="s3">
        <Button loading={isBusy} onClick={() => void confirm()}>
          <Trans>Conferma il recesso</Trans>
        </Button>
        <Button variant="secondary" onClick={onChange}>
          <Trans>Cambia qualcosa</Trans>
        </Button>
      </Cluster>
    </Stack>
  )
}
