import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import type { RewardPoints_customer$key } from '#src/__generated__/RewardPoints_customer.graphql.ts'
import type { RewardPoints_storeConfig$key } from '#src/__generated__/RewardPoints_storeConfig.graphql.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { figures, textLink } from '#src/ui/theme/global.css.ts'
import { storeCurrency } from '#src/shop/storeFacts.ts'
import { OrderDate } from '../detail/OrderDate.tsx'
import { PointsReason } from './PointsReason.tsx'
import * as styles from './RewardPoints.css.ts'

/** Magento sends all changes at once, so older ones are shown on demand. */
const CHANGES_AT_FIRST = 10

type RewardPointsProps = {
  readonly customer: RewardPoints_customer$key
  readonly storeConfig: RewardPoints_storeConfig$key | null | undefined
}

/** The balance of points, the rules for earning and spending, and the history, the newest first. */
export function RewardPoints({ customer, storeConfig }: RewardPointsProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const { intlLocale } = locale
  const { reward_points: points } = useFragment(
    graphql`
      fragment RewardPoints_customer on Customer {
        reward_points {
          balance {
            points
            money {
              value
              ...moneyOf_money
            }
          }
          exchange_rates {
            earning {
              points
              currency_amount
            }
            redemption {
              points
              currency_amount
            }
          }
          subscription_status {
            balance_updates
            points_expiration_notifications
          }
          balance_history {
            change_reason
            date
            points_change
            balance {
              points
            }
          }
        }
      }
    `,
    customer,
  )
  const config = useFragment(
    graphql`
      fragment RewardPoints_storeConfig on StoreConfig {
        store_code
        magento_reward_general_min_points_balance
        magento_reward_general_publish_history
        magento_reward_points_order
      }
    `,
    storeConfig,
  )
  const [showsAll, setShowsAll] = useState(false)
  if (!points) {
    return (
      <Text tone="muted">
        <Trans>Al momento non ci sono punti fedeltà.</Trans>
      </Text>
    )
  }
  const { balance, exchange_rates: rates, subscription_status: notices } = points
  const pointsText = (count: number) => t({ message: plural(count, { one: '# punto', other: '# punti' }) })
  const worth = balance && moneyOf(balance.money)
  const money = (value: number) =>
    formatMoney({ value, currency: worth?.currency ?? storeCurrency(locale) }, intlLocale)
  const earning = config?.magento_reward_points_order === '0' ? null : rates?.earning
  const redemption = rates?.redemption
  const least = Number(config?.magento_reward_general_min_points_balance ?? 0)
  const changes = (points.balance_history ?? []).filter((change) => change != null)
  const shown = showsAll ? changes : changes.slice(0, CHANGES_AT_FIRST)
  return (
    <Stack gap="s5">
      {balance && (
        <Stack gap="s1">
          <Text tone="muted">
            <Trans>Il tuo saldo</Trans>
          </Text>
          <p className={`${styles.balance} ${figures}`}>{pointsText(balance.points)}</p>
          {worth && worth.value > 0 && (
            <Text>
              <Trans>Valore alla cassa: {{ amount: formatMoney(worth, intlLocale) }}</Trans>
            </Text>
          )}
        </Stack>
      )}
      {(earning || redemption) && (
        <ul className={styles.rates}>
          {earning && (
            <Text as="li">
              <Trans>
                Guadagni {{ points: pointsText(earning.points) }} ogni {{ amount: money(earning.currency_amount) }} di
                prodotti, senza contare imposte e spedizione. Arrivano quando l’ordine è pagato.
              </Trans>
            </Text>
          )}
          {redemption && (
            <Text as="li">
              <Trans>
                Alla cassa usi {{ points: pointsText(redemption.points) }} per ogni{' '}
                {{ amount: money(redemption.currency_amount) }} da pagare.
              </Trans>
            </Text>
          )}
          {least > 0 && (
            <Text as="li">
              <Trans>Li puoi usare quando ne hai almeno {{ least }}.</Trans>
            </Text>
          )}
        </ul>
      )}
      {notices && (
        <Stack gap="s3">
          <Heading level={2} size="md">
            <Trans>Avvisi via email</Trans>
          </Heading>
          <ul className={styles.rates}>
            <Text as="li">
              {notices.balance_updates === 'SUBSCRIBED'
                ? t`Ti scriviamo quando il saldo cambia.`
                : t`Non ti scriviamo quando il saldo cambia.`}
            </Text>
            <Text as="li">
              {notices.points_expiration_notifications === 'SUBSCRIBED'
                ? t`Ti avvisiamo prima che i punti scadano.`
                : t`Non ti avvisiamo prima che i punti scadano.`}
            </Text>
          </ul>
          <Text size="sm" tone="muted">
            <Trans>
              Li cambia il negozio: <ContactLink className={textLink}>scrivici</ContactLink>.
            </Trans>
          </Text>
        </Stack>
      )}
      {config?.magento_reward_general_publish_history !== '0' && (
        <Stack gap="s3">
          <Heading level={2} size="md">
            <Trans>Movimenti</Trans>
          </Heading>
          {changes.length === 0 ? (
            <Text tone="muted">
              <Trans>Non ci sono ancora movimenti.</Trans>
            </Text>
          ) : (
            <ul className={styles.list} aria-label={t`Movimenti dei punti`}>
              {shown.map(({ change_reason: reason, date, points_change: change, balance: rest }, index) => (
                // Magento's changes have no id, and two may have the same second.
                <li key={`${index} ${date}`} className={styles.row}>
                  <PointsReason reason={reason} />
                  <span className={`${styles.change} ${figures}`}>
                    {change > 0 && '+'}
                    {change < 0 && '−'}
                    {pointsText(Math.abs(change))}
                  </span>
                  <Text as="span" size="sm" tone="muted">
                    <OrderDate date={date} />
                  </Text>
                  <span className={`${styles.rest} ${figures}`}>
                    {rest && <Trans>saldo {{ rest: pointsText(rest.points) }}</Trans>}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {shown.length < changes.length && (
            <div>
              <Button variant="secondary" onClick={() => setShowsAll(true)}>
                <Plural value={changes.length} one="Mostra # movimento" other="Mostra tutti i # movimenti" />
              </Button>
            </div>
          )}
        </Stack>
      )}
    </Stack>
  )
}
