import { expect, test } from 'vitest'
import { refusedRegistry } from '#src/features/gift-registry/registryRefusal.ts'

test.each([
  ['The gift registry ID is incorrect. Verify the ID and try again.', 'gone'],
  ['The gift registry item ID is incorrect. Verify the item ID and try again.', 'gone'],
  ['The gift registry registrant ID is incorrect. Verify the registrant ID and try again.', 'gone'],
  ['The gift registry item quantity is incorrect. Verify the item quantity and try again.', 'quantity'],
  ["You can't add more than 3 recipients for this event.", 'too-many-people'],
  ['You can send this to up to 3 recipients at a time.', 'too-many-guests'],
  ['You cannot share an inactive gift registry.', 'closed'],
  ['"Paese" is a required value.', 'answers'],
  ['Invalid value of "x" provided for the "Ruolo" field.', 'answers'],
  ['The gift registry type is incorrect. Verify the type and try again.', 'answers'],
  ['Required parameters are missing: street', 'answers'],
  ['A region_id is required for the specified country code', 'answers'],
  ['Could not find a address with ID "9"', 'gone'],
  ['"nope" is not a valid email address.', 'email'],
  ['Something new.', 'other'],
])('%s is reported as %s', (message, kind) => {
  expect(refusedRegistry(message)).toBe(kind)
})
