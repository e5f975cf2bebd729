import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { I18n } from '@lingui/core'
import { inAWhile } from '#src/lib/inAWhile.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'

type Refusal = Pick<TooManyTries, 'waitSeconds'>

/** The message for a refusal of the host's limiter: it says when to try again. */
export function tooManyTriesText(i18n: I18n, intlLocale: string, { waitSeconds }: Refusal): string {
  const when = inAWhile(intlLocale, waitSeconds)
  return i18n._(msg`Troppi tentativi: riprova ${when}.`)
}

/** As {@link tooManyTriesText}, for components. */
export function useTooManyTriesText(): (refusal: Refusal) => string {
  const { i18n } = useLingui()
  const { locale } = useShop()
  return (refusal) => tooManyTriesText(i18n, locale.intlLocale, refusal)
}
