import type { CommerceContext } from './context.ts'
import { MagentoDefect } from './errors.ts'

type Criteria = Readonly<Record<string, unknown>> | null | undefined

/**
 * Fails on null like Magento's search criteria. The arguments in `whole` must not be null, and neither must the
 * conditions of the arguments in `parts`. A value inside a condition may be null.
 */
export function checkCriteria(
  { oddities }: CommerceContext,
  { whole = {}, parts = {} }: { readonly whole?: Record<string, Criteria>; readonly parts?: Record<string, Criteria> },
): void {
  if (!oddities.failsOnNullCriteria) return
  for (const [name, value] of Object.entries(whole)) {
    if (value === null) throw new MagentoDefect(`${name}: must be of type array, null given`)
  }
  for (const [name, criteria] of Object.entries(parts)) {
    for (const [part, condition] of Object.entries(criteria ?? {})) {
      if (condition === null) throw new MagentoDefect(`${name}.${part}: must be of type array, null given`)
    }
  }
}
