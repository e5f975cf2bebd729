import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ThemedToaster } from '#src/shell/toasts/ThemedToaster.tsx'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { keepToasts } from '#src/shell/toasts/keepToasts.ts'
import { showKeptToasts } from '#src/shell/toasts/keptToasts.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { axeFaults } from '../ui/axe.ts'

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <ThemedToaster />
    </I18nProvider>,
  )
const toasts = () => screen.queryAllByRole('listitem')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Sonner removes a toast within this time, for the exit animation. */
const WAY_OUT_MS = 400
/** Sonner reports a dismissal two frames later. */
const TWO_FRAMES_MS = 40
const dismiss = async (id?: string | number) => {
  toast.dismiss(id)
  await pass(TWO_FRAMES_MS)
  await pass(WAY_OUT_MS)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  await dismiss()
  vi.useRealTimers()
})

test.each([
  ['success', 2_000],
  ['error', 4_000],
] as const)('a toast of %s stays for %i ms (spec §9)', async (type, staysMs) => {
  show()
  const words = `Un messaggio di tipo ${type}`
  // Sonner is shared by the whole document: toasts of earlier files may still be shown.
  const said = () => toasts().filter(({ textContent }) => textContent === words)
  await act(() => showToast(type, words))
  await pass(staysMs - 100)
  expect(said().map(({ dataset }) => dataset['removed'])).toEqual(['false'])
  await pass(100 + WAY_OUT_MS)
  expect(said()).toEqual([])
})

test('a plain toast stays for 4000 ms, one about pending work until it is dismissed', async () => {
  show()
  toast('Detto')
  const id = toast.loading('Un momento')
  await pass(0)
  await pass(3_900)
  expect(toasts()).toHaveLength(2)
  await pass(100 + WAY_OUT_MS)
  expect(toasts().map(({ textContent }) => textContent)).toEqual(['Un momento'])
  await pass(60_000)
  expect(toasts()).toHaveLength(1)
  await dismiss(id)
  expect(toasts()).toEqual([])
})

test('at most 20 show at once', async () => {
  show()
  for (let count = 1; count <= 23; count += 1) toast.loading(`Messaggio ${count}`)
  await pass(0)
  expect(toasts()).toHaveLength(23)
  const shown = toasts().filter(({ dataset }) => dataset['visible'] === 'true')
  expect(shown).toHaveLength(20)
})

test.each([
  [1024, 'right'],
  [768, 'right'],
  [767, 'centre'],
  [601, 'centre'],
  [600, 'centre'],
  [390, 'centre'],
  [360, 'centre'],
  [320, 'centre'],
] as const)('at %i px they are at the top %s, at most 350 px wide, with margins', async (width, place) => {
  vi.useRealTimers()
  await page.viewport(width, 700)
  vi.useFakeTimers()
  const { container } = show()
  await act(() => showToast('warning', 'Il tuo carrello era scaduto', { staysUntilClosed: true }))
  await pass(0)
  const message = screen.getByRole('listitem')
  await Promise.all(message.getAnimations().map(({ finished }) => finished))
  const { top, left, right, width: toastWidth } = message.getBoundingClientRect()
  expect(toastWidth).toBeLessThanOrEqual(350)
  expect(width < 390 || toastWidth === 350).toBe(true)
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(100)
  const [before, after] = [left, document.documentElement.clientWidth - right]
  expect(before).toBeGreaterThan(0)
  expect(after).toBeGreaterThan(0)
  expect(Math.abs(before - after) < 3 ? 'centre' : after < before && 'right').toBe(place)
  vi.useRealTimers()
  expect(await axeFaults(container)).toEqual([])
  vi.useFakeTimers()
})

test('where texts run from right to left they are at the top left', async () => {
  vi.useRealTimers()
  await page.viewport(1024, 700)
  vi.useFakeTimers()
  document.documentElement.dir = 'rtl'
  try {
    show()
    await act(() => showToast('warning', 'Il tuo carrello era scaduto', { staysUntilClosed: true }))
    await pass(0)
    const { left, right } = screen.getByRole('listitem').getBoundingClientRect()
    expect(left).toBeGreaterThan(0)
    expect(left).toBeLessThan(document.documentElement.clientWidth - right)
  } finally {
    document.documentElement.removeAttribute('dir')
  }
})

test('toasts that are shown while the shop loads the document again are shown by the next one, once', async () => {
  show()
  const storage = createMemoryStorage()
  await act(() =>
    showToast('error', 'Non è andata', { description: 'Riprova', action: <button type="button">Ora</button> }),
  )
  const isLoading = showToast('warning', 'In arrivo')
  keepToasts(storage)
  await act(() => isLoading)
  await dismiss()
  await act(async () => showKeptToasts(storage))
  await pass(0)
  expect(toasts().map(({ textContent }) => textContent)).toEqual(['In arrivo', 'Non è andataRiprova'])
  expect(storage.keys()).toEqual([])
  await dismiss()
  await act(async () => showKeptToasts(storage))
  await pass(0)
  expect(toasts()).toEqual([])
})

test('a toast that stays until it is closed does so in the next document too', async () => {
  show()
  const storage = createMemoryStorage()
  await act(() => showToast('warning', 'Il tuo carrello era scaduto', { staysUntilClosed: true }))
  // It waits for its code while it is kept.
  const isLoading = showToast('error', 'Il buono è andato perso', { staysUntilClosed: true })
  const isBrief = showToast('success', 'Salvato')
  keepToasts(storage)
  await act(() => Promise.all([isLoading, isBrief]))
  await dismiss()
  await act(async () => showKeptToasts(storage))
  await pass(60_000)
  expect(toasts().map(({ textContent }) => textContent)).toEqual([
    'Il buono è andato perso',
    'Il tuo carrello era scaduto',
  ])
  expect(screen.getAllByRole('button')).toHaveLength(2)
})

test.each([
  '',
  'no JSON',
  '{}',
  '[null,{"type":"loud","message":"x"},{"type":"error"}]',
  '[{"type":"error","message":"x","staysUntilClosed":"yes"}]',
])('an entry that is no list of toasts shows nothing: %s', async (entry) => {
  show()
  const storage = createMemoryStorage()
  storage.set('vetrina.toasts', entry)
  await act(async () => showKeptToasts(storage))
  await pass(0)
  expect(toasts()).toEqual([])
  expect(storage.keys()).toEqual([])
})

test('a document without toasts keeps nothing', () => {
  const storage = createMemoryStorage()
  keepToasts(storage)
  expect(storage.keys()).toEqual([])
})
