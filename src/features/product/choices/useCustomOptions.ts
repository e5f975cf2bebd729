import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  useCustomOptions_product$data,
  useCustomOptions_product$key,
} from '#src/__generated__/useCustomOptions_product.graphql.ts'
import { additionOf } from './additionOf.ts'
import type { Choice, ChoiceValue } from './choices.ts'

/** The customizable options of a product, in the merchant's order. */
export function useCustomOptions(key: useCustomOptions_product$key | null | undefined): readonly Choice[] {
  const product = useFragment(
    graphql`
      fragment useCustomOptions_product on CustomizableProductInterface {
        options {
          __typename
          uid
          title
          required
          sort_order
          ... on CustomizableFieldOption {
            value {
              price
              price_type
              max_characters
            }
          }
          ... on CustomizableAreaOption {
            value {
              price
              price_type
              max_characters
            }
          }
          ... on CustomizableDateOption {
            value {
              price
              price_type
              type
            }
          }
          # A list where the others have one: under one name Magento refuses the query.
          ... on CustomizableDropDownOption {
            values: value {
              uid
              title
              price
              price_type
              sort_order
            }
          }
          ... on CustomizableRadioOption {
            values: value {
              uid
              title
              price
              price_type
              sort_order
            }
          }
          ... on CustomizableCheckboxOption {
            values: value {
              uid
              title
              price
              price_type
              sort_order
            }
          }
          ... on CustomizableMultipleOption {
            values: value {
              uid
              title
              price
              price_type
              sort_order
            }
          }
        }
      }
    `,
    key ?? null,
  )
  return useMemo(
    () =>
      (product?.options ?? [])
        .flatMap((option) => option ?? [])
        .toSorted((left, right) => (left.sort_order ?? 0) - (right.sort_order ?? 0))
        .map(choiceOf),
    [product],
  )
}

type Option = NonNullable<NonNullable<useCustomOptions_product$data['options']>[number]>

const PRECISIONS: Readonly<Record<string, 'date' | 'date-time' | 'time'>> = {
  DATE: 'date',
  DATE_TIME: 'date-time',
  TIME: 'time',
}

function choiceOf(option: Option): Choice {
  const { __typename: type, uid, title, required, value } = option
  const question = { uid, label: title ?? '', isRequired: required === true }
  switch (type) {
    case 'CustomizableFieldOption':
    case 'CustomizableAreaOption':
      return {
        ...question,
        kind: 'text',
        isLong: type === 'CustomizableAreaOption',
        maxCharacters: value?.max_characters ?? 0,
        price: additionOf(value?.price, value?.price_type),
      }
    case 'CustomizableDateOption':
      return {
        ...question,
        kind: 'moment',
        precision: PRECISIONS[value?.type ?? ''] ?? 'date',
        price: additionOf(value?.price, value?.price_type),
      }
    case 'CustomizableDropDownOption':
    case 'CustomizableRadioOption':
      return {
        ...question,
        kind: 'one',
        look: type === 'CustomizableRadioOption' ? 'buttons' : 'list',
        values: valuesOf(option),
      }
    case 'CustomizableCheckboxOption':
    case 'CustomizableMultipleOption':
      return { ...question, kind: 'many', look: 'buttons', values: valuesOf(option) }
    default:
      return { ...question, kind: 'unsupported' }
  }
}

const valuesOf = ({ values }: Option): readonly ChoiceValue[] =>
  (values ?? [])
    .flatMap((value) => value ?? [])
    .toSorted((left, right) => (left.sort_order ?? 0) - (right.sort_order ?? 0))
    .map((value) => ({
      uid: value.uid,
      label: value.title ?? '',
      price: additionOf(value.price, value.price_type),
      quantity: { initial: 1, isFree: false },
      isDefault: false,
      isSoldOut: false,
      sampleUrl: null,
    }))
