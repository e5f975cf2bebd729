import type { IEnvironment } from 'relay-runtime'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import { linkedRecords, storedAnswers } from '#src/relay/persistence/readAnswers.ts'

/** A page whose data the store has. */
export type ReadPage = {
  readonly title: string
  /** The path within the store, without the first slash. */
  readonly path: string
  readonly target: UrlTarget
}

/** More would not help to find one of them. */
const MOST_OF_A_KIND = 12

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a filter selects one entity by this field. */
const isOnly = (filter: unknown, field: string): boolean =>
  isObject(filter) && Object.keys(filter).length === 1 && isObject(filter[field]) && 'eq' in filter[field]

/** The products that were opened in this browser, the last one first. */
const readProducts = (environment: IEnvironment): readonly ReadPage[] =>
  storedAnswers(environment, 'products', 'filter')
    .filter(({ argument }) => isOnly(argument, 'url_key'))
    .flatMap(({ record }) => linkedRecords(environment, record, 'items').slice(0, 1))
    .map((product): ReadPage => {
      const urlKey = text(product['url_key'])
      return {
        title: text(product['name']),
        path: urlKey + text(product['url_suffix']),
        target: { kind: 'product', urlKey },
      }
    })
    .slice(0, MOST_OF_A_KIND)

/** The categories that were opened in this browser, the last one first. */
const readCategories = (environment: IEnvironment): readonly ReadPage[] =>
  storedAnswers(environment, 'categories', 'filters')
    .filter(({ argument }) => isOnly(argument, 'category_uid'))
    .flatMap(({ record }) => linkedRecords(environment, record, 'items').slice(0, 1))
    .map((category): ReadPage => ({
      title: text(category['name']),
      path: text(category['url_path']) + text(category['url_suffix']),
      target: { kind: 'category', uid: text(category['uid']) },
    }))
    .slice(0, MOST_OF_A_KIND)

/** The texts that were opened in this browser, the last one first. */
const readTexts = (environment: IEnvironment): readonly ReadPage[] =>
  storedAnswers(environment, 'cmsPage', 'identifier')
    .map(({ record }): ReadPage => ({
      title: text(record['title']),
      path: text(record['url_key']),
      target: { kind: 'cms', identifier: text(record['identifier']) },
    }))
    .filter(({ path }) => path !== '')
    .slice(0, MOST_OF_A_KIND)

/** Every page whose data the store has. */
export const readPages = (environment: IEnvironment): readonly ReadPage[] => [
  ...readProducts(environment),
  ...readCategories(environment),
  ...readTexts(environment),
]
