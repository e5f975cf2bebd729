import { storedAnswers, textOf } from '#src/relay/persistence/readAnswers.ts'
import type { FindReadPages } from '#src/routing/readPage.ts'

export const readTexts: FindReadPages = (environment) =>
  storedAnswers(environment, 'cmsPage', 'identifier').map(({ record }) => ({
    title: textOf(record['title']),
    path: textOf(record['url_key']),
    target: { kind: 'cms', identifier: textOf(record['identifier']) },
  }))
