import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SNAPSHOT_KEY } from '#src/relay/persistence/recordPersistence.ts'
import { SNAPSHOT_HEAD_KEY } from '#src/relay/persistence/snapshotHead.ts'
import { snapshotTools } from '#src/relay/persistence/snapshotTools.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { createDisk, openTab, RULES } from './stage.ts'
import type { Disk, Tab } from './stage.ts'

/** An answer of the backend: for whom, for which version of the shop, and its serial number. */
type Told = { readonly serial: number; readonly shopper: string; readonly version: string }

type Act =
  | { readonly kind: 'learn'; readonly record: number }
  | { readonly kind: 'idle' | 'runAll' | 'leave' | 'crash' | 'switchTab' | 'signOut' | 'deploy' }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'quota'; readonly characters: number }
  | {
      readonly kind: 'corrupt'
      readonly key: string
      readonly at: number
      readonly how: 'cut' | 'flip' | 'remove' | 'foreign'
    }

const plain = (kind: 'idle' | 'runAll' | 'leave' | 'crash' | 'switchTab' | 'signOut' | 'deploy') =>
  fc.constant<Act>({ kind })
const gentle: fc.WeightedArbitrary<Act>[] = [
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('learn' as const), record: fc.nat({ max: 2 }) }) },
  { weight: 3, arbitrary: plain('idle') },
  { weight: 2, arbitrary: plain('runAll') },
  { weight: 2, arbitrary: plain('leave') },
  { weight: 2, arbitrary: plain('switchTab') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 7_200_000 }) }) },
]
const corruption = fc.record({
  kind: fc.constant('corrupt' as const),
  key: fc.constantFrom(SNAPSHOT_KEY, SNAPSHOT_HEAD_KEY),
  at: fc.nat(),
  how: fc.constantFrom('cut' as const, 'flip' as const, 'remove' as const, 'foreign' as const),
})
const rough: fc.WeightedArbitrary<Act>[] = [
  ...gentle,
  { weight: 2, arbitrary: plain('crash') },
  { weight: 1, arbitrary: plain('signOut') },
  { weight: 1, arbitrary: plain('deploy') },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quota' as const),
      characters: fc.oneof(fc.nat({ max: 2500 }), fc.constant(Infinity)),
    }),
  },
]

/** Records, and the root fields that link to them. The cart's needs none. */
const RECORDS = [
  { id: 'Cart:c1', root: {} },
  { id: 'Customer', root: { customer: 'Customer' } },
  { id: 'SimpleProduct:a', root: { 'products(filter:{})': 'SimpleProduct:a' } },
] as const

class World {
  readonly disk: Disk = createDisk()
  readonly #clock = { time: 1e9, now: () => this.#clock.time }
  #version = RULES.version
  #customer = 'customer-0'
  #tabs: [Tab, Tab]
  #active: 0 | 1 = 0
  #serial = 0
  #opened = 0
  readonly faults: string[] = []

  constructor() {
    this.#tabs = [this.#open(true), this.#open(false)]
  }

  #open(isVisible: boolean): Tab {
    this.#opened += 1
    const customer = this.#customer
    const tab = openTab({
      disk: this.disk,
      clock: this.#clock,
      rules: { ...RULES, version: this.#version },
      name: `tab ${this.#opened}`,
      // A document belongs to one customer; signing in as another opens a new one.
      shopper: { customer, cartId: 'c1' },
      isVisible: () => isVisible,
    })
    tab.persistence.start(snapshotTools)
    return tab
  }

  get tab(): Tab {
    return this.#tabs[this.#active]
  }

  told(record: number): Told | undefined {
    return this.tab.record(RECORDS[record]!.id)?.['told'] as Told | undefined
  }

  #judge(): void {
    for (const index of RECORDS.keys()) {
      const told = this.told(index)
      if (!told) continue
      const complain = (why: string) => this.faults.push(`${why}: ${JSON.stringify(told)}`)
      if (told.shopper !== this.#customer) complain(`not of ${this.#customer}`)
      if (told.version !== this.#version) complain(`not of ${this.#version}`)
    }
  }

  #reload(): void {
    this.tab.scheduler.clear()
    this.#tabs[this.#active] = this.#open(true)
  }

