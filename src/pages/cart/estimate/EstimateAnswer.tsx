import { Trans, useLingui } from '@lingui/react/macro'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { shownAmount } from '#src/features/store/taxDisplay.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Money } from '#src/ui/feedback/Money.tsx'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { answer, estimated } from './EstimateAnswer.css.ts'
import type { EstimateState } from './useEstimate.ts'

type EstimateAnswerProps = {
  readonly state: EstimateState
  /** The name of the country. */
  readonly country: string
  /** Receives a `methodKey`. */
  readonly onChoose: (method: string) => void
}

/**
 * The shipping methods to a place with their prices, and the total with the chosen one; or the reason why there is no
 * estimate.
 */
export function EstimateAnswer({
  state: { estimate, error, isAsking, askAgain },
  country,
  onChoose,
}: EstimateAnswerProps) {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  const { sums: tax } = useStoreSettings().tax
  if (error && !isAsking) {
    return (
      <div role="alert">
        <Text size="sm">
          <Trans>La stima non è arrivata.</Trans>
        </Text>
        <Button variant="link" onClick={askAgain}>
          <Trans>Riprova</Trans>
        </Button>
      </div>
    )
  }
  if (!estimate) return <SkeletonText lines={4} />
  const { methods, chosen } = estimate
  if (!chosen) {
    return (
      <Text tone="muted" role="status">
        {isAsking ? (
          <Trans>Cerchiamo le spedizioni…</Trans>
        ) : (
          <Trans>Non spediamo ancora questi articoli a questo indirizzo ({country}).</Trans>
        )}
      </Text>
    )
  }
  return (
    <div className={answer} aria-busy={isAsking}>
      <RadioGroup legend={t`Metodo di spedizione`}>
        {methods.map(({ key, label, description, price, netPrice }) => (
          <Radio
            key={key}
            name="estimated-method"
            value={key}
            checked={key === chosen.key}
            onChange={() => onChoose(key)}
            label={label}
            {...(description && { description })}
            aside={
              price.value === 0
                ? t`gratis`
                : formatMoney(shownAmount(tax, { including: price, excluding: netPrice }), intlLocale)
            }
          />
        ))}
      </RadioGroup>
      <div>
        <p className={estimated} role="status">
          <span>
            <Trans>Totale stimato</Trans>
          </span>{' '}
          <Money money={chosen.total} locale={intlLocale} />
        </p>
        {chosen.taxes.map(({ label, amount }, index) => (
          <Text key={index} size="xs" tone="muted">
            <Trans>
              di cui {label} {formatMoney(amount, intlLocale)}
            </Trans>
          </Text>
        ))}
      </div>
    </div>
  )
}
