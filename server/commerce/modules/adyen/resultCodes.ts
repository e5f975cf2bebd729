const DONE: ReadonlySet<string> = new Set(['Authorised', 'Received', 'PresentToShopper'])
const OPEN: ReadonlySet<string> = new Set(['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper', 'Pending'])

export const isAuthorised = (code: string): boolean => code === 'Authorised'

/** Neither paid nor refused: the shopper, the bank or the provider still has to act, and the cart stays open. */
export const isOpen = (code: string): boolean => OPEN.has(code)

/** Nothing will be paid; so say all codes that the module does not know. */
export const isRefused = (code: string): boolean => !DONE.has(code) && !OPEN.has(code)
