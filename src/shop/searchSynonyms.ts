import definition from '#shop-folder/shop.config.ts'
import type { ShopDefinition } from './defineShop.ts'

const { search }: ShopDefinition = definition

/**
 * The shop's groups of words with one meaning, by locale. A module of its own, because only searches need them: the
 * browser's code for one locale has those of that locale (`build/publicShop.ts`).
 */
export const SEARCH_SYNONYMS: NonNullable<ShopDefinition['search']>['synonyms'] = search?.synonyms ?? {}
