import type { CommerceContext } from '../../engine/context.ts'

/** The address of a page of the shop in the request's store view; `path` has no leading slash. */
export function shopPage({ store, stores, baseUrl }: CommerceContext, path: string): string {
  const prefix = store.id === stores[0]?.id ? '' : `${store.code}/`
  return `${baseUrl}${prefix}${path}`
}
