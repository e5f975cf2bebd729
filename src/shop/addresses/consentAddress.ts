/** Where browsers send the choice about cookies, which the host keeps as a proof. */
export const CONSENTS_PATH = '/api/consents'

/** The most vendors of a choice, and the characters of their names. */
export const MOST_VENDORS = 20
export const LONGEST_VENDOR = 120
