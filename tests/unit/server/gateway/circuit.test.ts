import { expect, test } from 'vitest'
import { createCircuit } from '#server/gateway/outages/createCircuit.ts'

/** A circuit whose probes are due when the test says so. */
function open() {
  const events: string[] = []
  const delays: number[] = []
  let due: (() => void) | null = null
  let isHealthy = false
  const circuit = createCircuit({
    probe: async () => {
      events.push('probe')
      return isHealthy
    },
    onOpen: () => events.push('open'),
    onClose: () => events.push('close'),
    later: (ms, run) => {
      delays.push(ms)
      due = run
      return { cancel: () => (due = null) }
    },
  })
  const send = (isOutage: boolean) => circuit.send(async () => ({ response: new Response(null), isOutage }))
  return {
    circuit,
    events,
    delays,
    fail: async (times: number) => {
      for (let time = 0; time < times; time += 1) await send(true)
    },
    succeed: () => send(false),
    recover: () => (isHealthy = true),
    isDue: () => due !== null,
    probe: async () => {
      due?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('opens when most of the last requests failed, and not before five were sent', async () => {
  const { circuit, fail, succeed, events } = open()
  await fail(4)
  expect(circuit.isOpen()).toBe(false)
  await succeed()
  await fail(1)
  expect(circuit.isOpen()).toBe(true)
  expect(events).toEqual(['open'])
})

test('stays closed while most requests succeed', async () => {
  const { circuit, fail, succeed } = open()
  for (let round = 0; round < 20; round += 1) {
    await succeed()
    await succeed()
    await fail(1)
  }
  expect(circuit.isOpen()).toBe(false)
})

test('is closed by a probe of the host only, which waits longer each time', async () => {
  const { circuit, fail, probe, recover, events, delays } = open()
  await fail(5)
  for (let round = 0; round < 5; round += 1) await probe()
  expect(circuit.isOpen()).toBe(true)
  expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  recover()
  await probe()
  expect(circuit.isOpen()).toBe(false)
  expect(events).toEqual(['open', ...Array<string>(6).fill('probe'), 'close'])
  await fail(5)
  expect(delays.at(-1)).toBe(1_000)
})

test('the departure of a client says nothing about the backend', async () => {
  const { circuit } = open()
  for (let time = 0; time < 10; time += 1) {
    await expect(circuit.send(() => Promise.reject(new Error('The client went away')))).rejects.toThrow('went away')
  }
  expect(circuit.isOpen()).toBe(false)
})

test('the end of the host ends the probes', async () => {
  const { circuit, fail, isDue } = open()
  await fail(5)
  circuit.stop()
  expect(isDue()).toBe(false)
})
