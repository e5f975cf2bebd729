import { createMemoryHistory } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { serializeTraversals } from '#src/app/navigation/serializeTraversals.ts'

/** A history that arrives on demand, as a browser's does in a later task. */
function slowHistory() {
  const history = createMemoryHistory({ initialEntries: ['/', '/list', '/list/search'] })
  const asked: number[] = []
  const listeners = new Set<Parameters<RouterHistory['subscribe']>[0]>()
  history.go = (steps) => void asked.push(steps)
  history.subscribe = (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const tell = (type: 'GO' | 'PUSH') => {
    const action = type === 'GO' ? { type, index: -1 } : { type }
    for (const listener of listeners) listener({ location: history.location, action })
  }
  return { history, asked, tell }
}

it('goes back once, however often it is asked before it arrives', () => {
  const { history, asked, tell } = slowHistory()
  serializeTraversals(history)
  history.go(-1)
  history.go(-1)
  tell('PUSH')
  history.go(-1)
  expect(asked).toEqual([-1])
})

it('goes again once it has arrived, or was refused', () => {
  const { history, asked, tell } = slowHistory()
  serializeTraversals(history)
  history.go(-1)
  tell('GO')
  history.go(-2)
  expect(asked).toEqual([-1, -2])
})

it('goes again in a document that was left and comes back as it was', () => {
  const { history, asked } = slowHistory()
  const end = serializeTraversals(history)
  history.go(-1)
  end()
  history.go(-1)
  expect(asked).toEqual([-1, -1])
})
