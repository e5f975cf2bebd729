import { createLatePart } from '#src/ui/latePart.ts'

/** Its form works before the code comes, and most shops have one currency. */
export const LateCurrencyChoice = createLatePart(
  async () => (await import('#src/features/store/CurrencyChoice.tsx')).CurrencyChoice,
)

if (import.meta.env.SSR) await LateCurrencyChoice.load()
