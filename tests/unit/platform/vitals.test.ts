import { expect, test } from 'vitest'
import type { Consent } from '#src/platform/consent/consentCookie.ts'
import { createPageTimeline } from '#src/platform/vitals/pageTimeline.ts'
import { createVitalsMail } from '#src/platform/vitals/vitalsMail.ts'
import { MOST_VITALS } from '#src/shop/addresses/vitalsAddress.ts'

test('a moment belongs to the page that was shown then', () => {
  let now = 0
  const timeline = createPageTimeline('home', () => now)
  now = 1_000
  timeline.show('menu')
  now = 1_500
  timeline.show('menu')
  now = 2_000
  timeline.show('home')
  expect([0, 999, 1_000, 1_999, 2_000, 9_000].map(timeline.pageAt)).toEqual([
    'home',
    'home',
    'menu',
    'menu',
    'home',
    'home',
  ])
})

function openMail(given: Consent | null) {
  let consent = given
  const sent: string[] = []
  const mail = createVitalsMail({ consent: () => consent, send: (text) => void sent.push(text) })
  return { ...mail, sent, choose: (choice: Consent) => (consent = choice) }
}

const VITAL = { name: 'LCP', value: 1_200, page: 'home' } as const

test.each([null, [], ['marketing', 'preferences'] as const])('nothing is sent with the consent %j', (consent) => {
  const { keep, post, sent, choose } = openMail(consent)
  keep(VITAL)
  post()
  // A later choice does not apply to earlier measurements.
  choose(['statistics'])
  post()
  expect(sent).toEqual([])
})

test('with consent each measurement is sent once, and no more than the host accepts', () => {
  const { keep, post, sent } = openMail(['statistics'])
  for (let number = 0; number <= MOST_VITALS; number += 1) keep(VITAL)
  post()
  post()
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0] ?? '')).toEqual({ vitals: Array.from({ length: MOST_VITALS }, () => VITAL) })
})
