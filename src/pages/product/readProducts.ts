import { isOnly, linkedRecords, storedAnswers, textOf } from '#src/relay/persistence/readAnswers.ts'
import type { FindReadPages } from '#src/routing/readPage.ts'

export const readProducts: FindReadPages = (environment) =>
  storedAnswers(environment, 'products', 'filter')
    .filter(({ argument }) => isOnly(argument, 'url_key'))
    .flatMap(({ record }) => linkedRecords(environment, record, 'items').slice(0, 1))
    .map((product) => {
      const urlKey = textOf(product['url_key'])
      return {
        title: textOf(product['name']),
        path: urlKey + textOf(product['url_suffix']),
        target: { kind: 'product', urlKey },
      }
    })
