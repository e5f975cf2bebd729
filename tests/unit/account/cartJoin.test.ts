import { describe, expect, it, vi } from 'vitest'
import { joinCarts } from '#src/features/account/access/cartJoin.ts'
import type { CartPorts, GuestCart, OwnCart } from '#src/features/account/access/cartJoin.ts'
import { compareMerged } from '#src/features/cart/lines/restoredLines.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

const line = (sku: string, quantity: number): JournalLine => ({
  uid: `uid-${sku}`,
  sku,
  name: `Pezzo ${sku}`,
  quantity,
  selectedOptions: [],
  enteredOptions: [],
  price: null,
})
const piece = (sku: string, quantity: number) => ({ name: `Pezzo ${sku}`, quantity })
const GUEST: GuestCart = { id: 'guest', lines: [line('TAZZA', 2)] }
const OWN: OwnCart = { id: 'own', lines: [line('VASO', 1)] }

const refusal = (kind: Exclude<MutationError['kind'], 'rejected' | 'too-many-tries'>): MutationError => ({
  kind,
  message: kind,
})

function ports(merged: Awaited<ReturnType<CartPorts['merge']>>, ...reads: readonly (OwnCart | Error)[]) {
  const readOwnCart = vi.fn<CartPorts['readOwnCart']>()
  for (const read of reads.length > 0 ? reads : [OWN]) {
    if (read instanceof Error) readOwnCart.mockRejectedValueOnce(read)
    else readOwnCart.mockResolvedValueOnce(read)
  }
  return { readOwnCart, merge: vi.fn<CartPorts['merge']>().mockResolvedValue(merged) }
}

const ALL_THERE = succeeded([line('VASO', 1), line('TAZZA', 2)])

describe('joining the guest’s cart with the customer’s', () => {
  it('merges the guest’s into the customer’s, which becomes the current one', async () => {
    const wired = ports(ALL_THERE)
    expect(await joinCarts(wired, GUEST)).toEqual({
      kind: 'merged',
      own: { id: 'own', lines: [line('VASO', 1), line('TAZZA', 2)] },
      before: OWN.lines,
    })
    expect(wired.merge).toHaveBeenCalledExactlyOnceWith('guest', 'own')
  })

  it.each([
    ['there is no guest’s cart', null],
    ['both are the same', { id: 'own', lines: [line('VASO', 1)] }],
  ])('merges nothing where %s', async (_, guest) => {
    const wired = ports(ALL_THERE)
    expect(await joinCarts(wired, guest)).toEqual({ kind: 'unmerged', own: OWN })
    expect(wired.merge).not.toHaveBeenCalled()
  })

  it('merges an empty cart, which another tab may be filling, and says nothing where that fails', async () => {
    const empty = { id: 'guest', lines: [] }
    const wired = ports(succeeded([line('VASO', 1)]))
    expect(await joinCarts(wired, empty)).toMatchObject({ kind: 'merged', own: { id: 'own' } })
    expect(wired.merge).toHaveBeenCalledOnce()
    expect(await joinCarts(ports(failed(refusal('server'))), empty)).toMatchObject({ kind: 'unmerged' })
  })

  it('merges a cart whose lines could not be read', async () => {
    const wired = ports(ALL_THERE)
    expect(await joinCarts(wired, { id: 'guest', lines: null })).toMatchObject({ kind: 'merged' })
    expect(wired.merge).toHaveBeenCalledOnce()
  })

  it.each([refusal('unreachable'), refusal('server'), { kind: 'rejected', message: 'no', messages: ['no'] } as const])(
    'keeps the guest’s cart when the merge fails ($kind)',
    async (error) => {
      expect(await joinCarts(ports(failed(error)), GUEST)).toEqual({ kind: 'apart', own: OWN, guest: GUEST })
    },
  )

  it('leaves another customer’s cart to its owner', async () => {
    const wired = ports(failed(refusal('session-expired')), OWN, OWN)
    expect(await joinCarts(wired, { id: 'guest', lines: null })).toEqual({ kind: 'unmerged', own: OWN })
  })

  it('begins no session with a token that was revoked before the merge', async () => {
    const wired = ports(failed(refusal('session-expired')), OWN, new Error('revoked'))
    expect(await joinCarts(wired, GUEST)).toEqual({ kind: 'unknown' })
  })

  it('knows a merge whose answer was lost by the lines that are there', async () => {
    const gone = failed(refusal('no-such-entity'))
    const merged = { id: 'own', lines: [line('TAZZA', 2), line('VASO', 1)] }
    expect(await joinCarts(ports(gone, merged, merged), GUEST)).toEqual({ kind: 'merged', own: merged, before: [] })
    expect(await joinCarts(ports(gone, OWN, OWN), GUEST)).toEqual({ kind: 'merged', own: OWN, before: [] })
    expect(await joinCarts(ports(gone, OWN, new Error('offline')), GUEST)).toMatchObject({ kind: 'apart' })
  })

  it('changes nothing when the customer’s cart cannot be read', async () => {
    const wired = ports(ALL_THERE, new Error('offline'))
    expect(await joinCarts(wired, GUEST)).toEqual({ kind: 'unknown' })
    expect(wired.merge).not.toHaveBeenCalled()
  })
})

describe('lines missing after a merge', () => {
  it('adds up the quantities of one line on both sides', () => {
    const guest = [line('TAZZA', 3)]
    expect(compareMerged(guest, [line('TAZZA', 4)], [line('TAZZA', 7)]).missing).toEqual([])
    expect(compareMerged(guest, [line('TAZZA', 4)], [line('TAZZA', 5)]).missing).toEqual([piece('TAZZA', 2)])
  })

  it('is never more than the guest had', () => {
    expect(compareMerged([line('TAZZA', 1)], [line('TAZZA', 4)], []).missing).toEqual([piece('TAZZA', 1)])
  })

  it('finds the merged lines, including lines unknown to this browser', () => {
    const arrivedOf = (guest: readonly JournalLine[], merged: readonly JournalLine[]) =>
      compareMerged(guest, [line('VASO', 1)], merged).arrived.map(({ sku, quantity }) => [sku, quantity])
    expect(arrivedOf([line('TAZZA', 1)], [line('VASO', 1), line('TAZZA', 2)])).toEqual([['TAZZA', 2]])
    expect(arrivedOf([line('TAZZA', 2)], [line('VASO', 1)])).toEqual([])
    expect(arrivedOf([line('VASO', 2)], [line('VASO', 3)])).toEqual([['VASO', 2]])
  })
})
