/** A mistake in a seed, in words for the author of the seed. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
}
