import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { ArrivingCartLine } from '#src/features/cart/lines/ArrivingCartLine.tsx'
import { FreeShippingWords } from '#src/features/cart/totals/FreeShippingWords.tsx'
import { DeliveryPromise } from '#src/features/store/DeliveryPromise.tsx'
import { FixedTaxWords } from '#src/features/store/taxes/FixedTaxWords.tsx'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'
import { translatePage } from '#tests/harness/components/translatePage.ts'

function Stage({ states }: { readonly states: readonly ReactNode[] }) {
  const [state, setState] = useState(0)
  return (
    <>
      <button type="button" aria-label="next" onClick={() => setState(state + 1)} />
      <div data-testid="text">{states[state]}</div>
    </>
  )
}

test.each<[string, readonly ReactNode[], readonly RegExp[]]>([
  [
    'what is missing for free shipping',
    [79, 10, 0, 20].map((missing) => <FreeShippingWords key="words" missing={missing} currency="EUR" />),
    [/mancano 79,00/, /^Al tuo carrello mancano 10,00.€ per/, /^Il tuo carrello ha raggiunto/, /mancano 20,00/],
  ],
  [
    'the days of a delivery',
    ['ups', 'gls'].map((carrier) => <DeliveryPromise key="promise" carrier={carrier} from="2026-11-23" />),
    [/^Consegna stimata: mar 24 nov$/, /^Consegna stimata: lun 30 nov$/],
  ],
  [
    'the pieces of a line that is being added',
    [1, 2, 12, 1].map((quantity) => <ArrivingCartLine key="line" line={{ name: 'Tazza', imageUrl: null, quantity }} />),
    [/1 pezzo$/, /2 pezzi$/, /12 pezzi$/, /1 pezzo$/],
  ],
  ...(['INCLUDE_FPT_WITH_DETAILS', 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS'] as const).flatMap((display) =>
    [true, false].map((isContained): [string, readonly ReactNode[], readonly RegExp[]] => [
      `the fixed taxes of a price, ${display}, ${isContained ? 'in' : 'beside'} it`,
      [1, 3, 1].map((pieces) => (
        <FixedTaxWords
          key="taxes"
          display={display}
          taxes={[{ label: 'RAEE', amount: { value: 0.5 } }]}
          pieces={pieces}
          price={{ value: 20 * pieces, currency: 'EUR' }}
          isContained={isContained}
        />
      )),
      [/RAEE 0,50/, /^(?!.*0,50).*RAEE 1,50/, /RAEE 0,50/],
    ]),
  ),
])('on a translated page follows the present state: %s', async (_name, states, texts) => {
  const { container } = await renderWithShop(<Stage states={states} />, { shop: { deliveryDays: 'ups=1-1 gls=5-5' } })
  const stop = translatePage(container)
  for (const [index, text] of texts.entries()) {
    if (index > 0) await userEvent.click(screen.getByRole('button', { name: 'next' }))
    expect(screen.getByTestId('text').textContent).toMatch(text)
  }
  stop()
})
