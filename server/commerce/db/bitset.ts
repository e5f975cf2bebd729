/** A set of small integers, 32 per word: product lists are filtered and counted with it. */
export type Bitset = Uint32Array<ArrayBuffer>

export const createBitset = (size: number): Bitset => new Uint32Array((size + 31) >>> 5)

export const hasBit = (bits: Bitset, index: number): boolean => (((bits[index >>> 5] ?? 0) >>> (index & 31)) & 1) === 1

export function setBit(bits: Bitset, index: number, value = true): void {
  const word = bits[index >>> 5] ?? 0
  const mask = 1 << (index & 31)
  bits[index >>> 5] = value ? word | mask : word & ~mask
}

/** Removes from `target` everything that is not in `other`. */
export function intersect(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) & (other[word] ?? 0)
}

/** Adds all members of `other` to `target`. */
export function unite(target: Bitset, other: Bitset): void {
  for (let word = 0; word < target.length; word += 1) target[word] = (target[word] ?? 0) | (other[word] ?? 0)
}

/** How many bits of a word are set, in parallel: pairs, nibbles, bytes, then their sum. */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += countWord(bits[word] ?? 0)
  return count
}

/** The number of common members. */
export function countCommon(left: Bitset, right: Bitset): number {
  let count = 0
  for (let word = 0; word < left.length; word += 1) count += countWord((left[word] ?? 0) & (right[word] ?? 0))
  return count
}

/** The members, ascending. */
export function membersOf(bits: Bitset): Int32Array<ArrayBuffer> {
  const members = new Int32Array(countBits(bits))
  let found = 0
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      members[found] = word * 32 + (31 - Math.clz32(left & -left))
      found += 1
    }
  }
  return members
}
