import { getRequest, graphql } from 'relay-runtime'
import type {
  readSearchVocabularyQuery as VocabularyQuery,
  readSearchVocabularyQuery$data,
} from '#src/__generated__/readSearchVocabularyQuery.graphql.ts'
import type { Vocabulary } from '#src/lib/search/optionWords.ts'
import { meaningsOf, plainWords, searchTextOf, tellingWords } from '#src/lib/search/searchMeaning.ts'
import type { SearchMeaning } from '#src/lib/search/searchMeaning.ts'
import { loadStemmer } from '#src/lib/search/stemmers.ts'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { storeSettingsOf } from '#src/routing/shellData.ts'
import { SEARCH_SYNONYMS } from '#src/shop/searchSynonyms.ts'
import { storeCurrency } from '#src/shop/storeFacts.ts'
import { filterableCodesOf } from './filterableAttributes.ts'

/** The filterable attributes with the names of their options, by which the words of a search are recognised. */
const vocabularyQuery = graphql`
  query readSearchVocabularyQuery {
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) {
      items {
        code
        label
        frontend_input
        options {
          value
          label
        }
      }
    }
  }
`

/** One reading of a search, with the text that the backend gets; null for none. */
type SearchReading = SearchMeaning & {
  readonly text: string | null
  /** The words that say something, each with the text that searches for it. */
  readonly telling: readonly TellingWord[]
}

export type TellingWord = { readonly word: string; readonly text: string }

type ReadSearch = {
  /** The codes of the filterable attributes; null if they could not be loaded. */
  readonly codes: ReadonlySet<string> | null
  readonly readings: readonly [SearchReading, ...SearchReading[]]
}

/** The meaning of a search in the shop. Without the vocabulary its words are only words. */
export async function readSearch(context: RouteContext, q: string): Promise<ReadSearch> {
  const { locale, intlLocale } = context.locale
  const [answer, stem, { baseCurrency, displayCurrency }] = await Promise.all([
    askVocabulary(context),
    loadStemmer(locale),
    storeSettingsOf(context),
  ])
  const currency = displayCurrency ?? storeCurrency(context.locale)
  const language = {
    locale,
    intlLocale,
    // Magento filters prices in its base currency.
    currency: baseCurrency === null || baseCurrency === currency ? currency : null,
    vocabulary: answer ? vocabularyOf(answer) : [],
    synonyms: SEARCH_SYNONYMS[locale] ?? [],
    stem,
  }
  const withText = (meaning: SearchMeaning): SearchReading => ({
    ...meaning,
    text: searchTextOf(meaning.words, language),
    telling: tellingWords(plainWords(meaning.words), language).map((word) => ({
      word,
      text: searchTextOf(word, language) ?? word,
    })),
  })
  const [first, ...others] = meaningsOf(q, language)
  return { codes: answer && filterableCodesOf(answer), readings: [withText(first), ...others.map(withText)] }
}

async function askVocabulary({ queries, reportError }: RouteContext): Promise<readSearchVocabularyQuery$data | null> {
  try {
    return await queries.loadFully<VocabularyQuery>(getRequest(vocabularyQuery), {})
  } catch (error) {
    // After this timeout the page's own query would time out too.
    if (error instanceof RequestTimeoutError) throw error
    reportError(error, 'vocabulary of the search')
    return null
  }
}

/** The inputs whose options have names of their own. */
const NAMED_INPUTS: ReadonlySet<unknown> = new Set(['SELECT', 'MULTISELECT'])

const vocabularyOf = ({ attributesList }: readSearchVocabularyQuery$data): Vocabulary =>
  (attributesList?.items ?? []).flatMap((item) =>
    item && NAMED_INPUTS.has(item.frontend_input)
      ? [
          {
            code: item.code,
            label: item.label,
            options: item.options.flatMap((option) => (option ? [{ value: option.value, label: option.label }] : [])),
          },
        ]
      : [],
  )
