import { Suspense, use } from 'react'
import type { Block, ProductContext, ProductKey } from '#shop/extensions.ts'

const never = new Promise<never>(() => undefined)

const Waits = () => use(never)

const Throws = ({ words }: { readonly words: string }) => {
  throw new Error(words)
}

/** Blocks that fail in every way a block can, with the words that only a whole block would show. */
export const BAD_BLOCKS = {
  throws: () => <Throws words="the block itself" />,
  'throws-inside': () => (
    <p>
      SHOWN <Throws words="a part of the block" />
    </p>
  ),
  waits: () => <Waits />,
  'waits-inside': () => (
    <p>
      SHOWN
      <Suspense fallback="LOADING">
        <Waits />
      </Suspense>
    </p>
  ),
}

export type BadBlock = keyof typeof BAD_BLOCKS

export const badBlocks = (names: readonly BadBlock[]): readonly Block<ProductContext, ProductKey>[] =>
  names.map((name) => ({ name, screen: async () => ({ component: BAD_BLOCKS[name] }) }))

/** Resolves when the code of {@link LATE} arrives. */
export const late = Promise.withResolvers<void>()

export const LATE: Block<ProductContext, ProductKey> = {
  name: 'late',
  screen: async () => {
    await late.promise
    return { component: ({ context }) => <p>Late block of {context.sku}</p> }
  },
}

/** Its code cannot be loaded. */
export const MISSING: Block<ProductContext, ProductKey> = {
  name: 'missing',
  screen: () => Promise.reject(new Error('no such file')),
}

/** Its code neither arrives nor fails. */
export const STUCK: Block<ProductContext, ProductKey> = { name: 'stuck', screen: () => never }
