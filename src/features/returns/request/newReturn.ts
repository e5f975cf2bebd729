/** Replaces the uid in the address of a return that is not requested yet; no uid is this short. */
export const NEW_RETURN = 'new'
