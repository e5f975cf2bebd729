import { Trans } from '@lingui/react/macro'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { Fact, StatementFacts } from './StatementFacts.tsx'
import { offPaper } from './WithdrawalReceiptView.css.ts'
import type { WithdrawalReceipt } from './withdrawalStatement.ts'

/** The proof that the statement has arrived: its content, its day and time. */
export function WithdrawalReceiptView({ receipt }: { receipt: WithdrawalReceipt }) {
  const { locale, timeZone } = useShop()
  const { email } = receipt
  const received = new Date(receipt.receivedAt)
  return (
    <Stack gap="s5">
      <Notice tone="success" role="status">
        <Trans>Abbiamo ricevuto il tuo recesso. La ricevuta è in viaggio verso {email}.</Trans>
      </Notice>
      <Text weight="semibold">
        <Trans>Recedo dal contratto di vendita qui indicato.</Trans>
      </Text>
      <StatementFacts statement={receipt}>
        <Fact name={<Trans>Riferimento</Trans>}>{receipt.reference}</Fact>
        <Fact name={<Trans>Arrivato</Trans>}>
          <time dateTime={receipt.receivedAt}>
            {dateTimeFormat(locale.intlLocale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(received)}
          </time>
        </Fact>
      </StatementFacts>
      <Text>
        <Trans>
          Ti scriviamo presto come rimandarci gli articoli; ti rimborsiamo entro 14 giorni dal recesso, al più tardi
          quando li abbiamo o ci mostri che sono in viaggio.
        </Trans>
      </Text>
      <div className={offPaper}>
        <Button variant="secondary" onClick={() => window.print()}>
          <Trans>Stampa la ricevuta</Trans>
        </Button>
      </div>
    </Stack>
  )
}
