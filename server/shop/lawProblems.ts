import { COUNTRY_RULES } from '#src/shop/countries/countryRules.ts'
import type { CountryCode, LegalFacts, ShopDefinition } from '#src/shop/defineShop.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'

const missing = (path: string, code: CountryCode) => `legal.${path}: is missing, and needed in ${code}`

/** One line for each duty of a store's country that the configuration does not meet; empty for other countries. */
export function lawProblems(
  { stores, country }: Pick<ShopDefinition, 'stores' | 'country'>,
  legal: LegalFacts,
): readonly string[] {
  const problems = stores.flatMap((store) => {
    const code = store.country ?? country
    const rules = COUNTRY_RULES[code]
    if (!rules) return []
    const { withdrawal, guarantee, disputes } = statedFacts(legal, store)
    const few = (path: string, number: number, unit: string) =>
      `legal.${path}: is less than the ${number} ${unit} of ${code}`
    return [
      ...rules.imprint.flatMap((key) => (legal.imprint[key] ? [] : [missing(`imprint.${key}`, code)])),
      ...((withdrawal?.days ?? 0) < rules.withdrawalDays ? [few('withdrawal.days', rules.withdrawalDays, 'days')] : []),
      ...((guarantee?.legalMonths ?? 0) < rules.guaranteeMonths
        ? [few('guarantee.legalMonths', rules.guaranteeMonths, 'months')]
        : []),
      ...(rules.disputes === 'statement' && !disputes ? [missing('disputes', code)] : []),
      ...(rules.disputes === 'body' && !disputes?.participates
        ? [`legal.disputes.participates: is not true, and every consumer has a mediator in ${code}`]
        : []),
    ]
  })
  return [...new Set(problems)]
}
