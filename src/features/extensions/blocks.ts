import { createElement, useMemo } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { SLOT_NAMES } from '#src/shop/defineExtensions.ts'
import type { Block, BlockScreen, SlotName } from '#src/shop/defineExtensions.ts'
import { EXTENSIONS } from '#src/shop/selectedExtensions.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import type { LatePart } from '#src/ui/latePart.ts'
import { ExtensionError } from './extensionError.ts'

type ContentProps = { readonly context: object }

/** A block of the shop's extensions as the slots show it. */
export type RunningBlock = {
  readonly name: string
  readonly code: LazyValue<{ readonly Content: ComponentType<ContentProps> } & Pick<BlockScreen, 'operation'>>
  /** Its content, whose code the browser loads late. */
  readonly Part: LatePart<ContentProps>
  /** The reason why its code has not arrived. */
  readonly failure: () => ExtensionError
  /** The variables of its query. */
  readonly variablesOf: (key: object) => RouteQuery['variables']
}

/** Prepares a block; nothing loads yet. */
export function runBlock({ name, screen, variables }: Block): RunningBlock {
  const variablesOf = (key: object) => variables?.(key) ?? {}
  let failure = new ExtensionError(name, 'its code has not arrived')
  const code = createLazyValue(async () => {
    try {
      const { component, operation } = await screen()
      const show = component as (props: ContentProps & { readonly query: RouteQuery }) => ReactNode
      const Content = ({ context }: ContentProps) => {
        const query = useMemo(() => ({ operation: name, variables: variablesOf(context) }), [context])
        return createElement(show, { context, query })
      }
      return { Content, ...(operation && { operation }) }
    } catch (error) {
      failure = new ExtensionError(name, error)
      throw failure
    }
  })
  return {
    name,
    code,
    failure: () => failure,
    variablesOf,
    Part: createLatePart(async () => (await code.load()).Content),
  }
}

/** Created at the first use, so that bundles without extensions leave this module out. */
let running: ReadonlyMap<string, readonly RunningBlock[]> | undefined

const runAll = (): ReadonlyMap<string, readonly RunningBlock[]> =>
  new Map(
    Object.entries(EXTENSIONS.slots ?? {}).map(([slot, blocks]) => [
      slot,
      blocks.map((block) => runBlock(block as Block)),
    ]),
  )

/** The blocks in a slot, in the order in which they are shown. */
export function blocksOf(slot: SlotName): readonly RunningBlock[] | undefined {
  running ??= runAll()
  return running.get(slot)
}

/** The host waits this long for the code of blocks before it serves: code that never arrives must not stop it. */
const CODE_LIMIT_MS = 5_000

/** Loads the code of blocks on the server. Never rejects: missing code is reported by the slot that shows the block. */
export async function loadBlocks(blocks: readonly RunningBlock[], limitMs = CODE_LIMIT_MS): Promise<void> {
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, limitMs)
  await Promise.race([Promise.allSettled(blocks.flatMap(({ code, Part }) => [code.load(), Part.load()])), over])
  clearTimeout(timer)
}

if (import.meta.env.SSR) await loadBlocks(SLOT_NAMES.flatMap((slot) => blocksOf(slot) ?? []))
