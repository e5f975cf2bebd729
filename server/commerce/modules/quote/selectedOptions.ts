import { toMoney } from '../../engine/money.ts'
import { type ChosenOption, enteredText, type OptionPrice } from '../catalog/purchase/customOptions.ts'
import { partCents, type PurchaseFacts } from '../catalog/purchase/purchase.ts'

/** `customizable_options` of the chosen options. */
export const selectedCustomOptions = (facts: PurchaseFacts, currency: string, locale: string) =>
  facts.customOptions.map((choice) => selectedCustomOption(choice, currency, locale))

/** The price of an option as the merchant entered it, and in which units. */
const optionValuePrice = (price: OptionPrice, currency: string) =>
  price.kind === 'fixed'
    ? { type: 'FIXED', units: currencySymbol(currency), value: price.cents / 100 }
    : { type: 'PERCENT', units: '%', value: price.percent }

const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

const selectedCustomOption = (choice: ChosenOption, currency: string, locale: string) => ({
  customizable_option_uid: choice.option.uid,
  label: choice.option.title,
  is_required: choice.option.isRequired,
  sort_order: choice.option.position,
  type: choice.option.type,
  values:
    choice.kind === 'picked'
      ? choice.values.map((value) => ({
          customizable_option_value_uid: value.uid,
          label: value.title,
          value: String(value.id),
          price: optionValuePrice(value.price, currency),
        }))
      : [
          {
            customizable_option_value_uid: choice.option.uid,
            label: '',
            value: enteredText(choice, locale),
            price: optionValuePrice(choice.option.price, currency),
          },
        ],
})

/** The chosen options of a bundle. A value's uid contains the merchant's quantity, not the chosen one. */
export const selectedBundleOptions = (facts: PurchaseFacts, quantity: number, currency: string) =>
  [...Map.groupBy(facts.parts, (part) => part.option)].map(([option, parts]) => ({
    uid: option.uid,
    label: option.title,
    type: option.type,
    values: parts.map((part) => {
      const cents = partCents(part, facts, quantity)
      return {
        uid: part.selection.uid,
        label: part.selection.name,
        quantity: part.quantity,
        price: cents / 100,
        priceV2: toMoney(cents, currency),
        original_price: toMoney(facts.isPricedByParts ? part.selection.regularCents : cents, currency),
      }
    }),
  }))
