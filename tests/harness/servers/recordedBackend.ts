import { completeRecording, findRecording, RECORDINGS, recordingsOf } from './recordings.ts'
import type { Answer, Question, Recording } from './recordings.ts'

export type RecordedAnswer = { readonly data: Answer | null; readonly errors?: readonly object[] }

/**
 * The recorded Magento's answer to an operation of the storefront, as the host passes it on; null if there is no such
 * recording.
 */
export function answerFromRecordings({ operation, text, variables, store, signedIn }: Question): RecordedAnswer | null {
  if (operation === 'resolveUrlQuery') {
    const route = findRecording({ operation, text, variables, store, signedIn })
      ? null
      : routeOf(String(variables['url']), store)
    if (route) return { data: { route } }
  }
  const recording =
    findRecording({ operation, text, variables, store, signedIn }) ?? joinedRecording({ operation, variables, store })
  if (!recording) return null
  const { data } = completeRecording({ ...recording, store, variables: { ...recording.variables, ...variables } }, text)
  // The host removes blocks that the backend lacks.
  const errors = (recording.answer.errors ?? []).filter(({ message }) => !message.startsWith('The CMS block with'))
  const told = { data: data && withoutAbsentBlocks(data), ...(errors.length > 0 && { errors }) }
  return JSON.parse(JSON.stringify(told)) as RecordedAnswer
}

/**
 * Operations are merged and divided over time. An operation without recordings is answered by recordings of other
 * operations with the same variables; null if there are none.
 */
function joinedRecording({
  operation,
  variables,
  store,
}: Pick<Question, 'operation' | 'variables' | 'store'>): Recording | null {
  if (recordingsOf(operation).length > 0) return null
  const related = RECORDINGS.filter((each) => {
    const names = Object.keys(each.variables)
    return each.store === store && names.length > 0 && names.every((name) => each.variables[name] === variables[name])
  })
  const data = related.reduce<unknown>((joined, { answer }) => merged(joined, answer.data), null)
  return data === null ? null : { operation, store, variables, signedIn: false, answer: { data: data as Answer } }
}

/** Both answers merged; the first one takes precedence. */
function merged(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other ?? null
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.map((item: unknown, index) => merged(item, other[index]))
  }
  if (typeof one !== 'object' || typeof other !== 'object' || other === null) return one
  const [fields, more] = [one as Answer, other as Answer]
  return Object.fromEntries(
    [...new Set([...Object.keys(fields), ...Object.keys(more)])].map((key) => [key, merged(fields[key], more[key])]),
  )
}

function withoutAbsentBlocks(data: Answer): Answer {
  const blocks = data['cmsBlocks'] as { readonly items?: readonly unknown[] } | null | undefined
  if (!blocks?.items) return data
  return { ...data, cmsBlocks: { ...blocks, items: blocks.items.filter((item) => item !== null) } }
}

/** Not every address was recorded: the recorded products and categories contain theirs. */
function routeOf(url: string, store: string): Answer | null {
  for (const { answer } of recordingsOf('ProductPageQuery').filter((recording) => recording.store === store)) {
    const [product] = (answer.data?.['products'] as { readonly items: readonly Answer[] } | undefined)?.items ?? []
    if (product && pathOfProduct(product) === url) {
      return { ...product, type: 'PRODUCT', relative_url: url, redirect_code: 0 }
    }
  }
  for (const { answer } of recordingsOf('CategoryPageQuery').filter((recording) => recording.store === store)) {
    const [category] = (answer.data?.['categories'] as { readonly items: readonly Answer[] } | undefined)?.items ?? []
    if (category && pathOfCategory(category) === url) {
      const { uid, url_path } = category
      return { __typename: 'CategoryTree', uid, url_path, type: 'CATEGORY', relative_url: url, redirect_code: 0 }
    }
  }
  return null
}

export const pathOfProduct = ({ url_key: key, url_suffix: suffix }: Answer): string => `${String(key)}${String(suffix)}`
export const pathOfCategory = ({ url_path: path, url_suffix: suffix }: Answer): string =>
  `${String(path)}${String(suffix)}`
