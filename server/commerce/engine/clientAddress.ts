/** Names who asks, as the host that passes the request on knows it: never taken from a client. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
