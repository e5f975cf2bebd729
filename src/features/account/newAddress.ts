/** Stands for the id in the address of an address that is not in the book yet. */
export const NEW_ADDRESS = 'new'
