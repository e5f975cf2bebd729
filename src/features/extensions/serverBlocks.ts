import { createContext } from 'react'
import type { ReactNode } from 'react'
import { createOperationDescriptor } from 'relay-runtime'
import type { ConcreteRequest, IEnvironment, Variables } from 'relay-runtime'

/**
 * Server only: renders content by itself. True if it is complete, false if it waits for something. Throws the error of
 * the content.
 */
export const TrialContext = /* @__PURE__ */ createContext<((content: ReactNode) => boolean) | null>(null)

/** Whether guests may share the answer, so that the server may ask for it. */
export const isShared = ({ params }: ConcreteRequest): boolean =>
  (params.metadata?.['policy'] as readonly string[] | undefined)?.includes('public') === true

export const hasAnswer = (environment: IEnvironment, node: ConcreteRequest, variables: Variables): boolean =>
  environment.check(createOperationDescriptor(node, variables)).status === 'available'
