import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { render } from '@testing-library/react'
import { createElement } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Button } from '#src/ui/controls/Button.tsx'
import { SwatchGroup } from '#src/ui/controls/SwatchGroup.tsx'
import type { SwatchGroupProps } from '#src/ui/controls/SwatchGroup.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import type { PriceProps } from '#src/ui/feedback/Price.tsx'
import { translatePage } from '#tests/harness/components/translatePage.ts'

/** The text that a component shows with `to`, after a page with `from` was translated, and on a page of its own. */
async function change<TProps extends object>(component: ComponentType<TProps>, from: TProps, to: TProps) {
  const page = render(createElement(component, from))
  const stop = translatePage(page.container)
  page.rerender(createElement(component, to))
  // The translator hears of a change after the present task.
  await new Promise<void>((resolve) => queueMicrotask(resolve))
  const translated = page.container.textContent
  page.rerender(createElement(component, from))
  const back = page.container.textContent
  stop()
  page.unmount()
  const text = (props: TProps) => {
    const fresh = render(createElement(component, props))
    const { textContent } = fresh.container
    fresh.unmount()
    return textContent
  }
  return { translated: [translated, back], fresh: [text(to), text(from)] }
}

const euros = (value: number) => ({ value, currency: 'EUR' })
const reducedFrom = { money: euros(80), label: 'Prima', nowLabel: 'Ora' }
const price = (props: Partial<PriceProps>): PriceProps => ({ money: euros(53), locale: 'it-IT', ...props })

describe('a price of a translated page is the present one', () => {
  test.each([
    ['an amount', price({}), price({ money: euros(59.9) })],
    ['the lowest of several', price({ from: 'da' }), price({ from: 'da', money: euros(59.9) })],
    ['one after the lowest of several', price({ from: 'da' }), price({ money: euros(59.9) })],
    ['a reduced one', price({ reducedFrom }), price({ money: euros(59.9), reducedFrom })],
    ['one that is reduced no more', price({ reducedFrom }), price({ money: euros(59.9) })],
    ['another regular one', price({ reducedFrom }), price({ reducedFrom: { ...reducedFrom, money: euros(90) } })],
  ])('%s', async (_name, from, to) => {
    const { translated, fresh } = await change(Price, from, to)
    expect(translated).toEqual(fresh)
  })

  test('a translator is asked to leave the amount as it is', () => {
    const { container } = render(<Price {...price({})} />)
    expect(container.querySelector('[translate="no"]')?.textContent).toBe('53,00\u00A0€')
  })
})

describe('the name of the chosen option follows the choice', () => {
  const group = (selected: string | null): SwatchGroupProps => ({
    legend: 'Smalto',
    name: 'smalto',
    swatches: [
      { value: 'a', label: 'petrolio', chip: { colour: 'teal' } },
      { value: 'b', label: 'avorio', chip: { colour: 'ivory' }, unavailable: 'Esaurito' },
    ],
    selected,
    onSelect: () => undefined,
  })
  test.each([
    ['a', 'b'],
    ['b', 'a'],
    ['a', null],
    [null, 'b'],
  ])('from %s to %s', async (from, to) => {
    const { translated, fresh } = await change(SwatchGroup, group(from), group(to))
    expect(translated).toEqual(fresh)
  })
})

describe('the label of a button is the present one', () => {
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
  const Labelled = ({ label }: { readonly label: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <Button icon={<svg />}>{label}</Button>
    </I18nProvider>
  )
  const few = (count: number) => <Trans>Riduci a {count}</Trans>
  const continues = <Trans>Continua con PayPal</Trans>
  const orders = <Trans>Ordine con obbligo di pagare</Trans>
  test.each([
    ['texts', 'Aggiungi al carrello', 'Esaurito'],
    ['messages', continues, orders],
    ['a message and a text', continues, 'Continua'],
    ['numbers in a message', few(3), few(2)],
  ])('of %s', async (_name, from, to) => {
    const { translated, fresh } = await change(Labelled, { label: from }, { label: to })
    expect(translated).toEqual(fresh)
  })
})
