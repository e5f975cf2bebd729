import type { Link } from './link.ts'

/** How this storefront identifies itself to the backend's monitoring. */
export type ClientIdentity = {
  readonly name: string
  readonly version?: string
  /**
   * The header names that Apollo's servers and routers read, and that others have adopted; some gateways use their own.
   */
  readonly nameHeader?: string
  readonly versionHeader?: string
}

export const CLIENT_NAME_HEADER = 'apollographql-client-name'
export const CLIENT_VERSION_HEADER = 'apollographql-client-version'

/**
 * Spec §7: client name and version, if configured. Above everything that sends again, so that every attempt has them.
 *
 * @throws TypeError at once if a name or value is not a valid HTTP header; a request would fail like a lost connection
 */
export function clientHeaders(identity: ClientIdentity): Link {
  const { name, version, nameHeader = CLIENT_NAME_HEADER, versionHeader = CLIENT_VERSION_HEADER } = identity
  const headers = { [nameHeader]: name, ...(version !== undefined && { [versionHeader]: version }) }
  void new Headers(headers)
  return (request, forward) => forward({ ...request, headers: { ...request.headers, ...headers } })
}
