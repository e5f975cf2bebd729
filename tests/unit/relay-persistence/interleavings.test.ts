import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUERY_CACHE_EXPIRATION_MS } from '#src/relay/createEnvironment.ts'
import { SNAPSHOT_KEY } from '#src/relay/persistence/answerPersistence.ts'
import { SNAPSHOT_HEAD_KEY } from '#src/relay/persistence/snapshotHead.ts'
import { PROPERTY_TIMEOUT_MS, propertyRuns } from '#tests/unit/relay/propertyRuns.ts'
import { createDisk, MUTATION, openTab, requestOf, VERSION } from './stage.ts'
import type { Disk, Exchange, Tab } from './stage.ts'

/**
 * The shop as the server knows it: each answer carries a serial number, the shopper it was given to, the build that
 * asked and how many mutations had ended. From that every answer that a page receives can be judged.
 */
type Told = {
  readonly serial: number
  readonly shopper: string
  readonly shape: string
  readonly question: string
  readonly state: number
}

type Act =
  | { readonly kind: 'ask'; readonly question: number }
  | {
      readonly kind:
        | 'answerLate'
        | 'mutate'
        | 'endMutation'
        | 'idle'
        | 'runAll'
        | 'leave'
        | 'crash'
        | 'switchTab'
        | 'signIn'
        | 'signOut'
    }
  | { readonly kind: 'deploy'; readonly changesShape: boolean }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'quota'; readonly characters: number }
  | {
      readonly kind: 'corrupt'
      readonly key: string
      readonly at: number
      readonly how: 'cut' | 'flip' | 'remove' | 'foreign'
    }

const plain = (
  kind: Extract<
    Act['kind'],
    'answerLate' | 'mutate' | 'endMutation' | 'idle' | 'runAll' | 'leave' | 'crash' | 'switchTab' | 'signIn' | 'signOut'
  >,
) => fc.constant<Act>({ kind })
const ask = fc.record({ kind: fc.constant('ask' as const), question: fc.nat({ max: 4 }) })
const gentle: fc.WeightedArbitrary<Act>[] = [
  { weight: 8, arbitrary: ask },
  { weight: 3, arbitrary: plain('idle') },
  { weight: 2, arbitrary: plain('runAll') },
  { weight: 2, arbitrary: plain('leave') },
  { weight: 2, arbitrary: plain('switchTab') },
  { weight: 2, arbitrary: plain('mutate') },
  { weight: 3, arbitrary: plain('endMutation') },
  { weight: 2, arbitrary: plain('answerLate') },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: -7_200_000, max: 7_200_000 }) }),
  },
]
const rough: fc.WeightedArbitrary<Act>[] = [
  ...gentle,
  { weight: 2, arbitrary: plain('crash') },
  { weight: 1, arbitrary: plain('signIn') },
  { weight: 1, arbitrary: plain('signOut') },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deploy' as const), changesShape: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quota' as const),
      characters: fc.oneof(fc.nat({ max: 2500 }), fc.constant(Infinity)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('corrupt' as const),
      key: fc.constantFrom(SNAPSHOT_KEY, SNAPSHOT_HEAD_KEY),
      at: fc.nat(),
      how: fc.constantFrom('cut' as const, 'flip' as const, 'remove' as const, 'foreign' as const),
    }),
  },
]

const QUESTIONS = [
  requestOf('product', { k: 'a' }),
  requestOf('product', { k: 'b' }),
  requestOf('badge', { cartId: 'c1' }),
  requestOf('cart', { cartId: 'c1' }),
  requestOf('customer'),
] as const
const concernsShopper = (question: number) => question >= 2

type Pending = { readonly exchange: Exchange; readonly question: number; readonly told: Told }

class World {
  readonly disk: Disk = createDisk()
  readonly #clock = { time: 1e9, now: () => this.#clock.time }
  #version = VERSION
  #token: string | null = null
  #tabs: [Tab, Tab]
  #active: 0 | 1 = 0
  #mutations: Exchange[] = []
  #late: Pending[] = []
  #serial = 0
  /** Mutations begun and ended. */
  #state = 0
  #opened = 0
  #signIns = 0
  /** The newest settled answer to each question of this shopper. */
  readonly latest = new Map<number, Told>()
  readonly faults: string[] = []

  constructor() {
    this.#tabs = [this.#open(true), this.#open(false)]
  }

