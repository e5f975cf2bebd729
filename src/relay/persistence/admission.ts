import type { OperationRequest } from '../links/link.ts'
import { rootFieldsOf } from './rootFields.ts'
import type { RootField } from './rootFields.ts'

/** Whom an answer concerns. All but the catalogue's may be outdated by any mutation and is always asked for again. */
export type Reach = 'catalogue' | 'customer' | 'cart'

/** How an operation's answers are remembered. */
export type Admission = {
  readonly reach: Reach
  /** The answer holds `storeConfig`, which is taken out. */
  readonly hasStoreConfig: boolean
  /** The answer holds cross-sell products, which are taken out. */
  readonly hasCrossSell: boolean
}

/**
 * Root fields whose answers are remembered. What is not listed is not: a field that someone adds tomorrow must not land
 * on a shared computer's disk by default. Of spec §9's list this leaves out mutations, countries, checkout agreements
 * and type metadata (`__type`, `__schema`); beyond it orders of guests, stored cards and look-ups by e-mail.
 */
const REACH_OF_ROOT_FIELD: Readonly<Record<string, Reach>> = {
  products: 'catalogue',
  categories: 'catalogue',
  categoryList: 'catalogue',
  route: 'catalogue',
  cmsPage: 'catalogue',
  cmsBlocks: 'catalogue',
  attributesList: 'catalogue',
  productReviewRatingsMetadata: 'catalogue',
  storeConfig: 'catalogue',
  customer: 'customer',
  compareList: 'customer',
  cart: 'cart',
  customerCart: 'cart',
}

/** Spec §9: product searches are dropped. Lists of a category or of products by key are not searches. */
const isProductSearch = ({ name, args }: RootField): boolean => name === 'products' && /[(\s,]?\bsearch:/.test(args)

const CROSS_SELL = 'crosssell_products'

/** Null where spec §9 or prudence forbids remembering. The verdict is made once per operation. */
export function createAdmission(): (request: OperationRequest) => Admission | null {
  const verdicts = new Map<string, Admission | null>()
  return (request) => {
    if (request.kind !== 'query') return null
    const id = request.id ?? request.text
    let verdict = verdicts.get(id)
    if (verdict === undefined) {
      verdict = judge(request.text)
      verdicts.set(id, verdict)
    }
    return verdict
  }
}

function judge(text: string): Admission | null {
  const fields = rootFieldsOf(text)
  const reaches = fields.map(({ name }) => REACH_OF_ROOT_FIELD[name])
  const hasStoreConfig = fields.some(({ name }) => name === 'storeConfig')
  const hasCrossSell = text.includes(CROSS_SELL)
  // What is taken out is found by its name in the answer.
  const isRenamed =
    fields.some(({ name, responseKey }) => (name === 'storeConfig') !== (responseKey === 'storeConfig')) ||
    new RegExp(String.raw`:\s*${CROSS_SELL}\b`).test(text)
  const isConfigAlone = hasStoreConfig && fields.every(({ name }) => name === 'storeConfig')
  if (
    fields.length === 0 ||
    isConfigAlone ||
    isRenamed ||
    reaches.includes(undefined) ||
    fields.some(isProductSearch)
  ) {
    return null
  }
  const reach = reaches.includes('cart') ? 'cart' : reaches.includes('customer') ? 'customer' : 'catalogue'
  return { reach, hasStoreConfig, hasCrossSell }
}

type Data = Readonly<Record<string, unknown>>

/** The answer's data as text, without what spec §9 drops. */
export function withoutDropped(data: Data, { hasStoreConfig, hasCrossSell }: Admission): string {
  const kept = hasStoreConfig ? { ...data, storeConfig: undefined } : data
  return JSON.stringify(kept, hasCrossSell ? (key, value: unknown) => (key === CROSS_SELL ? null : value) : undefined)
}
