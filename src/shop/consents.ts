import type { LegalFacts } from './defineShop.ts'

/** The kinds of products that begin before the time for withdrawal ends only at the shopper's request (Directive 2011/83/EU, art. 16 a, m). */
export const CONSENT_KINDS = ['digital', 'service'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** A line of a cart or of an order. */
export type ConsentItem = {
  /** GraphQL's name of its type, or Magento's type of the product. */
  readonly type: string | null | undefined
  readonly sku: string | null | undefined
}

/** The consents that an order of these items needs, or has; none in a store without a right of withdrawal. */
export function consentsOf(
  withdrawal: LegalFacts['withdrawal'],
  items: readonly ConsentItem[],
): readonly ConsentKind[] {
  if (withdrawal === null) return []
  const { services = [] } = withdrawal
  const isService = (sku: string) =>
    services.some((name) => (name.endsWith('*') ? sku.startsWith(name.slice(0, -1)) : sku === name))
  const isOfKind: Readonly<Record<ConsentKind, (item: ConsentItem) => boolean>> = {
    digital: ({ type }) => /^downloadable/i.test(type ?? ''),
    service: ({ sku }) => isService(sku ?? ''),
  }
  return CONSENT_KINDS.filter((kind) => items.some(isOfKind[kind]))
}
