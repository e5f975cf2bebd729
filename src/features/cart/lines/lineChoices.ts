import { graphql, readInlineData } from 'relay-runtime'
import type { lineChoices_item$key } from '#src/__generated__/lineChoices_item.graphql.ts'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'
import { DATED_OPTIONS, PICKED_OPTIONS } from '#src/lib/catalog/optionTypes.ts'
import type { lineChoices_option$key } from '#src/__generated__/lineChoices_option.graphql.ts'

/** The options of a line, as far as the cart returns them. */
export type LineChoices = ChosenOptions & {
  /** Uids of entered dates: the backend returns them as text, which it does not accept as input. */
  readonly moments: readonly string[]
  /** A gift card: its texts are in a separate query, and only on backends with gift cards. */
  readonly isUntold: boolean
}

/** Completes the options with data that the cart does not return. */
export function completedChoices(
  { selectedOptions, enteredOptions, moments, isUntold }: LineChoices,
  known: ChosenOptions | undefined,
): ChosenOptions {
  if (isUntold && known) return { selectedOptions: known.selectedOptions, enteredOptions: known.enteredOptions }
  const lent = (known?.enteredOptions ?? []).filter(({ uid }) => moments.includes(uid))
  return { selectedOptions, enteredOptions: [...enteredOptions, ...lent] }
}

/** Reads the options of a line of any type. */
export function lineChoicesOf(key: lineChoices_item$key): LineChoices {
  const item = readInlineData(
    graphql`
      fragment lineChoices_item on CartItemInterface @inline {
        __typename
        uid
        ... on ConfigurableCartItem {
          customizable_options {
            ...lineChoices_option
          }
          configurable_options {
            configurable_product_option_value_uid
          }
        }
        ... on BundleCartItem {
          customizable_options {
            ...lineChoices_option
          }
          bundle_options {
            values {
              uid
              quantity
            }
          }
        }
        ... on DownloadableCartItem {
          customizable_options {
            ...lineChoices_option
          }
          links {
            uid
          }
        }
        ... on SimpleCartItem {
          customizable_options {
            ...lineChoices_option
          }
        }
        ... on VirtualCartItem {
          customizable_options {
            ...lineChoices_option
          }
        }
      }
    `,
    key,
  )
  const custom = (item.customizable_options ?? []).flatMap((option) => (option ? customOptionOf(option) : []))
  return {
    selectedOptions: [
      ...(item.configurable_options ?? []).flatMap((option) => option?.configurable_product_option_value_uid ?? []),
      ...(item.links ?? []).flatMap((link) => link?.uid ?? []),
      ...custom.flatMap(({ picked }) => picked),
    ],
    enteredOptions: [
      // Sent as entered options, because the uid of a bundle part contains the merchant's quantity, not the shopper's.
      ...(item.bundle_options ?? [])
        .flatMap((option) => option?.values ?? [])
        .flatMap((part) => (part ? { uid: part.uid, value: String(part.quantity) } : [])),
      ...custom.flatMap(({ entered }) => entered),
    ],
    moments: custom.flatMap(({ moments }) => moments),
    isUntold: item.__typename === 'GiftCardCartItem',
  }
}

function customOptionOf(key: lineChoices_option$key) {
  const {
    customizable_option_uid: uid,
    type,
    values,
  } = readInlineData(
    graphql`
      fragment lineChoices_option on SelectedCustomizableOption @inline {
        customizable_option_uid
        type
        values {
          customizable_option_value_uid
          value
        }
      }
    `,
    key,
  )
  const known = values.flatMap((value) => value ?? [])
  const isPicked = PICKED_OPTIONS.has(type)
  const isMoment = DATED_OPTIONS.has(type)
  return {
    picked: isPicked ? known.map((value) => value.customizable_option_value_uid) : [],
    entered: isPicked || isMoment ? [] : known.map(({ value }) => ({ uid, value })),
    moments: isMoment ? [uid] : [],
  }
}
