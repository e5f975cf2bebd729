import { expect, it } from 'vitest'
import { magentoMoment } from '#src/lib/magentoMoment.ts'

it('reads Magento’s date as UTC', () => {
  expect(magentoMoment('2026-11-20 23:24:28')?.toISOString()).toBe('2026-11-20T23:24:28.000Z')
  expect(magentoMoment('')).toBeNull()
})
