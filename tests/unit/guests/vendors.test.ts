import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineByNonce } from '#server/http/securityHeaders.ts'
import { createDataLayer } from '#src/platform/analytics/dataLayer.ts'
import type { Consent } from '#src/platform/consent/consentCookie.ts'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import { OPTIONAL_PURPOSES } from '#src/platform/consent/purposes.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { mergeSources } from '#src/platform/vendors/externalSources.ts'
import { startVendors } from '#src/platform/vendors/startVendors.ts'
import type { VendorSettings } from '#src/platform/vendors/vendor.ts'
import { openVendors, vendorsIn, welcomeVendors } from '#src/platform/vendors/vendors.ts'

const nobody: VendorSettings = {
  accessibilityWidget: null,
  tagManager: null,
  personalisation: null,
  reviews: null,
  sessionRecorder: null,
  tagSources: [],
  onPersonalPages: [],
}
const everybody: VendorSettings = {
  accessibilityWidget: { url: 'https://a11y.example/w.js' },
  tagManager: { url: 'https://tags.example/gtm.js?l=x', id: 'GTM-TEST' },
  personalisation: { url: 'https://persona.example/p.js' },
  reviews: { url: 'https://reviews.example/r.js' },
  sessionRecorder: { url: 'https://errors.example' },
  tagSources: ['https://*.stats.example'],
  onPersonalPages: [],
}

const hosts = (settings: VendorSettings, granted: Consent | null) =>
  welcomeVendors(openVendors(settings), granted).map(({ id }) => id)

test('the registry holds the four and the recorder, and lets in by purpose', () => {
  expect(openVendors(nobody)).toHaveLength(5)
  expect(hosts(nobody, OPTIONAL_PURPOSES)).toEqual([])
  expect(hosts(everybody, null)).toEqual([])
  expect(hosts(everybody, [])).toEqual([])
  expect(hosts(everybody, ['preferences'])).toEqual(['accessibilityWidget', 'reviews'])
  expect(hosts(everybody, ['statistics'])).toEqual(['tagManager', 'sessionRecorder'])
  expect(hosts(everybody, ['marketing'])).toEqual(['tagManager', 'personalisation'])
})

test('one that is not configured does nothing', () => {
  for (const vendor of openVendors(nobody)) {
    expect(vendor.name).toBeNull()
    expect(vendor.sources).toEqual({})
    vendor.load({
      dataLayer: createDataLayer({}, { now: () => 0 }),
      loadScript: () => expect.unreachable('nothing may load'),
    })
  }
})

test('the policy names the sources of who is let in and of nobody else', () => {
  const policyFor = (granted: Consent | null) => {
    const sources = mergeSources(welcomeVendors(openVendors(everybody), granted).map((vendor) => vendor.sources))
    return contentSecurityPolicy({ inline: inlineByNonce('N'), development: false, sources })
  }
  expect(policyFor(null)).toBe(contentSecurityPolicy({ inline: inlineByNonce('N'), development: false }))
  const statistics = policyFor(['statistics'])
  expect(statistics).toContain("script-src 'self' 'nonce-N' https://tags.example https://*.stats.example;")
  expect(statistics).not.toMatch(/persona|reviews|a11y/)
  expect(policyFor(['preferences'])).toContain("img-src 'self' data: https://a11y.example https://reviews.example;")
})

test('on personal pages only those run that the configuration names', () => {
  const idsOf = (settings: VendorSettings) =>
    vendorsIn(welcomeVendors(openVendors(settings), OPTIONAL_PURPOSES), true).map(({ id }) => id)
  expect(idsOf(everybody)).toEqual([])
  expect(idsOf({ ...everybody, onPersonalPages: ['reviews', 'tagManager'] })).toEqual(['tagManager', 'reviews'])
  expect(idsOf({ ...nobody, onPersonalPages: ['tagManager'] })).toEqual([])
})

type Stage = {
  readonly admitted: Consent | null
  readonly ranBefore?: string
  readonly isPersonal?: boolean
  readonly isPersonalPage?: boolean
}

function stage({ admitted, ranBefore = '', isPersonal = false, isPersonalPage = isPersonal }: Stage) {
  const consent = createConsentStore(createNoCookies())
  if (admitted) consent.choose(admitted)
  const storage = createMemoryStorage()
  if (ranBefore) storage.set('vetrina.device.guests', ranBefore)
  const page: { dataLayer?: unknown[] } = {}
  const calls: string[] = []
  const faults: string[] = []
  startVendors({
    vendors: openVendors(everybody),
    consent,
    admitted,
    isPersonal,
    isPersonalPage: () => isPersonalPage,
    dataLayer: createDataLayer(page as Window, { now: () => 7 }),
    storage,
    loadScript: (url) => {
      if (url.includes('persona')) throw new Error('no')
      calls.push(`load ${url}`)
    },
    removeTraces: () => calls.push('sweep'),
    reload: () => calls.push('reload'),
    reportError: (_error, where) => faults.push(where),
  })
  return { consent, calls, faults, page, remembered: () => storage.get('vetrina.device.guests') }
}

test('without consent nobody loads, and nothing is swept where nobody has been', () => {
  expect(stage({ admitted: null }).calls).toEqual([])
  expect(stage({ admitted: [] }).calls).toEqual([])
})

test('the tag manager starts with its own event and its container', () => {
  const { calls, page } = stage({ admitted: ['statistics'] })
  expect(page.dataLayer).toEqual([{ 'gtm.start': 7, event: 'gtm.js' }])
  expect(calls).toEqual(['load https://tags.example/gtm.js?l=x&id=GTM-TEST'])
})

test('one that throws does not keep out the next', () => {
  const { calls, faults } = stage({ admitted: OPTIONAL_PURPOSES })
  expect(calls.at(-1)).toBe('load https://reviews.example/r.js')
  expect(faults).toEqual(['vendor personalisation'])
})

test('a choice that lets somebody in takes a new document; a withdrawal sweeps first', () => {
  const { consent, calls, remembered } = stage({ admitted: ['statistics'] })
  calls.length = 0
  expect(remembered()).toBe('tagManager sessionRecorder')
  consent.choose(['statistics', 'preferences'])
  expect(calls).toEqual(['reload'])
  consent.choose(['statistics'])
  consent.choose([])
  expect(calls).toEqual(['reload', 'sweep', 'reload'])
})

test('data of external scripts is removed again when the next document has no consent for them', () => {
  const { calls, remembered } = stage({ admitted: null, ranBefore: 'tagManager reviews' })
  expect(calls).toEqual(['sweep'])
  expect(remembered()).toBeNull()
})

test('a personal document loads nobody, and keeps the data of those that the shopper still allows', () => {
  const { consent, calls, remembered } = stage({
    admitted: ['statistics'],
    ranBefore: 'tagManager sessionRecorder',
    isPersonal: true,
  })
  expect(calls).toEqual([])
  expect(remembered()).toBe('tagManager sessionRecorder')
  consent.choose(['statistics', 'preferences'])
  expect(calls).toEqual([])
  consent.choose([])
  expect(calls).toEqual(['sweep'])
})

test('a choice on another page of a personal document takes a new document', () => {
  const { consent, calls } = stage({ admitted: null, isPersonal: true, isPersonalPage: false })
  expect(calls).toEqual([])
  consent.choose(['marketing'])
  expect(calls).toEqual(['reload'])
})