  async act(act: Act): Promise<void> {
    await this.#do(act)
    this.#judge()
  }

  async #do(act: Act): Promise<void> {
    switch (act.kind) {
      case 'learn': {
        this.#serial += 1
        const { id, root } = RECORDS[act.record]!
        const told: Told = { serial: this.#serial, shopper: this.#customer, version: this.#version }
        this.#clock.time += 1
        this.tab.learn({ [id]: { told } }, root)
        await Promise.resolve()
        return
      }
      case 'idle':
        this.tab.scheduler.step()
        return
      case 'runAll':
        return this.tab.settle()
      case 'leave':
        this.tab.persistence.flush()
        return this.#reload()
      case 'crash':
        return this.#reload()
      case 'switchTab':
        this.tab.persistence.flush()
        this.#active = this.#active === 0 ? 1 : 0
        this.tab.persistence.takeOver()
        return
      case 'signOut':
        this.tab.persistence.purge()
        this.#customer = `customer-${this.#serial}-${this.#opened}`
        // The tab that signed out opens another document at once; the other one is notified later, and writes until
        // then.
        this.#reload()
        this.#tabs[1 - this.#active]!.persistence.flush()
        this.#tabs[1 - this.#active] = this.#open(false)
        return
      case 'deploy':
        this.#version = `version-${this.#serial}-${this.#opened}`
        for (const tab of this.#tabs) {
          tab.persistence.flush()
          tab.scheduler.clear()
        }
        this.#tabs = [this.#open(this.#active === 0), this.#open(this.#active === 1)]
        return
      case 'wait':
        this.#clock.time += act.ms
        return
      case 'quota':
        this.disk.quota = act.characters
        return
      case 'corrupt':
        this.#corrupt(act)
    }
  }

  #corrupt({ key, at, how }: Extract<Act, { kind: 'corrupt' }>): void {
    const text = this.disk.entries.get(key)
    if (text === undefined) return
    const index = at % text.length
    if (how === 'remove') this.disk.entries.delete(key)
    else if (how === 'foreign') this.disk.entries.set(key, '{"state":"of another program"}')
    else if (how === 'cut') this.disk.entries.set(key, text.slice(0, index))
    // A changed letter still leaves a valid head.
    else if (key === SNAPSHOT_KEY) {
      const flipped = String.fromCharCode(text.charCodeAt(index) ^ 1)
      this.disk.entries.set(key, text.slice(0, index) + flipped + text.slice(index + 1))
    }
  }
}

describe('whatever happens, in two tabs', () => {
  it(
    'the store never holds a record of another shopper or version',
    async () => {
      const acts = fc.array(fc.oneof(...rough, { weight: 2, arbitrary: corruption }), { maxLength: 60, size: 'max' })
      await fc.assert(
        fc.asyncProperty(acts, async (given) => {
          const world = new World()
          for (const act of given) await world.act(act)
          expect(world.faults).toEqual([])
        }),
        propertyRuns(1000),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it(
    'the latest data survives every visit that ends normally',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(...gentle), { maxLength: 40, size: 'max' }), async (acts) => {
          const world = new World()
          const latest = new Map<number, number>()
          let serial = 0
          for (const act of acts) {
            await world.act(act)
            if (act.kind === 'learn') latest.set(act.record, (serial += 1))
          }
          await world.act({ kind: 'leave' })
          await world.tab.settle()
          for (const [record, last] of latest) expect(world.told(record)?.serial).toBe(last)
        }),
        propertyRuns(1000),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it(
    'the storage never holds a snapshot that a new tab refuses, unless somebody else wrote there',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.oneof(...rough), { maxLength: 40, size: 'max' }), async (acts) => {
          const world = new World()
          for (const act of acts) if (act.kind !== 'deploy') await world.act(act)
          world.disk.quota = Infinity
          await world.act({ kind: 'crash' })
          await world.tab.settle()
          expect(world.tab.log).toEqual([])
        }),
        propertyRuns(500),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )
})

it('the world can tell a fault', async () => {
  const world = new World()
  world.tab.learn({ Customer: { told: { serial: 1, shopper: 'x', version: 'y' } } })
  await world.act({ kind: 'idle' })
  expect(world.faults).toHaveLength(2)
})
