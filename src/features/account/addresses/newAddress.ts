/** Replaces the id in the path of an address that is not saved yet. */
export const NEW_ADDRESS = 'new'
