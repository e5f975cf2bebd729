import { getRequest, graphql } from 'relay-runtime'
import type { LeftOutWords_products$key } from '#src/__generated__/LeftOutWords_products.graphql.ts'
import type { wordsFoundQuery as WordsFoundQuery } from '#src/__generated__/wordsFoundQuery.graphql.ts'
import { tokensOf } from '#src/lib/search/searchTokens.ts'
import type { TellingWord } from '#src/pages/list-filters/readSearch.ts'
import { loadOptionalQuery } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { namedPieces } from './LeftOutWords.tsx'
import type { WordsFound } from './LeftOutWords.tsx'

export const ALL_FOUND: WordsFound = { missing: [], have: 'all' }

/** Further words of a search are not looked at. */
const MOST_WORDS = 4

/** Which products of a page have each word: Magento answers products with any of the words and does not say which. */
const wordsFoundQuery = graphql`
  query wordsFoundQuery(
    $skus: [String]!
    $pageSize: Int!
    $first: String!
    $second: String!
    $third: String!
    $fourth: String!
    $hasThird: Boolean!
    $hasFourth: Boolean!
  ) {
    first: products(search: $first, filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        uid
        sku
      }
    }
    second: products(search: $second, filter: { sku: { in: $skus } }, pageSize: $pageSize) {
      items {
        uid
        sku
      }
    }
    third: products(search: $third, filter: { sku: { in: $skus } }, pageSize: $pageSize) @include(if: $hasThird) {
      items {
        uid
        sku
      }
    }
    fourth: products(search: $fourth, filter: { sku: { in: $skus } }, pageSize: $pageSize) @include(if: $hasFourth) {
      items {
        uid
        sku
      }
    }
  }
`

/** Asks the backend only for words that are not in every name. */
export async function findWords(
  context: RouteContext,
  telling: readonly TellingWord[],
  products: LeftOutWords_products$key,
): Promise<WordsFound> {
  const pieces = namedPieces(products)
  const [first, second, third, fourth] = telling.slice(0, MOST_WORDS)
  if (!first || !second || pieces.every(({ name }) => isNamed(name, telling))) return ALL_FOUND
  const skus = pieces.map(({ sku }) => sku)
  const variables = {
    skus,
    pageSize: skus.length,
    first: first.text,
    second: second.text,
    third: third?.text ?? '',
    fourth: fourth?.text ?? '',
    hasThird: third !== undefined,
    hasFourth: fourth !== undefined,
  }
  try {
    const node = getRequest(wordsFoundQuery)
    await loadOptionalQuery<WordsFoundQuery>(context, node, variables)
    const answer = await context.queries.loadFully<WordsFoundQuery>(node, variables)
    const found = [first, second, third, fourth].flatMap((each, index) => {
      const list = [answer.first, answer.second, answer.third, answer.fourth][index]
      // A list that failed tells nothing.
      return each && list ? [{ word: each.word, skus: new Set((list.items ?? []).map((item) => item?.sku)) }] : []
    })
    const complete = skus.filter((sku) => found.every((each) => each.skus.has(sku))).length
    return {
      missing: found.filter((each) => each.skus.size === 0).map(({ word }) => word),
      have: complete === skus.length ? 'all' : complete > 0 ? 'some' : 'none',
    }
  } catch (error) {
    context.reportError(error, 'words of a search')
    return ALL_FOUND
  }
}

function isNamed(name: string, telling: readonly TellingWord[]): boolean {
  const named = new Set(tokensOf(name).map(({ word }) => word))
  return telling.every(({ text }) => tokensOf(text).some(({ word }) => named.has(word)))
}
