import { isOnly, linkedRecords, storedAnswers, textOf } from '#src/relay/persistence/readAnswers.ts'
import type { FindReadPages } from '#src/routing/readPage.ts'

export const readCategories: FindReadPages = (environment) =>
  storedAnswers(environment, 'categories', 'filters')
    .filter(({ argument }) => isOnly(argument, 'category_uid'))
    .flatMap(({ record }) => linkedRecords(environment, record, 'items').slice(0, 1))
    .map((category) => ({
      title: textOf(category['name']),
      path: textOf(category['url_path']) + textOf(category['url_suffix']),
      target: { kind: 'category', uid: textOf(category['uid']) },
    }))
