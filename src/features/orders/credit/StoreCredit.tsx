import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { StoreCredit_customer$key } from '#src/__generated__/StoreCredit_customer.graphql.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { OrderDate } from '../detail/OrderDate.tsx'
import * as styles from './StoreCredit.css.ts'

/** The balance and its history, the newest first. */
export function StoreCredit({ customer }: { readonly customer: StoreCredit_customer$key }) {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  const { store_credit: credit } = useFragment(
    graphql`
      fragment StoreCredit_customer on Customer @argumentDefinitions(page: { type: "Int!" }) {
        store_credit {
          enabled
          current_balance {
            ...moneyOf_money
          }
          balance_history(pageSize: 10, currentPage: $page) {
            items {
              action
              date_time_changed
              balance_change {
                value
                ...moneyOf_money
              }
              actual_balance {
                ...moneyOf_money
              }
            }
          }
        }
      }
    `,
    customer,
  )
  if (!credit?.enabled) {
    return (
      <Text tone="muted">
        <Trans>Al momento il credito non è disponibile.</Trans>
      </Text>
    )
  }
  const actions: Readonly<Partial<Record<string, string>>> = {
    Created: t`Accreditato`,
    Updated: t`Aggiornato`,
    Used: t`Usato per un ordine`,
    Refunded: t`Rimborsato`,
    Reverted: t`Restituito`,
  }
  const changes = (credit.balance_history?.items ?? []).filter((item) => item != null)
  return (
    <Stack gap="s5">
      {credit.current_balance && (
        <Stack gap="s1">
          <Text tone="muted">
            <Trans>Il tuo saldo</Trans>
          </Text>
          <Price money={moneyOf(credit.current_balance)} locale={intlLocale} size="lg" />
        </Stack>
      )}
      {changes.length === 0 ? (
        <Text tone="muted">
          <Trans>Non ci sono ancora movimenti.</Trans>
        </Text>
      ) : (
        <ul className={styles.list} aria-label={t`Movimenti del credito`}>
          {changes.map(({ action, date_time_changed: date, balance_change: change, actual_balance: rest }, index) => (
            // Magento's changes have no id, and two may have the same second.
            <li key={`${index} ${date}`} className={styles.row}>
              <Text as="span">{actions[action ?? ''] ?? action}</Text>
              <span className={`${styles.change} ${figures}`}>
                {change && (change.value ?? 0) > 0 && '+'}
                {change && formatMoney(moneyOf(change), intlLocale)}
              </span>
              <Text as="span" size="sm" tone="muted">
                {date && <OrderDate date={date} />}
              </Text>
              <span className={`${styles.rest} ${figures}`}>
                {rest && <Trans>saldo {formatMoney(moneyOf(rest), intlLocale)}</Trans>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
