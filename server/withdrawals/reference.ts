import { randomInt } from 'node:crypto'

/** Without vowels, which could make words, and without characters that look alike. */
const CHARACTERS = '23456789BCDFGHJKLMNPQRSTVWXYZ'

const group = () => Array.from({ length: 4 }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('')

/**
 * A reference for a statement, e.g. `R-7KQ2-M4XD`: random, so that two hosts without a common database do not give the
 * same one to two people, and nobody can count the statements of a shop.
 */
export const createReference = (): string => `R-${group()}-${group()}`
