import type { SeedShop } from './types.ts'

/** Types the seed of a shop folder: `shops/<name>/seed/seed.ts` exports it as `seed`. */
export const defineSeed = (seed: SeedShop): SeedShop => seed
