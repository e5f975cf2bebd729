import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AccessibilityStatement } from '#src/pages/accessibility/AccessibilityStatement.tsx'
import type { AccessibilityReport } from '#src/shop/accessibilityReport.ts'
import type { AccessibilityFacts, Imprint } from '#src/shop/defineShop.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { axeFaults } from '../ui/axe.ts'

const IMPRINT: Imprint = {
  company: 'Vasi S.r.l.',
  address: ['Via Prova 1'],
  email: 'ciao@vasi.example',
  phone: '+39 055 000',
}
const REPORT: AccessibilityReport = {
  date: '2026-10-03',
  tool: { name: 'axe-core', version: '4.14.1' },
  browser: 'Chromium 153',
  rules: ['wcag2aa'],
  languages: ['it', 'en'],
  widths: [360, 1440],
  schemes: ['light', 'dark'],
  screens: 81,
  checks: 1_648,
  violations: [],
}

async function show(report: Partial<AccessibilityReport>, accessibility: AccessibilityFacts = {}) {
  const legal = { ...statedFacts(undefined), imprint: IMPRINT, accessibility }
  return renderWithShop(<AccessibilityStatement report={{ ...REPORT, ...report }} imprint={IMPRINT} />, {
    shop: { legal },
    path: '/accessibilita',
  })
}

const textOf = () => document.body.textContent.replaceAll(/\s+/g, ' ')

test('a check without findings: full conformance, with date, method, contact and authority', async () => {
  const { container } = await show({})
  expect(screen.getByRole('heading', { level: 1, name: 'Dichiarazione di accessibilità' })).toBeTruthy()
  expect(textOf()).toContain('Il negozio è conforme')
  expect(textOf()).toContain('Non conosciamo barriere.')
  expect(screen.getByText('3 ottobre 2026').getAttribute('datetime')).toBe('2026-10-03')
  expect(textOf()).toContain(
    'axe-core 4.14.1 ha controllato 81 schermate, cioè le pagine del negozio e i loro stati, in Chromium 153 e in queste lingue: italiano e inglese. Le finestre erano larghe 360 e 1440 pixel, con l’aspetto chiaro e con quello scuro. In tutto le verifiche sono 1648.',
  )
  expect(screen.getByRole('link', { name: 'ciao@vasi.example' }).getAttribute('href')).toBe('mailto:ciao@vasi.example')
  expect(screen.getByRole('link', { name: '+39 055 000' }).getAttribute('href')).toBe('tel:+39055000')
  // The authority of Italy, where the store is.
  expect(screen.getByRole('link', { name: 'agid.gov.it' }).getAttribute('href')).toBe('https://www.agid.gov.it')
  expect(await axeFaults(container)).toEqual([])
})

test('findings and known barriers: partial conformance, each failure with its criterion and its screens', async () => {
  const violation = {
    rule: 'color-contrast',
    impact: 'serious',
    criteria: ['1.4.3'],
    screens: ['cart', 'home'],
  } as const
  const advice = { rule: 'region', impact: 'moderate', criteria: [], screens: ['home'] } as const
  await show(
    {
      violations: [
        { ...violation, help: { it: 'Il contrasto deve bastare', en: 'Contrast' } },
        { ...advice, help: { en: 'Landmarks' } },
      ],
    },
    {
      contact: { email: 'barriere@vasi.example' },
      enforcement: { name: 'Autorità di prova', url: 'https://authority.example' },
      knownFailures: { it: ['Il catalogo stampato in PDF'] },
    },
  )
  expect(textOf()).toContain('Il negozio è parzialmente conforme')
  expect(textOf()).not.toContain('Non conosciamo barriere.')
  const [failures, practices] = screen.getAllByRole('list')
  if (!failures || !practices) throw new Error('A list is missing')
  expect(
    within(failures)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Il catalogo stampato in PDF', 'Criterio WCAG 1.4.3: Il contrasto deve bastare (2 schermate)'])
  // A rule without words in the language of the store has the English ones.
  expect(practices.textContent).toBe('Landmarks (1 schermata)')
  expect(screen.getByRole('link', { name: 'barriere@vasi.example' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '+39 055 000' })).toBeNull()
  // The link is on the address: a long word of the name may be broken, a word of a link may not.
  expect(textOf()).toContain('Autorità di prova (authority.example).')
  expect(screen.getByRole('link', { name: 'authority.example' }).getAttribute('href')).toBe('https://authority.example')
})
