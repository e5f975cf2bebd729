/**
 * The only access to the shop's data, for the browser's requests over HTTP and for server rendering inside the process.
 * `handle` takes a GraphQL-over-HTTP request (POST or GET, any address) and answers JSON for every status. It rejects
 * only if the request's own signal was aborted.
 */
export type CommerceGateway = {
  readonly handle: (request: Request) => Promise<Response>
}
