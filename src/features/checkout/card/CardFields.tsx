import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { CardFields_cart$key } from '#src/__generated__/CardFields_cart.graphql.ts'
import type { CardFields_storeConfig$key } from '#src/__generated__/CardFields_storeConfig.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Agreement } from '#src/shop/payments.ts'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { isBilledThere } from '../form/checkoutValues.ts'
import type { CheckoutValues } from '../form/checkoutValues.ts'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import { BankDialog } from './BankDialog.tsx'
import { isBankAsked, readBankCheck } from './bankCheck.ts'
import { CARD_FIELDS } from './cardForm.ts'
import type { CardField } from './cardForm.ts'
import { FieldsNotice } from '../fields/FieldsNotice.tsx'
import { CardTrouble } from './CardTrouble.tsx'
import { fields } from './CardFields.css.ts'
import { HostedField } from './HostedField.tsx'
import { takeCard } from './takeCard.ts'
import type { Trouble } from './takeCard.ts'
import { useCardForm } from './useCardForm.ts'

type CardFieldsProps = {
  readonly cart: CardFields_cart$key
  readonly config: CardFields_storeConfig$key | null
  /** Gets the function that asks for the agreement, as long as the fields are shown. */
  readonly onAgree: (agree: AgreeInFields | null) => void
}

/** The fields for a card, in frames of the provider: the shop never sees its number. */
export function CardFields({ cart, config, onAgree }: CardFieldsProps) {
  const { t } = useLingui()
  const { customerToken } = useShop()
  const id = useId()
  const { prices, is_virtual: isVirtual } = useFragment(
    graphql`
      fragment CardFields_cart on Cart {
        id
        is_virtual
        prices {
          grand_total {
            value
            currency
          }
        }
      }
    `,
    cart,
  )
  const settings = useFragment(
    graphql`
      fragment CardFields_storeConfig on StoreConfig {
        braintree_cc_vault_active
        ...bankCheck_storeConfig
      }
    `,
    config,
  )
  const { getValues } = useFormContext<CheckoutValues>()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isToBeSaved, setIsToBeSaved] = useState(false)
  const canBeSaved = customerToken.get() !== null && settings?.braintree_cc_vault_active === '1'
  const labels: Readonly<Record<CardField, string>> = {
    number: t`Numero della carta`,
    expirationDate: t`Scadenza (MM/AA)`,
    cvv: t`Codice di sicurezza`,
  }
  const bankCheck = readBankCheck(settings)
  const shown = useCardForm({ labels, hasBankCheck: bankCheck.isOn })
  const { opened, whenOpen, phase, round, place, placeOf, focused, problems, challenge } = shown
  const { setChallenge, setProblems, retry } = shown

  const errorOf = (field: CardField): string | undefined => {
    const problem = problems[field]
    if (problem === undefined) return undefined
    switch (field) {
      case 'number':
        return problem === 'missing' ? t`Scrivi il numero della carta.` : t`Controlla il numero della carta.`
      case 'expirationDate':
        return problem === 'missing' ? t`Scrivi la scadenza della carta.` : t`Controlla la scadenza della carta.`
      case 'cvv':
        return problem === 'missing' ? t`Scrivi il codice di sicurezza.` : t`Controlla il codice di sicurezza.`
    }
  }
  const [numberError, dateError, cvvError] = CARD_FIELDS.map(errorOf)
  useEffect(() => {
    const form = opened.current?.form
    form?.tell('number', numberError ?? null)
    form?.tell('expirationDate', dateError ?? null)
    form?.tell('cvv', cvvError ?? null)
  }, [opened, phase, numberError, dateError, cvvError])

  const agreeNow = useEffectEvent(async (): Promise<Agreement | null> => {
    setTrouble(null)
    const card = await whenOpen()
    const sum = prices?.grand_total
    if (!card || sum?.value == null || sum.currency == null) {
      setTrouble('not-ready')
      return null
    }
    const { form, bank } = card
    const found = form.problems()
    setProblems(found)
    const first = CARD_FIELDS.find((field) => found[field] !== undefined)
    if (first !== undefined) {
      form.focus(first)
      return null
    }
    const agreed = { value: sum.value, currency: sum.currency }
    const values = getValues()
    const address = isBilledThere(values, isVirtual) ? values.shipping : values.billing
    const isAsked = isBankAsked(bankCheck, agreed, address.countryCode)
    const taken = await takeCard(
      { tokenize: form.tokenize, bank: isAsked ? bank : null },
      {
        sum: agreed,
        email: values.email,
        billing: {
          givenName: address.firstname,
          surname: address.lastname,
          phoneNumber: address.telephone,
          streetAddress: address.street,
          locality: address.city,
          postalCode: address.postcode,
          countryCodeAlpha2: address.countryCode,
        },
        isChallengeWanted: bankCheck.isChallengeWanted,
      },
    )
    setChallenge(null)
    if (taken.ok) {
      const deviceData = form.deviceData()
      const wish = { sum: agreed, isToBeSaved: canBeSaved && isToBeSaved }
      return { ...wish, proof: taken.value, ...(deviceData !== null && { deviceData }) }
    }
    setTrouble(taken.error)
    return null
  })
  useEffect(() => {
    onAgree(() => agreeNow())
    return () => onAgree(null)
  }, [onAgree])

  return (
    <Stack gap="s4">
      <FieldsNotice of="card" phase={phase} onRetry={retry} />
      {phase !== 'failed' && (
        <div
          key={round}
          ref={place}
          className={fields}
          role="group"
          aria-label={t`Dati della carta`}
          aria-busy={phase !== 'ready'}
        >
          {CARD_FIELDS.map((field) => (
            <HostedField
              key={field}
              id={`${id}${field}`}
              label={labels[field]}
              error={errorOf(field)}
              isWide={field === 'number'}
              isFocused={focused === field}
              place={placeOf(field)}
            />
          ))}
        </div>
      )}
      {canBeSaved && (
        <Checkbox
          checked={isToBeSaved}
          onChange={(event) => setIsToBeSaved(event.target.checked)}
          label={t`Salva questa carta per i prossimi ordini`}
        />
      )}
      {trouble !== null && <CardTrouble trouble={trouble} />}
      {challenge && <BankDialog challenge={challenge} onClose={() => opened.current?.bank?.cancel()} />}
    </Stack>
  )
}
