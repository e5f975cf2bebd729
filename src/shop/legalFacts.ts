import type { Imprint, LegalFacts, NoticePicture, ShopDefinition, StoreDefinition } from './defineShop.ts'

/** The days of withdrawal in the European Union (Directive 2011/83, art. 9). */
const USUAL_DAYS = 14

/** The facts that the running shop states. */
export type StatedFacts = Omit<LegalFacts, 'imprint'> & {
  /** Null for a shop that does not name its merchant. */
  readonly imprint: Imprint | null
}

/** The facts of a shop that states none: the least that the law of the European Union asks for. */
const USUAL: StatedFacts = {
  imprint: null,
  withdrawal: { days: USUAL_DAYS },
  guarantee: null,
  reviews: { authors: 'anyone', areModerated: true },
}

/** The facts of a shop, or of one of its stores; undefined for a shop that states none, and for a trial. */
export const statedFacts = (
  legal: LegalFacts | undefined,
  { legal: own }: Pick<StoreDefinition, 'legal'> = {},
): StatedFacts => (legal ? { ...legal, ...own } : USUAL)

/** The pictures of notices that the stores of a shop show. */
export const noticePictures = ({ legal, stores }: Pick<ShopDefinition, 'legal' | 'stores'>): readonly NoticePicture[] =>
  [legal, ...stores.map((store) => store.legal)].flatMap((facts) =>
    Object.values(facts?.guarantee?.notice ?? {}).flatMap(({ picture }) => picture ?? []),
  )
