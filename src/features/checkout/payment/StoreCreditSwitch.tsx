import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { StoreCreditSwitch_cart$key } from '#src/__generated__/StoreCreditSwitch_cart.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { moneyOf } from '../summary/moneyOf.ts'
import { switchStoreCredit } from './switchStoreCredit.ts'

/** Pays with store credit up to its amount; empty if there is none. */
export function StoreCreditSwitch({ cart }: { readonly cart: StoreCreditSwitch_cart$key }) {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { locale, resume } = useShop()
  const { intlLocale } = locale
  const { id, applied_store_credit: credit } = useFragment(
    graphql`
      fragment StoreCreditSwitch_cart on Cart {
        id
        applied_store_credit {
          enabled
          applied_balance {
            value
            ...moneyOf_money
          }
          current_balance {
            value
            ...moneyOf_money
          }
        }
      }
    `,
    cart,
  )
  // The wanted state until the backend answers.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const { applied_balance: applied, current_balance: balance } = credit ?? {}
  if (!credit?.enabled || !balance?.value) return null
  const isUsed = (applied?.value ?? 0) > 0
  const change = async (isOn: boolean) => {
    setWanted(isOn)
    setFailed(false)
    const { ok } = await resume(() => switchStoreCredit(environment, id, isOn))
    setFailed(!ok)
    setWanted(null)
  }
  const written = formatMoney(moneyOf(balance), intlLocale)
  const used = applied && formatMoney(moneyOf(applied), intlLocale)
  return (
    <Stack gap="s2">
      <Checkbox
        label={t`Usa il tuo credito: ${{ balance: written }}`}
        hint={
          isUsed && used ? (
            <span key={used}>
              <Trans>Ne usi {{ applied: used }} per questo ordine.</Trans>
            </span>
          ) : (
            <span key="none">
              <Trans>Paga quello che può; il resto lo paghi come vuoi.</Trans>
            </span>
          )
        }
        checked={wanted ?? isUsed}
        aria-busy={wanted !== null}
        onChange={({ currentTarget: { checked } }) => wanted === null && void change(checked)}
      />
      <div role="alert">
        {hasFailed && (
          <Notice tone="error">
            <Trans>Non siamo riusciti a cambiare l’uso del credito. Riprova.</Trans>
          </Notice>
        )}
      </div>
    </Stack>
  )
}
