import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage } from '../walk.ts'

const PASSWORD = 'Argilla.2026'
/** The browser's message about an answer that the journey provokes. */
const REFUSED = /answer 401|status of 401/

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** The appearance of a fading toast is not that of the page. */
async function axeFaults(page: Page): Promise<readonly unknown[]> {
  await expect.poll(() => page.locator('[data-sonner-toast]').count()).toBe(0)
  return axeViolations(page)
}

/** Creates an account for this journey, with an address that no earlier attempt has used. */
async function createAccount(page: Page, firstname: string): Promise<string> {
  const email = `${firstname.toLowerCase()}.${crypto.randomUUID()}@example.com`
  await openPage(page, '/account/create')
  await page.getByLabel('Nome', { exact: true }).fill(firstname)
  await page.getByLabel('Cognome').fill('Prova')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Crea il mio account' }).click()
  await heading(page, `Ciao, ${firstname}`).waitFor()
  return email
}

/** Opens a page of the account by its own navigation. */
async function goTo(page: Page, entry: string, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Pagine del tuo account' }).getByRole('link', { name: entry }).click()
  await heading(page, title).waitFor()
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Accedi' }).click()
}

async function fillAddress(page: Page, street: string): Promise<void> {
  const field = (label: string) => main(page).getByRole('textbox', { name: new RegExp(`^${label}`) })
  await field('Indirizzo').fill(street)
  await field('CAP').fill('20121')
  await field('Città').fill('Milano')
  await main(page)
    .getByRole('combobox', { name: /^Provincia/ })
    .selectOption({ label: 'Milano' })
  await field('Telefono').fill('02123456')
}

journey('check 68: a new account is opened with a password whose rules show while it is typed', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/account/create')
  expect(await axeFaults(page)).toEqual([])
  const password = page.getByLabel('Password', { exact: true })
  expect(await password.getAttribute('autocomplete')).toBe('new-password')
  await password.fill('abc')
  await page.getByRole('button', { name: 'Crea il mio account' }).click()
  await said(page, 'Troppo corta: servono almeno 8 caratteri.')
  await said(page, 'Scrivi il tuo nome.')
  await password.fill('abcdefgh')
  await said(page, 'Almeno 8 caratteri: fatto')

  // A taken address is reported at its field, and the input is kept.
  await page.getByLabel('Nome', { exact: true }).fill('Ugo')
  await page.getByLabel('Cognome').fill('Prova')
  await page.getByLabel('Email', { exact: true }).fill('giulia@example.com')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Crea il mio account' }).click()
  await said(page, 'Con questo indirizzo c’è già un account.')
  expect(await password.inputValue()).toBe(PASSWORD)
})

journey('checks 49, 50, 51, 52: name, addresses and subscriptions are changed and confirmed', async ({ shopper }) => {
  const { page } = shopper
  await createAccount(page, 'Ada')
  expect(await axeFaults(page)).toEqual([])
  await main(page).getByRole('heading', { level: 2, name: 'Ultimi ordini' }).waitFor()

  // From the account's overview, one press.
  const newsletter = page.getByRole('checkbox', { name: 'Ricevo la newsletter' })
  await newsletter.check()
  await said(page, 'L’iscrizione alla newsletter è attiva.')
  await newsletter.uncheck()
  await said(page, 'Non ricevi più la newsletter.')

  await goTo(page, 'Profilo', 'Il tuo profilo')
  expect(await axeFaults(page)).toEqual([])
  await page.getByLabel('Nome', { exact: true }).fill('Adele')
  await page.getByRole('button', { name: 'Salva il nome' }).click()
  await said(page, 'Il tuo nome è salvato.')

  // The merchant's own fields work like the others.
  await page.getByLabel('Come ci hai conosciuto?').selectOption({ label: 'A una fiera' })
  await page.getByRole('button', { name: 'Salva i dati' }).click()
  await said(page, 'I tuoi dati sono salvati.')
  await page.reload()
  await expect.poll(() => page.getByLabel('Come ci hai conosciuto?').inputValue()).toBe('12')
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Adele')

  await goTo(page, 'Indirizzi', 'I tuoi indirizzi')
  await page.getByRole('link', { name: 'Aggiungi un indirizzo' }).click()
  await heading(page, 'Nuovo indirizzo').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await fillAddress(page, 'Via Dante 1')
  await page.getByRole('checkbox', { name: 'Usalo di solito per la spedizione' }).check()
  await page.getByRole('button', { name: 'Salva l’indirizzo' }).click()
  await said(page, 'L’indirizzo è salvato.')
  await heading(page, 'I tuoi indirizzi').waitFor()
  await page.getByRole('link', { name: 'Aggiungi un indirizzo' }).click()
  await heading(page, 'Nuovo indirizzo').waitFor()
  await fillAddress(page, 'Via Manzoni 2')
  await page.getByRole('button', { name: 'Salva l’indirizzo' }).click()
  await heading(page, 'I tuoi indirizzi').waitFor()
  const card = (street: string) =>
    page.getByRole('list', { name: 'I tuoi indirizzi' }).getByRole('listitem').filter({ hasText: street })
  await card('Via Manzoni 2')
    .getByRole('button', { name: /^Usa per la spedizione/ })
    .click()
  await said(page, 'L’indirizzo predefinito è cambiato.')
  await card('Via Manzoni 2').getByText('Spedizione', { exact: true }).waitFor()
  await card('Via Dante 1')
    .getByRole('button', { name: /^Usa per la spedizione/ })
    .waitFor()
  expect(await axeFaults(page)).toEqual([])

  await card('Via Dante 1')
    .getByRole('button', { name: /^Elimina/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina l’indirizzo' }).click()
  await said(page, 'L’indirizzo è eliminato.')
  await expect.poll(() => card('Via Dante 1').count()).toBe(0)
  await page.reload()
  await card('Via Manzoni 2').waitFor()
  expect(await card('Via Dante 1').count()).toBe(0)
})

journey(
  'check 55: a session that expires over a half-filled form is renewed, and the save continues with the input',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { page, allow, leave } = await openShopper(browser, url)
    allow(REFUSED)
    const email = await createAccount(page, 'Ida')
    await goTo(page, 'Profilo', 'Il tuo profilo')
    const name = page.getByLabel('Nome', { exact: true })
    await name.fill('Isa')
    await faults.revokeTokens(email)
    await page.getByRole('button', { name: 'Salva il nome' }).click()
    await page.getByRole('dialog', { name: 'Accedi' }).waitFor()
    // The customer's data is hidden meanwhile.
    expect(await name.isVisible()).toBe(false)
    await signInAgain(page)
    await said(page, 'Il tuo nome è salvato.')
    expect(new URL(page.url()).pathname).toBe('/account/profile')
    expect(await name.inputValue()).toBe('Isa')
    await leave()
  },
)

/** Everything in which a browser could store data: storage, databases, caches of pages and of files, the document. */
async function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys()
    const databases = await window.indexedDB.databases()
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat())
    const entries = performance.getEntriesByType('resource').map(({ name }) => name)
    return [
      ...stored,
      ...caches,
      ...databases.map(({ name }) => name ?? ''),
      ...entries,
      document.cookie,
      JSON.stringify(history.state),
      document.documentElement.outerHTML,
    ].join('\n')
  })
}

