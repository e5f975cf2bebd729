import { blocksOf } from '#src/features/extensions/blocks.ts'
import type { RunningBlock } from '#src/features/extensions/blocks.ts'
import { reportExtension } from '#src/features/extensions/extensionError.ts'
import { isShared } from '#src/features/extensions/serverBlocks.ts'
import type { SlotKeys, SlotName } from '#src/shop/defineExtensions.ts'
import { loadOptionalQuery } from './pageQueries.ts'
import type { RouteContext } from './routeContext.ts'

/** A block may delay a document no longer than this beyond the page's own answer. */
const LIMIT_MS = 300

/**
 * Starts code and data of the blocks in these slots beside the page's own. The browser does not wait for them; the
 * server waits a short time. Never rejects.
 */
export async function startSlots(
  context: RouteContext,
  keys: { readonly [Name in SlotName]?: SlotKeys[Name] },
  awaited?: Promise<unknown>,
): Promise<void> {
  if (!__HAS_EXTENSIONS__) return
  const started = (Object.entries(keys) as [SlotName, object][]).flatMap(
    ([slot, key]) => blocksOf(slot)?.map((block) => startBlock(context, block, key, awaited)) ?? [],
  )
  if (import.meta.env.SSR && context.isServer) await Promise.all(started)
}

async function startBlock(
  context: RouteContext,
  { name, code, variablesOf }: RunningBlock,
  key: object,
  awaited: Promise<unknown> | undefined,
): Promise<void> {
  try {
    const isServer = import.meta.env.SSR && context.isServer
    // The host loads the code at its start, and no document waits for code that has not arrived.
    const loaded = isServer ? code.loaded() : await code.load()
    const operation = loaded?.operation
    if (!operation || (isServer && !isShared(operation))) return
    await loadOptionalQuery(context, operation, variablesOf(key), { limitMs: LIMIT_MS, ...(awaited && { awaited }) })
  } catch (error) {
    // A part that is late is no failure of the extension: the host recognises the error by its name.
    if (error instanceof Error && error.name === 'LatePartError') context.reportError(error, `extension ${name}`)
    else reportExtension(context.reportError, name, error)
  }
}
