import { msg } from '@lingui/core/macro'
import { writeKeptComparison } from '#src/platform/saved/keptComparison.ts'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const signedIn = { isSignedIn: true }

const lists: MockResolvers = {
  Customer: () => ({
    wishlists: [
      {
        id: 'first',
        name: 'Per casa',
        items_count: 2,
        visibility: 'PRIVATE',
        items_v2: { items: [{ id: 'wish-1' }, { id: 'wish-2', description: 'Nel colore petrolio' }] },
      },
      { id: 'second', name: 'Regali', items_count: 0, visibility: 'PUBLIC', items_v2: { items: [] } },
    ],
  }),
}

const nothing: MockResolvers = {
  Customer: () => ({ wishlists: [{ id: 'first', items_count: 0, items_v2: { items: [] } }] }),
}

const compared: MockResolvers = {
  CompareList: () => ({
    uid: 'comparison',
    attributes: [
      { code: 'materiale', label: 'Materiale' },
      { code: 'forno', label: 'Forno' },
    ],
    items: ['Sì', 'N/A'].map((oven, index) => ({
      uid: `product-${index}`,
      product: { uid: `product-${index}` },
      attributes: [
        { code: 'materiale', value: 'Gres' },
        { code: 'forno', value: oven },
      ],
    })),
  }),
}

const compare = ({ shop }: ProvidedApp) =>
  void writeKeptComparison(shop.storage, { uid: 'comparison', products: ['product-0', 'product-1'] })

/** One list only: the backend keeps no others. */
const one = { hasField: (type: string, field: string) => `${type}.${field}` !== 'Mutation.createWishlist' }

export const SAVED: Part = {
  id: 'saved',
  name: 'Saved products',
  specimens: [
    {
      id: 'wish-lists',
      name: 'Wish lists',
      states: [
        ...screenStates('/wishlist', { ...signedIn, answers: lists }),
        { name: 'Empty', path: '/wishlist', ...signedIn, answers: nothing },
        { name: 'One list', path: '/wishlist', ...signedIn, ...one, answers: lists },
        { name: 'New list', path: '/wishlist', ...signedIn, answers: lists, presses: [msg`Nuova lista`] },
        { name: 'Changed list', path: '/wishlist?list=second', ...signedIn, answers: lists, presses: [msg`Modifica`] },
        {
          name: 'Deleted list',
          path: '/wishlist?list=second',
          ...signedIn,
          answers: lists,
          presses: [msg`Elimina la lista`],
          opensWindow: true,
        },
        { name: 'Guest, empty', path: '/wishlist' },
      ],
    },
    {
      id: 'comparison',
      name: 'Comparison',
      states: [
        { name: 'Two products', path: '/compare', answers: compared, prepare: compare },
        { name: 'Long words', path: '/compare', answers: compared, prepare: compare, hasLongWords: true },
        { name: 'Empty', path: '/compare' },
      ],
    },
  ],
}