/** The browser's HTTP cache for some addresses, without requests to the shop. */
const httpCacheOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate(async (urls) => {
    const texts = urls.map(async (url) => {
      try {
        const kept = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' })
        return kept.ok ? [{ url, text: await kept.text() }] : []
      } catch {
        // The browser's way to report that nothing is cached for this address.
        return []
      }
    })
    return (await Promise.all(texts)).flat()
  }, addresses)

journey('check 54: a second account on the same device finds nothing of the first', async ({ shopper }) => {
  const { page, allow } = shopper
  // The browser's message about an address that is not in its cache.
  allow(/ERR_CACHE_MISS|status of 504/)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url().replace(/#.*/, '')))
  await createAccount(page, 'Zenobia')
  await goTo(page, 'Indirizzi', 'I tuoi indirizzi')
  await page.getByRole('link', { name: 'Aggiungi un indirizzo' }).click()
  await heading(page, 'Nuovo indirizzo').waitFor()
  await fillAddress(page, 'Via Segretissima 7')
  await page.getByRole('button', { name: 'Salva l’indirizzo' }).click()
  await page.getByText('Via Segretissima 7').first().waitFor()
  await page.getByRole('button', { name: 'Esci' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const isOfFirst = /zenobia|segretissima/i
  expect(await keptText(page)).not.toMatch(isOfFirst)

  await createAccount(page, 'Bice')
  await goTo(page, 'Indirizzi', 'I tuoi indirizzi')
  await page.getByText('La tua rubrica è vuota').waitFor()
  expect(await keptText(page)).not.toMatch(isOfFirst)

  // In memory: everything that the page can still reach after a garbage collection.
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  expect(isOfFirst.test(chunks.join(''))).toBe(false)

  // In the HTTP cache: the account's documents and answers are not stored.
  for (const path of ['/account', '/account/addresses', '/account/create']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control']).toBe('no-store')
  }
  await session.detach()
  const own = [...asked].filter((url) => new URL(url).origin === new URL(page.url()).origin)
  const kept = await httpCacheOf(page, own)
  // The shop's own files are cached, so the search works.
  expect(kept.some(({ url }) => url.endsWith('.js'))).toBe(true)
  expect(kept.filter(({ url, text }) => isOfFirst.test(`${url} ${text}`))).toEqual([])
  expect(kept.map(({ url }) => new URL(url).pathname).filter((path) => /^\/(account|api)/.test(path))).toEqual([])
})

journey('an account is downloaded as a file and deleted permanently', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(REFUSED)
  const email = await createAccount(page, 'Olga')
  await goTo(page, 'I tuoi dati', 'I tuoi dati')
  expect(await axeFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click()
  const file = await (await download).createReadStream()
  const text = (await file.toArray()).join('')
  expect(JSON.parse(text)).toMatchObject({ customer: { email }, orders: [], reviews: [] })

  await page.getByRole('button', { name: 'Elimina il mio account…' }).click()
  const password = page.getByLabel('Password attuale')
  await password.fill('sbagliata')
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await said(page, 'Non è la tua password attuale.')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Elimina per sempre' }).click()
  await heading(page, 'Il tuo account non c’è più').waitFor()
  expect(await keptText(page)).not.toMatch(/olga/i)
})
