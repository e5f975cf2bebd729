import type { CommerceContext } from '../../engine/context.ts'

/** The address of a page of the shop in the request's store view; `path` has no leading slash, and none is the home page. */
export const shopPage = ({ homeUrl }: CommerceContext, path: string): string =>
  path === '' ? homeUrl : `${homeUrl.replace(/\/$/, '')}/${path}`
