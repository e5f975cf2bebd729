import { expect, test } from 'vitest'
import { publicConfigAttributes, readPublicConfig } from '#src/app/publicConfig.ts'
import type { PublicConfig } from '#src/app/publicConfig.ts'

/** Like a browser, which creates the `dataset` from attributes. */
const datasetOf = (config: PublicConfig) =>
  Object.fromEntries(
    Object.entries(publicConfigAttributes(config))
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  )

const NOBODY: PublicConfig['vendors'] = {
  accessibilityWidget: null,
  tagManager: null,
  personalisation: null,
  reviews: null,
  sessionRecorder: null,
  tagSources: [],
  onPersonalPages: [],
}

const OFF: PublicConfig = {
  getQueries: false,
  deferral: false,
  fields: [],
  storeViews: null,
  client: null,
  vendors: NOBODY,
  deliveryDays: '',
  closedDays: {},
  isTrial: false,
  monitoringDsn: null,
  vitals: null,
  hasOfflinePages: false,
  captcha: {},
}

test.each<PublicConfig>([
  OFF,
  {
    getQueries: true,
    deferral: false,
    fields: [],
    storeViews: null,
    client: { name: 'vetrina' },
    vendors: NOBODY,
    deliveryDays: '',
    closedDays: {},
    isTrial: false,
    monitoringDsn: null,
    vitals: null,
    hasOfflinePages: false,
    captcha: {},
  },
  {
    getQueries: false,
    deferral: true,
    fields: ['Query.a', 'Mutation.b'],
    storeViews: { it: { name: 'Italiano' }, en: { name: 'The “other” one', currencies: ['EUR', 'USD'] } },
    client: { name: 'vetrina', version: '1.2' },
    vendors: NOBODY,
    deliveryDays: 'flatrate=2-4',
    closedDays: { it: ['2026-12-08'] },
    isTrial: false,
    monitoringDsn: null,
    vitals: null,
    hasOfflinePages: false,
    captcha: {},
  },
  { ...OFF, isTrial: true },
  { ...OFF, hasOfflinePages: true },
  { ...OFF, vitals: 'kept' },
  { ...OFF, vitals: 'sent' },
  { ...OFF, captcha: { it: { placeOrder: { kind: 'v3', key: 'a"b' } } } },
  { ...OFF, monitoringDsn: 'https://key@errors.example/1' },
  {
    ...OFF,
    vendors: { ...NOBODY, reviews: { url: 'https://reviews.example/"w.js' }, tagSources: ['https://a.example'] },
  },
])('the browser reads %j as the host wrote it', (config) => {
  expect(readPublicConfig(datasetOf(config))).toEqual(config)
})

test('disabled settings take no space in the document', () => {
  expect(datasetOf(OFF)).toEqual({})
})
