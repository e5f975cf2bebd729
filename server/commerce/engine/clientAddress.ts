/** Identifies the client, as the host that forwards the request knows it: never taken from the client itself. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
