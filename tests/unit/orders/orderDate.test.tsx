import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OrderDate } from '#src/features/orders/detail/OrderDate.tsx'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { stageShop } from '#tests/harness/components/stageShop.ts'

test.each(['Europe/Rome', 'America/Los_Angeles', 'UTC'])(
  'an order has the shop’s day wherever its visitor is: %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    try {
      // Fails if the test's time zone is another one, because the test would prove nothing.
      expect(new Date('2026-11-21T23:30:00Z').getTimezoneOffset() === 0).toBe(zone === 'UTC')
      const html = renderToString(
        <ShopContext value={stageShop()}>
          <OrderDate date="2026-11-21 23:30:00" />
        </ShopContext>,
      )
      // Half past midnight in the shop, as its mail says.
      expect(html).toContain('22 novembre 2026')
    } finally {
      vi.unstubAllEnvs()
    }
  },
)
