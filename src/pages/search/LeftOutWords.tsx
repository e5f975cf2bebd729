import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, readInlineData } from 'react-relay'
import type { LeftOutWords_products$key } from '#src/__generated__/LeftOutWords_products.graphql.ts'
import { Text } from '#src/ui/layout/Text.tsx'

/** Which of the words the products of a list have. */
export type WordsFound = {
  /** The words that none of them has. */
  readonly missing: readonly string[]
  /** How many of them have all the words. */
  readonly have: 'all' | 'some' | 'none'
}

/** The products of a list by which its words are looked for. */
export function namedPieces(
  products: LeftOutWords_products$key,
): readonly { readonly sku: string; readonly name: string }[] {
  const { items } = readInlineData(
    graphql`
      fragment LeftOutWords_products on Products @inline {
        items {
          sku
          name
        }
      }
    `,
    products,
  )
  return (items ?? []).flatMap((item) => (item?.sku ? [{ sku: item.sku, name: item.name ?? '' }] : []))
}

type LeftOutWordsProps = {
  /** The words that no product of the list has. */
  readonly without: readonly string[]
  /** How many of the products have all the words. */
  readonly have: 'all' | 'some' | 'none'
}

/** Says that the list has products without all the words of the search. */
export function LeftOutWords({ without, have }: LeftOutWordsProps) {
  const { t } = useLingui()
  const words = without.map((word) => t`«${word}»`).join(', ')
  if (words === '' && have === 'all') return null
  return (
    <Text key={`${have} ${words}`}>
      {words !== '' ? (
        <Trans>Nessun pezzo corrisponde a tutte le parole. Questi sono i pezzi senza {words}.</Trans>
      ) : have === 'none' ? (
        <Trans>Nessun pezzo corrisponde a tutte le parole. Questi ne hanno una parte.</Trans>
      ) : (
        <Trans>Alcuni di questi pezzi hanno solo una parte delle parole.</Trans>
      )}
    </Text>
  )
}
