import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const signedIn = { isSignedIn: true }

const registry: MockResolvers = {
  GiftRegistry: () => ({ status: 'ACTIVE', privacy_settings: 'PUBLIC' }),
  GiftRegistryItem: () => ({ quantity: 3, quantity_fulfilled: 1, note: 'Nel colore petrolio' }),
  GiftRegistryDynamicAttribute: () => ({ code: 'event_date', label: 'Data della festa', value: '2027-05-15' }),
}

const nothing: MockResolvers = {
  Customer: () => ({ gift_registries: [] }),
  GiftRegistry: () => ({ items: [], registrants: [] }),
  Query: () => ({ giftRegistryTypeSearch: [], giftRegistryEmailSearch: [], giftRegistryIdSearch: [] }),
}

export const REGISTRIES: Part = {
  id: 'registries',
  name: 'Gift registries',
  specimens: [
    {
      id: 'own-registries',
      name: 'Own registries',
      states: [
        ...screenStates('/account/gift-registry', { ...signedIn, answers: registry }),
        { name: 'None', path: '/account/gift-registry', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'own-registry',
      name: 'Own registry',
      states: [
        ...screenStates('/account/gift-registry/registry', { ...signedIn, answers: registry }),
        { name: 'Empty', path: '/account/gift-registry/registry', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'registry-search',
      name: 'Search',
      states: [
        { name: 'Before a search', path: '/gift-registry' },
        { name: 'Found', path: '/gift-registry?first=Giulia&last=Verdi' },
        { name: 'Nothing found', path: '/gift-registry?first=Giulia&last=Verdi', answers: nothing },
      ],
    },
    {
      id: 'registry',
      name: 'Registry',
      states: [
        ...screenStates('/gift-registry/registry', { answers: registry }),
        { name: 'Empty', path: '/gift-registry/registry', answers: nothing },
      ],
    },
  ],
}
