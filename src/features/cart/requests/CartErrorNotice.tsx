import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { CartError } from './cartError.ts'
import { useCartErrorText } from './useCartErrorText.ts'

/** The reason why the cart refused a change. */
export function CartErrorNotice({ error }: { readonly error: CartError }) {
  const errorText = useCartErrorText()
  return (
    <Notice tone="error" role="alert">
      {errorText(error)}
    </Notice>
  )
}
