import type { Imprint, LegalFacts, NoticePicture, ShopDefinition, StoreDefinition } from './defineShop.ts'

/** The facts that the running shop states. */
export type StatedFacts = Omit<LegalFacts, 'imprint' | 'reviews'> & {
  /** Null for a shop that does not name its merchant. */
  readonly imprint: Imprint | null
  /** Null for a shop that states nothing about its reviews. */
  readonly reviews: LegalFacts['reviews'] | null
}

/** A shop without legal facts promises nothing in the merchant's name. */
const NOTHING_STATED: StatedFacts = { imprint: null, withdrawal: null, guarantee: null, reviews: null }

/** The facts of a shop, or of one of its stores; undefined for a shop that states none, and for a trial. */
export const statedFacts = (
  legal: LegalFacts | undefined,
  { legal: own }: Pick<StoreDefinition, 'legal'> = {},
): StatedFacts => (legal ? { ...legal, ...own } : NOTHING_STATED)

/** The pictures of notices that the stores of a shop show. */
export const noticePictures = ({ legal, stores }: Pick<ShopDefinition, 'legal' | 'stores'>): readonly NoticePicture[] =>
  [legal, ...stores.map((store) => store.legal)].flatMap((facts) =>
    Object.values(facts?.guarantee?.notice ?? {}).flatMap(({ picture }) => picture ?? []),
  )
