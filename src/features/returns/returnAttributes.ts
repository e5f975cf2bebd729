import { graphql, readInlineData } from 'relay-runtime'
import type { returnAttributes_list$key } from '#src/__generated__/returnAttributes_list.graphql.ts'

/** A question of the shop about each returned piece. */
export type ReturnAttribute = {
  readonly code: string
  readonly label: string
  readonly isRequired: boolean
  /** Null for a text answer. */
  readonly options: readonly { readonly value: string; readonly label: string }[] | null
}

const TYPED = new Set(['TEXT', 'TEXTAREA'])

/** The questions in the merchant's order, without kinds that this form does not support, such as files. */
export function readReturnAttributes(list: returnAttributes_list$key | null | undefined): readonly ReturnAttribute[] {
  if (!list) return []
  const { items } = readInlineData(
    graphql`
      fragment returnAttributes_list on AttributesMetadataOutput @inline {
        items {
          code
          label
          frontend_input
          ... on ReturnItemAttributeMetadata {
            is_required
            sort_order
            options {
              label
              value
            }
          }
        }
      }
    `,
    list,
  )
  return items
    .flatMap((item) => {
      const input = item?.frontend_input ?? ''
      if (!item || (input !== 'SELECT' && !TYPED.has(input))) return []
      const options = (item.options ?? []).flatMap((option) => (option && option.value !== '' ? option : []))
      const attribute: ReturnAttribute = {
        code: item.code,
        label: item.label ?? item.code,
        isRequired: item.is_required === true,
        options: input === 'SELECT' ? options : null,
      }
      return { attribute, place: item.sort_order ?? 0 }
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ attribute }) => attribute)
}
