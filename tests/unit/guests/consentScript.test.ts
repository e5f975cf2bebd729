import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { formatConsent, parseConsent } from '#src/platform/consent/consentCookie.ts'
import { CONSENT_CHOSEN_ATTRIBUTE } from '#src/platform/consent/consentScript.ts'
import { headScript } from '#src/platform/document/headScript.ts'

/** The attributes of `<html>` after the script has run. */
function attributesWith(cookie: string): readonly string[] {
  const names: string[] = []
  const documentElement = { setAttribute: (name: string) => names.push(name) }
  runInNewContext(headScript(), { document: { cookie, documentElement } })
  return names
}

test.each([formatConsent([]), formatConsent(['marketing']), formatConsent(['preferences', 'statistics', 'marketing'])])(
  'after the answer %s the banner is not shown',
  (value) => {
    expect(parseConsent(value)).not.toBeNull()
    expect(attributesWith(`consent=${value}`)).toEqual([CONSENT_CHOSEN_ATTRIBUTE])
    expect(attributesWith(`cart=abc; consent=${value}; other=1`)).toEqual([CONSENT_CHOSEN_ATTRIBUTE])
  },
)

test.each(['', 'cart=abc', 'consent=v0.marketing', 'consent=v12', 'noconsent=v1', 'x=consent=v1'])(
  'with the cookies “%s” the question is shown',
  (cookie) => {
    expect(attributesWith(cookie)).toEqual([])
  },
)
