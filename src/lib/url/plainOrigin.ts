/** The scheme and host of an address, whose letter case has no meaning. */
const ORIGIN = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/?#]*)?/i

/** An address with its scheme and host in small letters, as browsers read them. */
export const plainOrigin = (address: string): string => address.replace(ORIGIN, (origin) => origin.toLowerCase())
