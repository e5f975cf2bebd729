import { expect, test } from 'vitest'
import { readSettings, writeSettings } from '../../../build/styleguide/styleguideSettings.ts'
import type { SettingValues } from '../../../build/styleguide/styleguideSettings.ts'

const VALUES: SettingValues = {
  part: ['design-system', 'cart'],
  scheme: ['light', 'dark'],
  direction: ['ltr', 'rtl'],
  text: ['100%', '150%', '200%'],
  store: ['it', 'en'],
}

const USUAL = { part: 'design-system', scheme: 'light', direction: 'ltr', text: '100%', store: 'it' } as const

test('the address has the values that differ from the usual ones', () => {
  expect(readSettings('', VALUES)).toEqual(USUAL)
  const settings = { ...USUAL, part: 'cart', text: '200%' } as const
  expect(writeSettings(settings, VALUES)).toBe('?part=cart&text=200%25')
  expect(readSettings(writeSettings(settings, VALUES), VALUES)).toEqual(settings)
})

test('an unknown value is the usual one', () => {
  expect(readSettings('?part=attic&scheme=sepia', VALUES)).toEqual(USUAL)
})
