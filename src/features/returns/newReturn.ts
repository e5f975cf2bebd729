/** Stands in an address for the uid of a return that is still to be requested; no uid is as short. */
export const NEW_RETURN = 'new'
