import { graphql, readInlineData } from 'relay-runtime'
import type { lineWords_item$key } from '#src/__generated__/lineWords_item.graphql.ts'
import type { lineWords_option$key } from '#src/__generated__/lineWords_option.graphql.ts'

/** A chosen option as text; a link of a download has no label. */
export type LineWords = { readonly label: string | null; readonly value: string }

/** The chosen options of a line of any type, as text. */
export function lineWordsOf(key: lineWords_item$key): readonly LineWords[] {
  const item = readInlineData(
    graphql`
      fragment lineWords_item on CartItemInterface @inline {
        ... on ConfigurableCartItem {
          customizable_options {
            ...lineWords_option
          }
          configurable_options {
            option_label
            value_label
          }
        }
        ... on BundleCartItem {
          customizable_options {
            ...lineWords_option
          }
          bundle_options {
            label
            values {
              label
              quantity
            }
          }
        }
        ... on DownloadableCartItem {
          customizable_options {
            ...lineWords_option
          }
          links {
            title
          }
        }
        ... on SimpleCartItem {
          customizable_options {
            ...lineWords_option
          }
        }
        ... on VirtualCartItem {
          customizable_options {
            ...lineWords_option
          }
        }
      }
    `,
    key,
  )
  return [
    ...(item.configurable_options ?? []).flatMap((option) =>
      option ? { label: option.option_label, value: option.value_label } : [],
    ),
    ...(item.bundle_options ?? []).flatMap((option) =>
      option
        ? {
            label: option.label,
            value: option.values.flatMap((part) => (part ? `${part.quantity} × ${part.label}` : [])).join(', '),
          }
        : [],
    ),
    ...(item.links ?? []).flatMap((link) => (link?.title ? { label: null, value: link.title } : [])),
    ...(item.customizable_options ?? []).flatMap((option) => (option ? wordsOf(option) : [])),
  ]
}

function wordsOf(key: lineWords_option$key): LineWords {
  const { label, values } = readInlineData(
    graphql`
      fragment lineWords_option on SelectedCustomizableOption @inline {
        label
        values {
          label
          value
        }
      }
    `,
    key,
  )
  // A chosen value has a label; an entered one has only its value.
  return { label, value: values.flatMap((value) => (value ? value.label || value.value : [])).join(', ') }
}