  #open(isVisible: boolean): Tab {
    this.#opened += 1
    const readToken = () => this.#token
    const tab = openTab({
      disk: this.disk,
      clock: this.#clock,
      version: this.#version,
      name: `tab ${this.#opened}`,
      token: {
        get value() {
          return readToken()
        },
      },
      isVisible: () => isVisible,
    })
    tab.persistence.start()
    return tab
  }

  get tab(): Tab {
    return this.#tabs[this.#active]
  }

  #reload(): void {
    this.tab.scheduler.clear()
    this.#late = []
    this.#mutations = []
    // A mutation cut off may have acted.
    this.#tabs[this.#active] = this.#open(true)
  }

  #tell(question: number): Told {
    this.#serial += 1
    return {
      serial: this.#serial,
      shopper: this.#token ?? 'guest',
      shape: this.#version.shape,
      question: `q${question}`,
      state: this.#state,
    }
  }

  /** Judges what a page received before the network spoke. */
  judge(question: number, response: unknown): void {
    const told = (response as { data: { told: Told } }).data.told
    const complain = (why: string) =>
      this.faults.push(`${why}: ${JSON.stringify(told)} while ${this.#token ?? 'guest'}, state ${this.#state}`)
    if (told.question !== `q${question}`) complain('another question')
    if (told.shopper !== (this.#token ?? 'guest')) complain('another shopper')
    if (told.shape !== this.#version.shape) complain('another version')
    if (concernsShopper(question) && told.state !== this.#state) complain('from before a mutation')
  }

  #settle({ exchange, question, told }: Pending): void {
    exchange.answer({ data: { told } } as never)
    const isOfThisShopper = told.shopper === (this.#token ?? 'guest')
    if (isOfThisShopper && (!concernsShopper(question) || told.state === this.#state)) this.latest.set(question, told)
  }

  act(act: Act): void {
    switch (act.kind) {
      case 'ask':
      case 'answerLate': {
        if (act.kind === 'answerLate' && this.#late.length > 0) {
          for (const pending of this.#late.splice(0)) this.#settle(pending)
          return
        }
        const question = act.kind === 'ask' ? act.question : this.#serial % QUESTIONS.length
        const told = this.#tell(question)
        const exchange = this.tab.begin(QUESTIONS[question]!)
        for (const early of exchange.received) this.judge(question, early)
        if (act.kind === 'answerLate') this.#late.push({ exchange, question, told })
        else if (exchange.wasSent()) this.#settle({ exchange, question, told })
        return
      }
      case 'mutate':
        this.#state += 1
        this.#forgetShopper()
        this.#mutations.push(this.tab.begin(MUTATION))
        return
      case 'endMutation':
        for (const mutation of this.#mutations.splice(0)) {
          this.#state += 1
          this.#forgetShopper()
          mutation.answer({ data: {} })
        }
        return
      case 'idle':
        this.tab.scheduler.step()
        return
      case 'runAll':
        this.tab.scheduler.runAll()
        return
      case 'leave':
        this.tab.persistence.flush()
        this.#reload()
        return
      case 'crash':
        this.#reload()
        return
      case 'switchTab':
        this.tab.persistence.flush()
        this.#active = this.#active === 0 ? 1 : 0
        this.#late = []
        this.tab.persistence.takeOver()
        return
      case 'signIn':
        this.#signIns += 1
        this.#become(`token-${this.#signIns}`)
        return
      case 'signOut':
        this.#become(null)
        return
      case 'deploy':
        this.#version = {
          operations: `operations-${this.#serial}`,
          shape: act.changesShape ? `shape-${this.#serial}` : this.#version.shape,
        }
        for (const tab of this.#tabs) tab.persistence.flush()
        this.#tabs[0].scheduler.clear()
        this.#tabs[1].scheduler.clear()
        this.#late = []
        this.#mutations = []
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

  #become(token: string | null): void {
    if (token === this.#token) return
    this.#token = token
    this.latest.clear()
    this.tab.persistence.purge()
  }

  #forgetShopper(): void {
    for (const question of this.latest.keys()) if (concernsShopper(question)) this.latest.delete(question)
  }

  #corrupt({ key, at, how }: Extract<Act, { kind: 'corrupt' }>): void {
    const text = this.disk.entries.get(key)
    if (text === undefined) return
    const index = at % text.length
    if (how === 'remove') this.disk.entries.delete(key)
    else if (how === 'foreign') this.disk.entries.set(key, '{"state":"of another program"}')
    else if (how === 'cut') this.disk.entries.set(key, text.slice(0, index))
    // A changed digit of the head is a head still; whoever edits it by hand has been told.
    else if (key === SNAPSHOT_KEY) {
      this.disk.entries.set(
        key,
        text.slice(0, index) + String.fromCharCode(text.charCodeAt(index) ^ 1) + text.slice(index + 1),
      )
    }
  }
}

describe('whatever happens, in two tabs', () => {
  it(
    'a page never receives an answer to another question, shopper or version, or from before a mutation',
    () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(...rough), { maxLength: 60, size: 'max' }), (acts) => {
          const world = new World()
          for (const act of acts) world.act(act)
          expect(world.faults).toEqual([])
        }),
        propertyRuns(1000),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it(
    'the latest cart answer survives every visit that ends in order',
    () => {
      fc.assert(
        fc.property(fc.array(fc.oneof(...gentle), { maxLength: 40, size: 'max' }), (acts) => {
          const world = new World()
          for (const act of acts) world.act(act)
          world.act({ kind: 'leave' })
          world.tab.scheduler.runAll()
          for (const question of [2, 3]) {
            const latest = world.latest.get(question)
            if (!latest) continue
            const [received] = world.tab.begin(QUESTIONS[question]!).received
            expect((received as { data?: { told: Told } } | undefined)?.data?.told).toEqual(latest)
          }
        }),
        propertyRuns(1000),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )

  it(
    'the storage never holds a snapshot that a new tab refuses, unless somebody else wrote there',
    () => {
      const withoutForeigners = rough.filter((_, index) => index !== rough.length - 1)
      fc.assert(
        fc.property(fc.array(fc.oneof(...withoutForeigners), { maxLength: 40, size: 'max' }), (acts) => {
          const world = new World()
          for (const act of acts) {
            if (act.kind === 'deploy' || act.kind === 'signIn' || act.kind === 'signOut') continue
            world.act(act)
          }
          world.disk.quota = Infinity
          world.act({ kind: 'crash' })
          world.tab.scheduler.runAll()
          expect(world.tab.log).toEqual([])
        }),
        propertyRuns(500),
      )
    },
    PROPERTY_TIMEOUT_MS,
  )
})

it('the world can tell a fault', () => {
  const world = new World()
  world.act({ kind: 'ask', question: 2 })
  world.judge(3, { data: { told: { serial: 1, shopper: 'x', shape: 'y', question: 'q2', state: 9 } } })
  expect(world.faults).toHaveLength(4)
  expect(QUERY_CACHE_EXPIRATION_MS).toBeLessThan(7_200_000)
})
