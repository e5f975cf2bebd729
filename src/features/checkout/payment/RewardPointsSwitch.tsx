import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { RewardPointsSwitch_cart$key } from '#src/__generated__/RewardPointsSwitch_cart.graphql.ts'
import type { RewardPointsSwitch_query$key } from '#src/__generated__/RewardPointsSwitch_query.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { moneyOf } from '../summary/moneyOf.ts'
import { switchRewardPoints } from './switchRewardPoints.ts'

type RewardPointsSwitchProps = {
  readonly cart: RewardPointsSwitch_cart$key
  readonly query: RewardPointsSwitch_query$key
}

/** Pays with the customer's points up to their value; empty if there are none. */
export function RewardPointsSwitch({ cart, query }: RewardPointsSwitchProps) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { locale, resume } = useShop()
  const { intlLocale } = locale
  const { id, applied_reward_points: applied } = useFragment(
    graphql`
      fragment RewardPointsSwitch_cart on Cart {
        id
        applied_reward_points {
          points
          money {
            ...moneyOf_money
          }
        }
      }
    `,
    cart,
  )
  const { customer, storeConfig } = useFragment(
    graphql`
      fragment RewardPointsSwitch_query on Query {
        customer {
          reward_points {
            balance {
              points
              money {
                value
                ...moneyOf_money
              }
            }
          }
        }
        storeConfig {
          store_code
          magento_reward_general_min_points_balance
        }
      }
    `,
    query,
  )
  // The wanted state until the backend answers.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const balance = customer?.reward_points?.balance
  if (!applied && !balance?.money.value) return null
  const pointsText = (count: number) => t({ message: plural(count, { one: '# punto', other: '# punti' }) })
  const least = Number(storeConfig?.magento_reward_general_min_points_balance ?? 0)
  const points = pointsText(balance?.points ?? 0)
  if (!applied && balance && balance.points < least) {
    return (
      <Text size="sm" tone="muted">
        <Trans>
          Hai {{ points }}: li puoi usare quando ne hai almeno {{ least }}.
        </Trans>
      </Text>
    )
  }
  const change = async (isOn: boolean) => {
    setWanted(isOn)
    setFailed(false)
    const result = await resume(() => switchRewardPoints(environment, id, isOn))
    setFailed(!result.ok || !result.value)
    setWanted(null)
  }
  const worth = balance && formatMoney(moneyOf(balance.money), intlLocale)
  return (
    <Stack gap="s2">
      <Checkbox
        label={worth ? t`Usa i tuoi punti: ${{ points }}, pari a ${{ worth }}` : t`Usa i tuoi punti`}
        hint={
          applied ? (
            <Trans>
              Usi {{ used: pointsText(applied.points) }} per{' '}
              {{ amount: formatMoney(moneyOf(applied.money), intlLocale) }} di questo ordine.
            </Trans>
          ) : (
            <Trans>Pagano quello che possono; il resto lo paghi come vuoi.</Trans>
          )
        }
        checked={wanted ?? applied != null}
        aria-busy={wanted !== null}
        onChange={({ currentTarget: { checked } }) => wanted === null && void change(checked)}
      />
      <div role="alert">
        {hasFailed && (
          <Notice tone="error">
            <Trans>Non siamo riusciti a cambiare l’uso dei punti. Riprova.</Trans>
          </Notice>
        )}
      </div>
    </Stack>
  )
}
