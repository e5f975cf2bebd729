import { SLOT_NAMES } from '#src/shop/defineExtensions.ts'
import { stableStringify } from '#src/lib/stableStringify.ts'
import type { Block } from '#src/shop/defineExtensions.ts'

/** A block in every slot that shows the slot's name and context. */
export const blockInEverySlot: Readonly<Record<string, readonly Block[]>> = Object.fromEntries(
  SLOT_NAMES.map((slot) => [
    slot,
    [
      {
        name: slot,
        screen: async () => ({
          component: ({ context }) => <aside data-slot={slot} data-context={stableStringify(context)} />,
        }),
      } satisfies Block,
    ],
  ]),
)
