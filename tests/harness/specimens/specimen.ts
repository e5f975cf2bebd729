import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { MockPayloadGenerator } from 'relay-test-utils'
import type { StatedFacts } from '#src/shop/legalFacts.ts'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import type { HasField } from '#src/platform/capabilities.ts'

export type MockResolvers = MockPayloadGenerator.MockResolvers

/** A component, or the screen at an address, in one state. */
export type State = {
  readonly name: string
  /** The address of the screen, or of the page around the component. */
  readonly path?: string
  /** The component; without one, the screen at the address. */
  readonly component?: () => ReactNode
  /** Values of the backend's answers that make the state. `pending`: it never answers; `failing`: not reachable. */
  readonly answers?: MockResolvers | 'pending' | 'failing'
  /** Names and texts of the answers that no line has room for. */
  readonly hasLongWords?: boolean
  readonly isSignedIn?: boolean
  /** False: the shopper has no cart yet. */
  readonly hasCart?: boolean
  /** The optional parts of the API that the backend has; all of them if absent. */
  readonly hasField?: HasField
  readonly legal?: StatedFacts
  /** The texts of the controls that lead to the state: each is pressed as soon as it shows. */
  readonly presses?: readonly MessageDescriptor[]
  /** The last press opens a modal window. */
  readonly opensWindow?: true
  /** Other currencies of the store. */
  readonly currencies?: readonly string[]
  /** Runs before the state is shown, e.g. to put something into the browser's storage. */
  readonly prepare?: (app: ProvidedApp) => Promise<void> | void
}

/** Components in all of their states. */
export type Specimen = {
  /** Unique, for its address. */
  readonly id: string
  /** The shown components. */
  readonly name: string
  /** `page`: each state is as wide as the window, which is usual. Otherwise in a container, in columns or in one. */
  readonly layout?: 'page' | 'grid' | 'column'
  readonly states: readonly State[]
}

/** A room of the shop. */
export type Part = {
  readonly id: string
  readonly name: string
  readonly specimens: readonly Specimen[]
}

/** A screen in its usual states: with an answer, with long words, without an answer yet, and without a network. */
export const screenStates = (path: string, state: Omit<State, 'name' | 'path'> = {}): readonly State[] => [
  { name: 'Usual', path, ...state },
  { name: 'Long words', path, ...state, hasLongWords: true },
  { name: 'Loading', path, ...state, answers: 'pending' },
  { name: 'No network', path, ...state, answers: 'failing' },
]

/** Without the state of waiting: the loader of the screen itself waits, while the page before it stays. */
export const withoutWaiting = (states: readonly State[]): readonly State[] =>
  states.filter(({ answers }) => answers !== 'pending')
