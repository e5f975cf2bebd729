import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { createDocumentGate } from '#src/app/navigation/documentGate.ts'
import { createCartWriter } from '#src/features/cart/requests/cartWriter.ts'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { Consent } from '#src/platform/consent/consentCookie.ts'

/** A document that was opened at a path, without consent to any vendor. */
function openAt(path: string, hasPaymentPolicy: boolean) {
  const root = createRootRoute()
  const page = (at: string, takesPayments: boolean) =>
    createRoute({ getParentRoute: () => root, path: at, staticData: { isPersonal: takesPayments, takesPayments } })
  const router = createRouter({
    routeTree: root.addChildren([
      page('/', false),
      page('/cart', false),
      page('/checkout', true),
      page('/checkout/payment', true),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const reload = vi.fn<() => void>()
  const gate = createDocumentGate({
    router,
    locale: STOREFRONT_LOCALES[0],
    consentDesk: { consent: createObservableValue<Consent | null>(null), vendors: readPublicConfig({}).vendors },
    cartWriter: createCartWriter(),
    hasPaymentPolicy,
    reload,
    tabStorage: createMemoryStorage(),
    reportError(error) {
      throw error
    },
  })
  const admit = (to: string) => gate.admit(router.buildLocation({ to }))
  return { admit, reload }
}

test('entering and leaving the checkout is a load where a means of payment has sources, and its steps are none', async () => {
  const outside = openAt('/cart', true)
  expect(outside.admit('/')).toBeUndefined()
  expect(outside.reload).not.toHaveBeenCalled()
  void outside.admit('/checkout')
  await vi.waitFor(() => expect(outside.reload).toHaveBeenCalledOnce())

  const inside = openAt('/checkout', true)
  expect(inside.admit('/checkout/payment')).toBeUndefined()
  expect(inside.reload).not.toHaveBeenCalled()
  void inside.admit('/')
  await vi.waitFor(() => expect(inside.reload).toHaveBeenCalledOnce())
})

test('without sources the checkout stays in its document', () => {
  const { admit, reload } = openAt('/cart', false)
  expect(admit('/checkout')).toBeUndefined()
  expect(reload).not.toHaveBeenCalled()
})
