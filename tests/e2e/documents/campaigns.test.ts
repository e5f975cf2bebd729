import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { hydrated, openPage } from '../walk.ts'

journey('clicks on advertisements share one document, and the tags find their parameters', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/vaso-anfora.html')
  const campaign = 'utm_source=posta&gclid=EAIaIQ&utm_id=120212345678901234'
  await expect
    .poll(async () => (await page.request.get(`/vaso-anfora.html?${campaign}`)).headers()['cache-status'])
    .toMatch(/^vetrina; hit/)
  await openPage(page, `/vaso-anfora.html?${campaign}`)
  const radio = page.locator('main article:has(h1)').getByRole('radio').first()
  await hydrated(radio)
  expect(new URL(page.url()).search).toBe(`?${campaign}`)
  const told = () =>
    page.evaluate(() => (window.dataLayer ?? []).flatMap((entry) => ('campaign' in entry ? [entry['campaign']] : [])))
  expect(await told()).toEqual([{ utm_source: 'posta', gclid: 'EAIaIQ', utm_id: '120212345678901234' }])
  await radio.check({ force: true })
  await expect.poll(() => new URL(page.url()).search).toMatch(/^\?smalto=/)
})

journey(
  'robots and the canonical address of a list are the same with and without the parameters of the shop',
  async ({ shopper }) => {
    const { page } = shopper
    const factsOf = async (path: string) => {
      const answer = await page.request.get(path)
      const html = await answer.text()
      const [robots] = /<meta name="robots"[^>]*>/.exec(html) ?? []
      const [canonical] = /<link rel="canonical"[^>]*>/.exec(html) ?? []
      return { status: answer.status(), robots, canonical, cache: answer.headers()['cache-status'] }
    }
    const plain = await factsOf('/tavola.html')
    expect(plain.canonical).toContain('/tavola.html"')
    await expect
      .poll(() => factsOf('/tavola.html?lettera_id=7&gclid=x'))
      .toMatchObject({
        ...plain,
        cache: expect.stringMatching(/^vetrina; hit/),
      })
    expect((await factsOf('/tavola.html?unknown=7')).cache).not.toMatch(/^vetrina; hit/)
  },
)
