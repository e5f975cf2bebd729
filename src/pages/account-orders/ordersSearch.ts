import { answerableSearch, orderFilterOf } from '#src/features/orders/list/orderFilter.ts'
import { parseOrderSearch } from '#src/lib/url/orderSearch.ts'
import type { LoadArguments } from '#src/routing/definePage.ts'

type Arguments = Pick<LoadArguments, 'context' | 'location'>

/** The search of the list, without the parts that the backend cannot answer. */
export const searchOf = ({ context, location }: Arguments) =>
  answerableSearch(parseOrderSearch(location.search), context.hasField)

export function variablesOf(args: Arguments) {
  const search = searchOf(args)
  return { filter: orderFilterOf(search), currentPage: search.page ?? 1 }
}
