import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { OrderDate } from '#src/features/orders/detail/OrderDate.tsx'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { stageShop } from '#tests/harness/components/stageShop.ts'

test.each(['Europe/Rome', 'America/Los_Angeles', 'UTC'])('the server’s document has one day everywhere: %s', (zone) => {
  vi.stubEnv('TZ', zone)
  try {
    // Fails if the test's time zone is another one, because the test would prove nothing.
    expect(new Date('2026-11-21T23:30:00Z').getTimezoneOffset() === 0).toBe(zone === 'UTC')
    const html = renderToString(
      <ShopContext value={stageShop()}>
        <OrderDate date="2026-11-21 23:30:00" />
      </ShopContext>,
    )
    expect(html).toContain('21 novembre 2026')
  } finally {
    vi.unstubAllEnvs()
  }
})
