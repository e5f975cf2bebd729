import type { Page, Response } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, checkoutStep, goOn, openPage, orderButton, piecesAtBackend } from '../walk.ts'

const EMAIL = 'giulia@example.com'
const PASSWORD = 'Ceramica.2026'

/**
 * Visible controls smaller than WCAG 2.2 requires, or than the shop requires for main actions; links within text are
 * exempt.
 */
function smallTargets(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea, summary)')]
  return controls.flatMap((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('p')) return []
    const isChoice = control.matches('[type=radio], [type=checkbox]')
    const { width, height } = control.getBoundingClientRect()
    const least = control.matches('[type=submit], input, select') && !isChoice ? 44 : 24
    return Math.min(width, height) < least ? `${control.outerHTML.slice(0, 120)}: ${width} × ${height}` : []
  })
}

/** The element that covers the middle of the focused control; empty if there is none. */
function coverOfFocused(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return 'nothing has the focus'
  const { left, top, width, height } = focused.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  const isOwn =
    there !== null && (focused.contains(there) || there.contains(focused) || there.closest('label')?.contains(focused))
  return isOwn ? '' : `${focused.outerHTML.slice(0, 100)} is below ${there?.outerHTML.slice(0, 100) ?? 'the screen'}`
}

function focusAnew(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return
  focused.blur()
  focused.focus()
}

/** Whether it answers this operation without a refusal. */
const isAnswerTo = (answer: Response, operation: string) =>
  answer.ok() && (answer.request().postData() ?? '').includes(operation)

/** The number of orders of this page's customer. */
const ordersAtBackend = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('vetrina.customerToken') ?? '{}') as { token?: string }
    const answer = await fetch('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', store: 'it', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ customer { orders { total_count } } }' }),
    })
    const { data } = (await answer.json()) as { data: { customer: { orders: { total_count: number } } } }
    return data.customer.orders.total_count
  })

/** Texts that extend beyond the screen, outside of horizontal scrollers. */
function wordsOut(): string[] {
  const root = document.querySelector('[role=dialog]') ?? document.querySelector('main')
  return [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].flatMap((element) => {
    const hasWords = [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    if (!hasWords || !element.checkVisibility({ visibilityProperty: true })) return []
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (getComputedStyle(around).scrollSnapType !== 'none') return []
    }
    const { left, right, width } = element.getBoundingClientRect()
    const isOut = width > 1 && (right > window.innerWidth + 1 || left < -1)
    return isOut ? [`${element.outerHTML.slice(0, 120)} reaches from ${left} to ${right}`] : []
  })
}

/** Content that does not fit on a phone with doubled text size. */
async function outWithLargeWords(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const out = await page.evaluate(wordsOut)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return out
}

journey(
  'checks 46, 56, 59, 60: on a phone a session that ends in the checkout is renewed on the spot, and all is in reach',
  async ({ browser, faultyShop: { url, faults } }) => {
    const { simple } = await readCatalogue(url)
    const { page, allow, leave } = await openShopper(browser, url, { viewport: { width: 360, height: 640 } })
    allow(/answer 40[13]|status of 40[13]/)
    const signIn = async () => {
      const dialog = page.getByRole('dialog', { name: 'Accedi' })
      await dialog.getByLabel('Email').waitFor()
      await dialog.getByLabel('Email').fill(EMAIL)
      await dialog.getByLabel('Password').fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Accedi' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await openPage(page, '/account/signin?from=%2Faccount')
    await signIn()
    await openPage(page, simple.path)
    const before = (await piecesAtBackend(page)) ?? 0
    await addToCart(page)
    await expect.poll(() => piecesAtBackend(page)).toBe(before + 1)
    await openPage(page, '/cart')
    await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).waitFor()
    expect(await outWithLargeWords(page)).toEqual([])
    // The first step is the contact: a shopper who signs in there continues with the account's e-mail and address.
    await waitForWholePage(page)
    await faults.revokeTokens(EMAIL)
    await openPage(page, '/checkout')
    await signIn()
    await checkoutStep(page, 'Consegna')
    await page.getByRole('main').getByText(EMAIL).waitFor()
    expect(await piecesAtBackend(page)).toBe(before + 1)
    const faultsOfStep: string[] = []
    const look = async () => {
      faultsOfStep.push(...(await page.evaluate(smallTargets)))
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (over > 0) faultsOfStep.push(`${page.url()} scrolls sideways by ${over} px at ${width} px`)
      }
      faultsOfStep.push(...(await outWithLargeWords(page)))
      for (let steps = 0; steps < 40; steps += 1) {
        await page.keyboard.press(steps < 20 ? 'Tab' : 'Shift+Tab')
        if (!(await page.evaluate(() => document.activeElement?.closest('form') !== null))) continue
        // If the answer to the step before has moved it, it is focused again: the browser scrolls to it as for the key.
        if (await page.evaluate(coverOfFocused)) await page.evaluate(focusAnew)
        const cover = await page.evaluate(coverOfFocused)
        if (cover) faultsOfStep.push(cover)
      }
    }
    await look()

    await waitForWholePage(page)
    await faults.revokeTokens(EMAIL)
    const main = page.getByRole('main')
    await main.getByRole('radio', { name: 'Ritiro in negozio' }).check({ force: true })
    const place = main.getByRole('group', { name: 'Negozio' }).getByRole('radio').first()
    await place.waitFor()
    // It is not known which request meets the end of the session first: the sign-in may already cover the place.
    await place.evaluate((radio) => (radio as HTMLInputElement).click())
    await signIn()
    await expect.poll(() => place.isChecked()).toBe(true)
    await goOn(page)
    await checkoutStep(page, 'Pagamento')
    await main.getByText('Bottega di Montelupo').first().waitFor()
    await main.getByRole('radio', { name: /A un’azienda/ }).check({ force: true })
    await look()
    expect(faultsOfStep).toEqual([])
    await main.getByRole('radio', { name: 'A me', exact: true }).check({ force: true })
    // During the payment: the choice is kept, and sent to the cart after the sign-in.
    await waitForWholePage(page)
    await faults.revokeTokens(EMAIL)
    const cashOnDelivery = main.getByRole('radio', { name: 'Contrassegno' })
    const told = page.waitForResponse((answer) => isAnswerTo(answer, 'setPaymentMethodMutation'))
    await cashOnDelivery.check({ force: true })
    await signIn()
    await told
    expect(await cashOnDelivery.isChecked()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/checkout/payment')
    await main.getByRole('checkbox', { name: /condizioni/ }).check({ force: true })
    // At the final click too: it signs in at the same place, shows that nothing was ordered, and the next click orders.
    await waitForWholePage(page)
    const ordered = await ordersAtBackend(page)
    await faults.revokeTokens(EMAIL)
    await orderButton(page).click()
    await signIn()
    await main.getByRole('alert').filter({ hasText: 'tua sessione' }).waitFor()
    expect(await ordersAtBackend(page)).toBe(ordered)
    await orderButton(page).click()
    await page.waitForURL((at) => at.pathname.startsWith('/checkout/success/'))
    await page.getByText('di cui imposte').waitFor()
    expect(await ordersAtBackend(page)).toBe(ordered + 1)
    expect(await outWithLargeWords(page)).toEqual([])
    await leave()
  },
)
