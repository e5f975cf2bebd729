import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import type { CaptchaBoxProps } from './CaptchaBox.tsx'

const CaptchaBox = createLatePart<CaptchaBoxProps>(
  async () => (await import('./CaptchaBox.tsx')).CaptchaBox,
  null,
  ({ captcha, of, onRetry }) =>
    of.split(' ').some((field) => field in captcha.settings) && <PartMissing onRetry={onRetry} />,
)

if (import.meta.env.SSR) await CaptchaBox.load()

/**
 * For a form that sends mutations which Google reCAPTCHA may protect: the notice about it, the box to tick, and the question
 * for consent. `of` names their root fields.
 */
export function Captcha({ of }: { readonly of: string }) {
  const { captcha } = useShop()
  return captcha && <CaptchaBox captcha={captcha} of={of} />
}
