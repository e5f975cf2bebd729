import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { component as AccountRewardPointsPage } from '#src/pages/account-reward-points/AccountRewardPointsPage.tsx'
import type { Reauthentication } from '#src/relay/reauthentication.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount } from './accountStage.tsx'

const change = (reason: string, points: number, rest: number) => ({
  change_reason: reason,
  date: '2026-06-25 12:00:00',
  points_change: points,
  balance: { points: rest },
})
const noticesOf = (balance: string, expiry: string) => ({
  balance_updates: balance,
  points_expiration_notifications: expiry,
})
const pointsOf = (history: readonly object[], points = 348, value = 17, notices: object | null = null) => ({
  subscription_status: notices,
  balance: { points, money: { value, currency: 'EUR' } },
  exchange_rates: {
    earning: { points: 1, currency_amount: 1 },
    redemption: { points: 10, currency_amount: 0.5 },
  },
  balance_history: history,
})
const CONFIG = {
  magento_reward_general_min_points_balance: '50',
  magento_reward_general_publish_history: '1',
  magento_reward_points_order: '1',
}

async function show(
  points: object | null,
  config: object = {},
  { onRenew = async (): Promise<Reauthentication> => 'abandoned', has = true } = {},
) {
  const stage = await stageAccount(
    <AccountRewardPointsPage
      query={{ operation: 'AccountRewardPointsPageQuery', variables: {} }}
      path="/account/reward-points"
    />,
    {
      path: '/account/reward-points',
      hasField: () => has,
      onRenew,
      answers: {
        AccountRewardPointsPageQuery: {
          data: {
            customer: { reward_points: points },
            storeConfig: {
              store_code: 'it',
              ...CONFIG,
              ...config,
              title_prefix: null,
              title_suffix: null,
              title_separator: null,
              default_title: 'Shop',
              default_description: null,
            },
          },
        },
      },
    },
  )
  stage.customerToken.issue('bearer')
  return { ...stage, ...(await stage.show()) }
}
const plain = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ')
const changes = async () => {
  const list = await screen.findByRole('list', { name: 'Movimenti dei punti' })
  return [...list.children].map(plain)
}

test('shows the balance, its value, how points are earned and spent, and its history', async () => {
  const { container } = await show(
    pointsOf([
      change('Redeemed for order #000000006', -340, 8),
      change('Earned points for order #000000005', 1, 348),
      change('Reverted from incomplete order #000000004', 10, 347),
      change('Refunded from order #000000003', 20, 337),
      change('Points voided at order #000000003 refund.', -1, 317),
      change('Updated by moderator', 217, 318),
      change('Registered as customer', 100, 101),
      change('Signed up for newsletter', 1, 1),
    ]),
  )
  expect(await screen.findByText('348 punti')).toBeTruthy()
  expect(plain(screen.getByText(/^Valore alla cassa/))).toBe('Valore alla cassa: 17,00 €')
  expect(screen.getAllByText(/^Guadagni|^Alla cassa usi|^Li puoi/).map(plain)).toEqual([
    'Guadagni 1 punto ogni 1,00 € di prodotti, senza contare imposte e spedizione. Arrivano quando l’ordine è pagato.',
    'Alla cassa usi 10 punti per ogni 0,50 € da pagare.',
    'Li puoi usare quando ne hai almeno 50.',
  ])
  expect(await changes()).toEqual([
    'Usati per l’ordine 000000006−340 punti25 giugno 2026saldo 8 punti',
    'Guadagnati con l’ordine 000000005+1 punto25 giugno 2026saldo 348 punti',
    'Restituiti: ordine 000000004 annullato+10 punti25 giugno 2026saldo 347 punti',
    'Restituiti con il rimborso dell’ordine 000000003+20 punti25 giugno 2026saldo 337 punti',
    'Tolti con il rimborso dell’ordine 000000003−1 punto25 giugno 2026saldo 317 punti',
    'Aggiornati dal negozio+217 punti25 giugno 2026saldo 318 punti',
    'Registrazione nel negozio+100 punti25 giugno 2026saldo 101 punti',
    'Iscrizione alla newsletter+1 punto25 giugno 2026saldo 1 punto',
  ])
  expect(screen.getByRole('link', { name: 'Usati per l’ordine 000000006' }).getAttribute('href')).toBe(
    '/account/orders/000000006',
  )
  expect(await axeFaults(container)).toEqual([])
})

test('words of a merchant’s own stay as they are', async () => {
  await show(pointsOf([change('Christmas', 5, 5), change('Bonus of order #7', 5, 5)]))
  const [first, second] = await changes()
  expect(first).toMatch(/^Christmas\+5/)
  expect(second).toMatch(/^Bonus of order #7\+5/)
})

test('tells which mails about points are sent, and who can change that', async () => {
  const { container } = await show(pointsOf([], 348, 17, noticesOf('SUBSCRIBED', 'NOT_SUBSCRIBED')))
  expect(await screen.findByText('Ti scriviamo quando il saldo cambia.')).toBeTruthy()
  expect(screen.getByText('Non ti avvisiamo prima che i punti scadano.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'scrivici' }).getAttribute('href')).toBe('/contact')
  expect(await axeFaults(container)).toEqual([])
  cleanup()
  await show(pointsOf([], 348, 17, noticesOf('NOT_SUBSCRIBED', 'SUBSCRIBED')))
  expect(await screen.findByText('Non ti scriviamo quando il saldo cambia.')).toBeTruthy()
  expect(screen.getByText('Ti avvisiamo prima che i punti scadano.')).toBeTruthy()
})

test('older changes wait until they are wanted', async () => {
  await show(pointsOf(Array.from({ length: 12 }, (_, index) => change('Christmas', index + 1, 1))))
  expect(await changes()).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Mostra tutti i 12 movimenti' }))
  expect(await changes()).toHaveLength(12)
  expect(screen.queryByRole('button', { name: /^Mostra tutti/ })).toBeNull()
})

test('does not mention features that the store lacks', async () => {
  await show(pointsOf([], 5, 0), {
    magento_reward_general_min_points_balance: null,
    magento_reward_general_publish_history: '0',
    magento_reward_points_order: '0',
  })
  expect(await screen.findByText('5 punti')).toBeTruthy()
  expect(screen.queryByText(/^Valore alla cassa|^Guadagni|^Li puoi|Movimenti|movimenti/)).toBeNull()
  expect(screen.getByText(/^Alla cassa usi/)).toBeTruthy()
})

test.each([
  ['nothing has happened yet', pointsOf([], 0, 0), 'Non ci sono ancora movimenti.'],
  ['the store has none, or fails to tell', null, 'Al momento non ci sono punti fedeltà.'],
])('says so where %s', async (_why, points, text) => {
  await show(points)
  expect(await screen.findByText(text)).toBeTruthy()
})

test('an expired session has to be renewed, and no customer data stays visible', async () => {
  const onRenew = vi.fn<() => Promise<Reauthentication>>(async () => 'abandoned')
  const { customerToken } = await show(pointsOf([]), {}, { onRenew })
  const balance = await screen.findByText('348 punti')
  await act(async () => customerToken.invalidate('bearer'))
  await expect.poll(() => onRenew.mock.calls.length).toBe(1)
  expect(balance.checkVisibility()).toBe(false)
})

test.each([
  [true, 1],
  [false, 0],
])('the account leads here where the backend has points: %s', async (has, count) => {
  await show(pointsOf([]), {}, { has })
  expect(screen.queryAllByRole('link', { name: 'Punti fedeltà', hidden: true })).toHaveLength(count)
})
