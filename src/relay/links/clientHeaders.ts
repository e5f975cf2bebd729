import type { Link } from './link.ts'

/** How this storefront names itself to the backend's monitoring. */
export type ClientIdentity = {
  readonly name: string
  readonly version?: string
  /** The names that Apollo's servers and routers read, and that others have taken over; some gateways want their own. */
  readonly nameHeader?: string
  readonly versionHeader?: string
}

export const CLIENT_NAME_HEADER = 'apollographql-client-name'
export const CLIENT_VERSION_HEADER = 'apollographql-client-version'

/**
 * Spec §7: client name and version, when configured. Above everything that asks again, so that every attempt carries
 * them.
 *
 * @throws TypeError at once when a name or value is no legal HTTP header; a request would only look like a lost connection
 */
export function clientHeaders(identity: ClientIdentity): Link {
  const { name, version, nameHeader = CLIENT_NAME_HEADER, versionHeader = CLIENT_VERSION_HEADER } = identity
  const headers = { [nameHeader]: name, ...(version !== undefined && { [versionHeader]: version }) }
  void new Headers(headers)
  return (request, forward) => forward({ ...request, headers: { ...request.headers, ...headers } })
}
