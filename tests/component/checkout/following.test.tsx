import { fireEvent, render, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckoutDrafts } from '#src/features/checkout/form/checkoutDraft.ts'
import type { CheckoutRules } from '#src/features/checkout/form/checkoutSchema.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import { useAutosave } from '#src/features/checkout/form/useAutosave.ts'
import type { Saving } from '#src/features/checkout/form/useSaving.ts'
import { succeeded } from '#src/lib/result.ts'

const countries = [{ id: 'DE', name: 'Deutschland', regions: [], isRegionRequired: false, isPostcodeOptional: false }]
const rules: CheckoutRules = {
  countries,
  isVirtual: false,
  isCustomer: false,
  consents: [],
  requiredAgreementIds: [],
}
const EMPTY = emptyCheckout('DE')
const FILLED: CheckoutValues = {
  ...EMPTY,
  email: 'ada@example.com',
  shipping: {
    ...emptyAddress('DE'),
    firstname: 'Ada',
    lastname: 'Bianchi',
    street: 'Hauptstraße 1',
    postcode: '10115',
    city: 'Berlin',
    telephone: '030123456',
  },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A form whose fields a test fills in, and its saved values. */
function stage(defaultValues: CheckoutValues) {
  const save = vi.fn<Saving['save']>(async () => succeeded(null))
  const forget = vi.fn<Saving['forget']>()
  const write = vi.fn<CheckoutDrafts['write']>()
  const saving: Saving = { busy: false, failure: null, save, forget }
  const drafts: CheckoutDrafts = { read: () => null, write, clear: () => undefined }
  function Form({ isActive = true, worth = 40 }: { readonly isActive?: boolean; readonly worth?: number }) {
    const form = useForm<CheckoutValues>({ defaultValues })
    useAutosave({ form, rules, drafts, saving, isActive, worth })
    return <input {...form.register('shipping.city')} />
  }
  const shown = render(<Form />)
  return {
    save,
    forget,
    write,
    type: (city: string) => fireEvent.input(within(shown.container).getByRole('textbox'), { target: { value: city } }),
    change: (props: { readonly isActive?: boolean; readonly worth?: number }) => shown.rerender(<Form {...props} />),
    unmount: shown.unmount,
  }
}

test('the cart is saved half a second after the last change, once', () => {
  const { save, type, write } = stage(FILLED)
  type('Ber')
  vi.advanceTimersByTime(400)
  type('Bern')
  vi.advanceTimersByTime(499)
  expect(save).not.toHaveBeenCalled()
  expect(write.mock.lastCall?.[0].shipping.city).toBe('Bern')
  vi.advanceTimersByTime(1)
  expect(save).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(save).toHaveBeenCalledOnce()
})

test('initial values are saved like typed ones', () => {
  const { save } = stage(FILLED)
  vi.advanceTimersByTime(499)
  expect(save).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(save).toHaveBeenCalledOnce()
})

test('an email alone is not saved', () => {
  const { save } = stage({ ...EMPTY, email: 'ada@example.com' })
  vi.advanceTimersByTime(1_000)
  expect(save).not.toHaveBeenCalled()
})

test('an order that begins, or a page that is left, cancels the save', () => {
  const ordering = stage(FILLED)
  ordering.type('Bern')
  ordering.change({ isActive: false })
  const left = stage(FILLED)
  left.type('Bern')
  left.unmount()
  vi.advanceTimersByTime(1_000)
  expect(ordering.save).not.toHaveBeenCalled()
  expect(left.save).not.toHaveBeenCalled()
})

test('a cart that is worth something else is saved afresh, at once', () => {
  const { save, forget, change } = stage(FILLED)
  change({ worth: 40 })
  expect(forget).not.toHaveBeenCalled()
  change({ worth: 60 })
  expect(forget).toHaveBeenCalledOnce()
  expect(save).toHaveBeenCalledOnce()
})
