import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import type * as Entry from '#src/entry.server.tsx'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import { withListeners } from '#src/platform/analytics/dataLayerListeners.ts'
import { CONSENT_COOKIE_NAME, formatConsent } from '#src/platform/consent/consentCookie.ts'
import type { Consent } from '#src/platform/consent/consentCookie.ts'
import type * as Vendors from '#src/platform/vendors/vendors.ts'
import { exampleExtensions, stageExtensions } from './stageExtensions.ts'

let documents: Awaited<ReturnType<typeof stageExtensions>>
let dependsOnCookies: typeof Entry.dependsOnCookies
let externalSourcesOf: typeof Entry.externalSourcesOf
let vendors: typeof Vendors

beforeAll(async () => {
  documents = await stageExtensions(async () => {
    const example = await exampleExtensions()
    const product = () => {
      throw new Error('no data')
    }
    return { ...example, structuredData: { ...example.structuredData, product } }
  })
  ;({ dependsOnCookies, externalSourcesOf } = await import('#src/entry.server.tsx'))
  vendors = await import('#src/platform/vendors/vendors.ts')
})
afterAll(() => documents.close())

const SETTINGS = readPublicConfig({ fields: '' })

const ANY_PAGE = { isPersonal: false, takesPayments: false }

describe('a vendor of an extension', () => {
  const idsFor = (consent: Consent) =>
    vendors.welcomeVendors(vendors.openVendors(SETTINGS.vendors), consent).map(({ id }) => id)

  test('runs with the consent to its purpose only', () => {
    expect(idsFor([])).toEqual([])
    expect(idsFor(['marketing'])).toEqual([])
    expect(idsFor(['preferences'])).toEqual(['chat'])
  })

  test('is in the policy of the documents of shoppers who consented', () => {
    const consent = `${CONSENT_COOKIE_NAME}=${formatConsent(['preferences'])}`
    expect(externalSourcesOf(SETTINGS, null, ANY_PAGE).script ?? []).toEqual([])
    expect(JSON.stringify(externalSourcesOf(SETTINGS, consent, ANY_PAGE))).toContain('https://chat.example')
    expect(dependsOnCookies(new URL('https://shop.example/'), SETTINGS)).toBe(true)
  })

  test('loads its script', () => {
    const loaded: string[] = []
    const chat = vendors.openVendors(SETTINGS.vendors).find(({ id }) => id === 'chat')
    chat?.load({
      dataLayer: { push: () => undefined, consent: () => undefined, now: () => 0 },
      loadScript: (url) => void loaded.push(url),
    })
    expect(loaded).toEqual(['https://chat.example/chat.js'])
  })
})

describe('a listener of the data layer', () => {
  const stage = (consent: Consent | null) => {
    const pushed: unknown[] = []
    const heard: unknown[] = []
    const reported: string[] = []
    const analytics = createAnalytics(
      withListeners(
        { push: (entry) => void pushed.push(entry) },
        {
          listeners: [
            {
              name: 'broken',
              purposes: ['statistics'],
              listen: () => {
                throw new Error('broken')
              },
            },
            { name: 'counter', purposes: ['statistics', 'marketing'], listen: (entry) => void heard.push(entry) },
          ],
          consent: () => consent,
          reportError: (_error, where) => void reported.push(where),
        },
      ),
    )
    return { analytics, pushed, heard, reported }
  }
  const PAGE = { path: '/', search: '', position: 0 }

  test('hears events by their names, later than the data layer, and one that throws disturbs no other', async () => {
    const { analytics, pushed, heard, reported } = stage(['statistics'])
    analytics.pageview(PAGE)
    analytics.publish('view_cart', { currency: 'EUR', value: 1, items: [] })
    expect({ pushed: pushed.length, heard: heard.length }).toEqual({ pushed: 3, heard: 0 })
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard).toEqual([
      { event: 'pageview', page: '/' },
      { event: 'view_cart', ecommerce: { currency: 'EUR', value: 1, items: [] } },
    ])
    expect(reported).toEqual(['extension broken', 'extension broken'])
  })

  test.each([[null], [[]], [['preferences' as const]]])('hears nothing with the consent %o', async (consent) => {
    const { analytics, heard } = stage(consent)
    analytics.pageview(PAGE)
    await new Promise((resolve) => setTimeout(resolve))
    expect(heard).toEqual([])
  })
})

describe('structured data of an extension', () => {
  test('is beside that of the storefront', async () => {
    const { html } = await documents.open('/')
    const types = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, text = '']) => (JSON.parse(text) as { '@type': string })['@type'],
    )
    expect(types).toEqual(['OnlineStore', 'WebSite', 'Event'])
  })

  test('that fails is left out and reported', async () => {
    const { status, html, reported } = await documents.open('/teiera-pausa.html')
    expect(status).toBe(200)
    expect(html).toContain('"@type":"Product"')
    expect(reported).toEqual(['extension structuredData.product'])
  })
})
