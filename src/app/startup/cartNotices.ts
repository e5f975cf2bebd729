import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FinishedAdditions } from '#src/features/cart/requests/finishAddition.ts'
import { createAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/session/restoration.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { showToast } from '#src/ui/feedback/showToast.ts'
import type { App } from '../app.ts'

type Notifier = { readonly i18n: I18n; readonly shop: { readonly locale: Pick<StorefrontLocale, 'intlLocale'> } }

/** Notifies the shopper which lines of a lost cart were restored and which were not. */
export async function notifyRestoredCart(
  { restored, missing, repriced, wordless }: Restoration,
  { i18n, shop }: Notifier,
): Promise<void> {
  const lines = [
    ...missing.map(({ name, quantity }) => i18n._(msg`${quantity} × ${name}: non più disponibile`)),
    ...repriced.map(({ name, before, now }) => {
      const { intlLocale } = shop.locale
      const [old, current] = [formatMoney(before, intlLocale), formatMoney(now, intlLocale)]
      return i18n._(msg`${name}: il prezzo è passato da ${old} a ${current}`)
    }),
    // The message texts too, so that the shopper need not write them again.
    ...wordless.map(({ name, giftMessage: { message } }) =>
      i18n._(msg`${name}: il messaggio regalo non è tornato, riscrivilo («${message}»)`),
    ),
  ]
  if (lines.length === 0) {
    return showToast('success', i18n._(msg`Il tuo carrello era scaduto: lo abbiamo rimesso com’era.`))
  }
  const title =
    restored === 0
      ? msg`Il tuo carrello era scaduto e non siamo riusciti a rimetterlo com’era:`
      : msg`Il tuo carrello era scaduto. Lo abbiamo rimesso insieme, tranne questo:`
  return showToast('warning', i18n._(title), { description: lines.join('\n'), staysUntilClosed: true })
}

const namesOf = (lines: readonly UnrestoredLine[]): string =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n')

/**
 * Notifies the shopper of lines that the backend removed from the cart, e.g. because their products are not sold any
 * more.
 */
export async function notifyRemovedLines(lines: readonly UnrestoredLine[], i18n: I18n): Promise<void> {
  await showToast('warning', i18n._(msg`Nel carrello non ci sono più:`), {
    description: namesOf(lines),
    staysUntilClosed: true,
  })
}

/**
 * Notifies the shopper which lines a cart had that was closed elsewhere. It may have been ordered there, so the shopper
 * decides.
 */
export async function notifyClosedCart(
  lines: readonly JournalLine[],
  { cartWriter: writer, environment, i18n, reportError, shop }: App,
): Promise<void> {
  const add = createAddProductsToCart({ environment, shop, writer })
  const putBack = async () => {
    for (const line of lines) {
      const added = await add([line])
      if (!added.ok) await notifyRemovedLines([line], i18n)
    }
  }
  await showToast('warning', i18n._(msg`Il carrello è stato chiuso altrove, forse con un ordine. Conteneva:`), {
    description: namesOf(lines),
    staysUntilClosed: true,
    action: {
      label: i18n._(msg`Rimetti nel carrello`),
      onClick: () => void putBack().catch((error: unknown) => reportError(error, 'lines of a closed cart')),
    },
  })
}

/** Notifies the shopper of the results of additions whose page was left before they were answered. */
export async function notifyFinishedAdditions(
  { added, refused, uncertain }: FinishedAdditions,
  i18n: I18n,
): Promise<void> {
  for (const name of added) await showToast('success', i18n._(msg`${name} è nel carrello`))
  if (refused.length > 0) {
    await showToast('warning', i18n._(msg`Non siamo riusciti a mettere nel carrello:`), {
      description: refused.join('\n'),
      staysUntilClosed: true,
    })
  }
  if (uncertain.length > 0) {
    await showToast('warning', i18n._(msg`Hai lasciato la pagina troppo presto: controlla se nel carrello c’è`), {
      description: uncertain.join('\n'),
      staysUntilClosed: true,
    })
  }
}
