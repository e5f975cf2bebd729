import type { ComponentType, ReactNode } from 'react'
import { createLatePart } from '#src/ui/latePart.ts'
import { PartMissing } from './PartMissing.tsx'

/** A late part that the shopper asked for or cannot do without: where its code does not come, that is said. */
export const createNeededPart = <TProps extends object>(
  importComponent: () => Promise<ComponentType<TProps>>,
  fallback: ReactNode = null,
) => createLatePart(importComponent, fallback, PartMissing)
