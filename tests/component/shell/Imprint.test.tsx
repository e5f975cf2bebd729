import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Footer } from '#src/shell/footer/Footer.tsx'
import { ContactLink } from '#src/features/store/ContactLink.tsx'
import { ImprintLine } from '#src/features/store/ImprintLine.tsx'
import { StoreSettingsContext, USUAL_SETTINGS } from '#src/features/store/storeSettings.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

const LEGAL = {
  imprint: {
    company: 'Example Ltd',
    address: ['1 Street', 'Town'],
    register: 'R-1',
    vatId: 'GB123456789',
    email: 'hello@shop.example',
  },
  withdrawal: { days: 14 },
  guarantee: { legalMonths: 24 },
  reviews: { authors: 'anyone', areModerated: true },
} as const

const withdrawalLink = () => screen.queryByRole('link', { name: 'Recedere dal contratto qui' })

test.each(['full', 'reduced'] as const)('the %s footer states the facts of the merchant', async (chrome) => {
  await renderWithShop(<Footer blocks={null} chrome={chrome} />, { shop: { legal: LEGAL } })
  const text = screen.getByRole('contentinfo').textContent
  for (const words of ['Example Ltd', '1 Street, Town', 'Partita IVA GB123456789', 'Registro delle imprese R-1']) {
    expect(text).toContain(words)
  }
  const email = screen.getByRole('link', { name: 'hello@shop.example' })
  expect(email).toHaveProperty('href', 'mailto:hello@shop.example')
  expect(text).toContain('Garanzia legale di conformità: 24 mesi dalla consegna.')
  expect(withdrawalLink()).not.toBeNull()
})

test('the footer of a shop that states nothing names no merchant and promises nothing', async () => {
  await renderWithShop(<Footer blocks={null} chrome="full" />, { shop: { legal: statedFacts(undefined) } })
  expect(document.querySelector('address')).toBeNull()
  expect(screen.getByRole('contentinfo').textContent).not.toContain('Garanzia')
  expect(withdrawalLink()).toBeNull()
})

test.each([
  ['with a form', true, undefined, true],
  ['with a merchant', false, LEGAL, true],
  ['without both', false, undefined, false],
])('the footer leads to the contact page of a shop %s: %s', async (_shop, hasContactForm, legal, isLinked) => {
  const links = (
    <StoreSettingsContext value={{ ...USUAL_SETTINGS, hasContactForm }}>
      <Footer blocks={null} chrome="full" />
      <ContactLink>Scrivici</ContactLink>
    </StoreSettingsContext>
  )
  await renderWithShop(links, { shop: { legal: statedFacts(legal) } })
  const isThere = (name: string) => screen.queryByRole('link', { name }) !== null
  expect([isThere('Contatti'), isThere('Scrivici')]).toEqual([isLinked, isLinked])
  expect(screen.getByText('Scrivici')).toBeTruthy()
})

test('without a right of withdrawal the footer does not lead to the form', async () => {
  await renderWithShop(<Footer blocks={null} chrome="full" />, { shop: { legal: { ...LEGAL, withdrawal: null } } })
  expect(withdrawalLink()).toBeNull()
})

test('a merchant without a register, a VAT number and a telephone is named by the other facts', async () => {
  const imprint = { company: 'Example Ltd', address: ['1 Street', 'Town'], email: 'hello@shop.example' }
  await renderWithShop(<ImprintLine imprint={imprint} />)
  expect(screen.getByText('Example Ltd').parentElement?.textContent).toBe('Example Ltd1 Street, Townhello@shop.example')
})
