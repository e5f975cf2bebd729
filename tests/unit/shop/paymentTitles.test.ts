import { setupI18n } from '@lingui/core'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { paymentNames } from '#src/features/store/paymentNames.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'

describe.each(readdirSync('shops'))('the shop %s', (folder) => {
  test('names each means of payment before a cart as checkout, receipt and mail do', async () => {
    const { default: shop } = (await import(`../../../shops/${folder}/shop.config.ts`)) as { default: ShopDefinition }
    const { seed } = (await import(`../../../shops/${folder}/seed/seed.ts`)) as { seed: SeedShop }
    const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
    for (const { magentoStoreCode: store, intlLocale, paymentNames: titles } of shop.stores) {
      for (const code of shop.payments ?? []) {
        const method = seed.paymentMethods.find((it) => it.code === code)
        const name = paymentNames([code], { i18n, intlLocale, titles, cards: shop.cards })
        expect(name, `${code} in ${store}`).toBe(method?.title[store])
      }
    }
  })
})
