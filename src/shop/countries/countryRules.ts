import type { AccessibilityBody, CountryCode, Imprint } from '../defineShop.ts'

/** The least that the law of a country asks of a shop that sells to its consumers. docs/law.md names the sources. */
export type CountryRules = {
  /** The optional facts of an imprint that are needed there. */
  readonly imprint: readonly (keyof Imprint)[]
  /** Days of the right of withdrawal, from the delivery. */
  readonly withdrawalDays: number
  /** Months from the delivery in which the seller answers for defects of goods. */
  readonly guaranteeMonths: number
  /**
   * The merchant's statement about the settlement of disputes: the `body` in whose procedures every merchant takes part, a
   * `statement` in any case, or only the body to whose procedures the merchant is bound, by `membership`.
   */
  readonly disputes: 'body' | 'statement' | 'membership'
  /** The authority for the accessibility of online shops; left out where it depends on the region. */
  readonly accessibilityBody?: AccessibilityBody
}

/** Directive 2011/83/EU, art. 6 and 9, Directive (EU) 2019/771, art. 10, and Directive 2013/11/EU, art. 13. */
const EUROPEAN_UNION: CountryRules = {
  imprint: ['vatId', 'phone'],
  withdrawalDays: 14,
  guaranteeMonths: 24,
  disputes: 'membership',
}

/** By ISO 3166-1 code. A country that is missing here has no checks. */
export const COUNTRY_RULES: Readonly<Record<CountryCode, CountryRules>> = {
  // Barrierefreiheitsgesetz (BaFG). Alternative-Streitbeilegung-Gesetz, § 19, about disputes.
  AT: {
    ...EUROPEAN_UNION,
    accessibilityBody: { name: 'Sozialministeriumservice', url: 'https://www.sozialministeriumservice.gv.at' },
  },
  // Barrierefreiheitsstärkungsgesetz (BFSG): one authority of all states. Verbraucherstreitbeilegungsgesetz, § 36.
  DE: {
    ...EUROPEAN_UNION,
    disputes: 'statement',
    accessibilityBody: {
      name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
      url: 'https://www.mlbf-barrierefrei.de',
    },
  },
  // Real Decreto Legislativo 1/2007, art. 120. Each autonomous community has an authority for accessibility (Ley 11/2023).
  // Ley 7/2017, art. 40, about disputes.
  ES: { ...EUROPEAN_UNION, guaranteeMonths: 36 },
  // Code de commerce, art. R123-237: the register too. Code de la consommation, art. L412-13, about accessibility, and L616-1.
  FR: {
    ...EUROPEAN_UNION,
    imprint: [...EUROPEAN_UNION.imprint, 'register'],
    disputes: 'body',
    accessibilityBody: {
      name: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
      url: 'https://www.economie.gouv.fr/dgccrf',
    },
  },
  // Decreto legislativo 70/2003, art. 7: the register too. Decreto legislativo 82/2022 about accessibility. Codice del
  // consumo, art. 141-sexies, about disputes.
  IT: {
    ...EUROPEAN_UNION,
    imprint: [...EUROPEAN_UNION.imprint, 'register'],
    accessibilityBody: { name: 'Agenzia per l’Italia Digitale (AgID)', url: 'https://www.agid.gov.it' },
  },
}
