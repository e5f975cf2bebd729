import { useLingui } from '@lingui/react/macro'
import { inAWhile } from '#src/lib/inAWhile.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'

/** The message for a refusal of the host's limiter: it says when to try again. */
export function useTooManyTriesText(): (refusal: Pick<TooManyTries, 'waitSeconds'>) => string {
  const { t } = useLingui()
  const { locale } = useShop()
  return ({ waitSeconds }) => {
    const when = inAWhile(locale.intlLocale, waitSeconds)
    return t`Troppi tentativi: riprova ${when}.`
  }
}
