import { expect, test } from 'vitest'
import { nameSearchParams, parseNameSearch } from '#src/features/gift-registry/sharing/nameSearch.ts'

test('an address that names somebody is read as it was written', () => {
  const search = { firstname: 'Marco', lastname: 'Sala', type: 'Mw==' }
  expect(parseNameSearch(nameSearchParams(search))).toEqual(search)
  expect(nameSearchParams({ ...search, type: '' })).toEqual({ firstname: 'Marco', lastname: 'Sala' })
  expect(parseNameSearch({ firstname: ' Marco ', lastname: 'Sala' })).toEqual({ ...search, type: '' })
})

test.each([{}, { firstname: 'Marco' }, { firstname: 'M', lastname: 'Sala' }, { firstname: {}, lastname: 'Sala' }])(
  'half a name is none: %o',
  (raw) => expect(parseNameSearch(raw)).toBeNull(),
)
