import '#src/ui/theme/global.css.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import recentProductsNode from '#src/__generated__/RecentProductsQuery.graphql.ts'
import { RecentProducts } from '#src/pages/product/sections/RecentProducts.tsx'
import { stageCart } from '../cart/cartStage.tsx'
import { productOf } from '../catalogue/productAnswers.ts'
import type { TestProduct } from '../catalogue/productAnswers.ts'

const { innerWidth, innerHeight } = window

afterEach(async () => {
  cleanup()
  await page.viewport(innerWidth, innerHeight)
})

const JUG: TestProduct = { key: 'brocca', name: 'Brocca', price: { final: 48 } }

async function showCards(...products: readonly TestProduct[]) {
  const skus = products.map(({ key }) => key)
  const stage = await stageCart(<RecentProducts skus={skus} shown={[]} />)
  const variables = { skus: skus.toSorted(), pageSize: skus.length }
  stage.seed(recentProductsNode, variables, { products: { items: products.map(productOf) } })
  stage.show()
}

test('on a phone only a small heart is on the photo, and the other controls are below the words', async () => {
  await page.viewport(360, 740)
  await showCards(JUG, {
    key: 'vaso',
    name: 'Vaso',
    colours: { 'Verde salvia': '#7a8b6f', Avorio: '#eee8dc' },
  })
  for (const card of document.querySelectorAll('article')) {
    const photo = card.querySelector('img')!.getBoundingClientRect()
    const shown = [...card.querySelectorAll<HTMLElement>('a, button')].filter((each) => each.checkVisibility())
    const onPhoto = shown.filter((each) => each.getBoundingClientRect().top < photo.bottom)
    expect(onPhoto.map((each) => each.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/nella lista dei desideri$/),
    ])
    const { width, height } = onPhoto[0]!.getBoundingClientRect()
    expect([width, height]).toEqual([32, 32])
    const price = [...card.querySelectorAll('span')].find(({ textContent }) => textContent.endsWith('€'))!
    const purchase = shown.at(-2)!.getAttribute('aria-label') ?? ''
    expect(purchase).toMatch(/^(Aggiungi al carrello|Scegli le opzioni): /)
    expect(shown.at(-2)!.getBoundingClientRect().top).toBeGreaterThan(price.getBoundingClientRect().bottom)
  }
})
