import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditedProduct_choices$key } from '#src/__generated__/EditedProduct_choices.graphql.ts'
import type { QuickProduct_product$key } from '#src/__generated__/QuickProduct_product.graphql.ts'
import { useReplaceLine } from '#src/features/cart/requests/useReplaceLine.ts'
import { useCloseLayer } from '#src/features/navigation/closeLayer.ts'
import { EditedLineContext } from '#src/features/product/purchase/EditedLineContext.ts'
import type { EditedLine } from '#src/features/product/purchase/EditedLineContext.ts'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { answersOfLine } from './answersOfLine.ts'
import { QuickProduct } from './QuickProduct.tsx'

type EditedProductProps = {
  readonly product: QuickProduct_product$key
  readonly variant: VariantParams
  readonly choices: EditedProduct_choices$key | null | undefined
  /** The uid of the line. */
  readonly line: string
}

/** The product of a cart line, with the line's choices filled in. */
export function EditedProduct({ product, line, variant, choices: choicesKey }: EditedProductProps) {
  const choices = useFragment(
    graphql`
      fragment EditedProduct_choices on ProductInterface {
        ...QuickProduct_choices
      }
    `,
    choicesKey,
  )
  const { cartId, cartJournal } = useShop()
  // The server does not know the cart.
  const isHere = useSyncExternalStore(
    cartId.subscribe,
    () => true,
    () => false,
  )
  // The line at the time it was opened: it disappears as soon as it is replaced.
  const [opened, setOpened] = useState<JournalLine | 'gone' | null>(null)
  if (isHere && opened === null) {
    const id = cartId.get()
    setOpened((id === null ? null : cartJournal.linesOf(id))?.find(({ uid }) => uid === line) ?? 'gone')
  }
  if (opened === null) return <SkeletonText lines={8} />
  if (opened === 'gone') {
    return (
      <>
        <Notice>
          <Trans>Questo articolo non è più nel carrello. Da qui puoi aggiungerlo di nuovo.</Trans>
        </Notice>
        <QuickProduct product={product} variant={variant} choices={choices} />
      </>
    )
  }
  return (
    <Editing line={opened}>
      <QuickProduct product={product} variant={variant} choices={choices} line={opened} />
    </Editing>
  )
}

/** Inside, a purchase replaces the line instead of adding one. */
function Editing({ line, children }: { readonly line: JournalLine; readonly children: React.ReactNode }) {
  const { t } = useLingui()
  const { cartId } = useShop()
  const close = useCloseLayer()
  const [id] = useState(() => cartId.get() ?? '')
  const replaceLine = useReplaceLine(id)
  const edited = useMemo<EditedLine>(
    () => ({
      quantity: line.quantity,
      label: t`Aggiorna il carrello`,
      answersTo: (choices) => answersOfLine(choices, line),
      replaceBy: async (wanted) => {
        const result = await replaceLine(line, wanted)
        if (!result.ok) return result
        close()
        const { isOldThere, lostMessage } = result.value
        if (isOldThere) {
          await showToast(
            'warning',
            t`La nuova scelta è nel carrello, ma quella di prima non se n’è andata: toglila tu.`,
          )
        } else if (lostMessage) {
          await showToast('warning', t`${line.name}: carrello aggiornato, ma il messaggio regalo va riscritto:`, {
            description: lostMessage.message,
            staysUntilClosed: true,
          })
        } else await showToast('success', t`${line.name}: carrello aggiornato`)
        return result
      },
    }),
    [line, replaceLine, close, t],
  )
  return <EditedLineContext value={edited}>{children}</EditedLineContext>
}
