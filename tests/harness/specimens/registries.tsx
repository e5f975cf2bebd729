import { msg } from '@lingui/core/macro'
import { screenStates } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const signedIn = { isSignedIn: true }

const registry: MockResolvers = {
  GiftRegistry: () => ({ status: 'ACTIVE', privacy_settings: 'PUBLIC' }),
  GiftRegistryType: () => ({
    uid: 'wedding',
    label: 'Matrimonio',
    dynamic_attributes_metadata: [
      {
        code: 'event_date',
        label: 'Data della festa',
        input_type: 'date',
        attribute_group: 'event_information',
        is_required: true,
      },
      { code: 'place', label: 'Luogo', input_type: 'text', attribute_group: 'event_information', is_required: false },
      {
        code: 'seating',
        label: 'Piantina',
        input_type: 'file',
        attribute_group: 'event_information',
        is_required: false,
      },
      { code: 'role', label: 'Ruolo', input_type: 'text', attribute_group: 'registrant', is_required: false },
    ],
  }),
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
        {
          name: 'New',
          path: '/account/gift-registry',
          ...signedIn,
          answers: { ...nothing, GiftRegistryType: registry['GiftRegistryType'] },
          presses: [msg`Crea una lista`],
        },
      ],
    },
    {
      id: 'own-registry',
      name: 'Own registry',
      states: [
        ...screenStates('/account/gift-registry/registry', { ...signedIn, answers: registry }),
        {
          name: 'A person more',
          path: '/account/gift-registry/registry',
          ...signedIn,
          answers: registry,
          presses: [msg`Aggiungi una persona`],
        },
        { name: 'Empty', path: '/account/gift-registry/registry', ...signedIn, answers: nothing },
      ],
    },
    {
      id: 'registry-search',
      name: 'Search',
      states: [
        { name: 'Before a search', path: '/gift-registry' },
        { name: 'Found', path: '/gift-registry?firstname=Giulia&lastname=Verdi' },
        { name: 'Nothing found', path: '/gift-registry?firstname=Giulia&lastname=Verdi', answers: nothing },
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
