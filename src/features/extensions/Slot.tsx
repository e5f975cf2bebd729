import { createElement, use, useId, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { stableStringify } from '#src/lib/stableStringify.ts'
import { ShopContext, useShop } from '#src/relay/ShopContext.ts'
import type { SlotContexts, SlotName } from '#src/shop/defineExtensions.ts'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'
import { StoreSettingsContext, useStoreSettings } from '#src/features/store/storeSettings.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { blocksOf } from './blocks.ts'
import type { RunningBlock } from './blocks.ts'
import { reportExtension } from './extensionError.ts'
import { hasAnswer, isShared, TrialContext } from './serverBlocks.ts'

type SlotProps<Name extends SlotName> = { readonly name: Name; readonly context: SlotContexts[Name] }

/**
 * A place of the page that the shop's extensions fill. A block appears when its code and data have arrived; until then,
 * and if it fails, the place is empty. The page never waits for it: another context is another boundary, which no
 * transition waits for.
 */
export function Slot<Name extends SlotName>({ name, context }: SlotProps<Name>) {
  if (!__HAS_EXTENSIONS__) return null
  const blocks = blocksOf(name)
  return blocks && <Blocks blocks={blocks} context={context} />
}

type BlocksProps = { readonly blocks: readonly RunningBlock[]; readonly context: object }

export const Blocks = ({ blocks, context }: BlocksProps) =>
  blocks.map((block) => (
    <BlockPlace key={`${block.name} ${stableStringify(context)}`} block={block} context={context} />
  ))

type BlockPlaceProps = { readonly block: RunningBlock; readonly context: object }

function BlockPlace({ block, context }: BlockPlaceProps) {
  const { reportError } = useShop()
  const id = useId()
  const isServerHtml = useIsServerHtml()
  const isServable = useServable()
  // Equal for the lifetime of this place.
  const [first] = useState(context)
  const [isLeftOut] = useState(() =>
    import.meta.env.SSR && isServable
      ? !isServable(block, context)
      : isServerHtml && document.getElementById(id) !== null,
  )
  // Marks for the browser that the document lacks the block.
  if (isLeftOut && isServerHtml) return <template id={id} />
  const { name, Part } = block
  return (
    <BlockBoundary onError={(error) => reportExtension(reportError, name, error)}>
      <Part context={first} />
    </BlockBoundary>
  )
}

/**
 * On the server: decides whether a block is part of the document. A block whose data has not arrived, that waits for
 * something else or that throws would delay or break the document, so it is left out, and the browser tries again.
 */
function useServable() {
  const environment = useRelayEnvironment()
  const shop = useShop()
  const settings = useStoreSettings()
  const trial = use(TrialContext)
  if (!import.meta.env.SSR || !trial) return null
  return ({ name, code, failure, variablesOf }: RunningBlock, context: object): boolean => {
    try {
      const loaded = code.loaded()
      if (!loaded) throw failure()
      const { Content, operation } = loaded
      if (operation && !(isShared(operation) && hasAnswer(environment, operation, variablesOf(context)))) return false
      return trial(
        <ShopContext value={shop}>
          <StoreSettingsContext value={settings}>{createElement(Content, { context })}</StoreSettingsContext>
        </ShopContext>,
      )
    } catch (error) {
      reportExtension(shop.reportError, name, error)
      return false
    }
  }
}
