import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { useSubscribeEmailToNewsletter } from './useSubscribeEmailToNewsletter.ts'
import { subscribeWords } from './subscribeWords.ts'
import { offer } from './NewsletterOffer.css.ts'

type OfferState = { readonly kind: 'idle' | 'sending' | 'done' } | { readonly kind: 'failed'; readonly message: string }

/** Subscribes a known e-mail with one click. */
export function NewsletterOffer({ email }: { email: string }) {
  const { t, i18n } = useLingui()
  const { intlLocale } = useShop().locale
  const subscribe = useSubscribeEmailToNewsletter()
  const outcome = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<OfferState>({ kind: 'idle' })
  const onSubscribe = async () => {
    setState({ kind: 'sending' })
    const result = await subscribe(email)
    // The button is removed, so the focus moves to the result.
    if (result.ok) outcome.current?.focus()
    setState(result.ok ? { kind: 'done' } : { kind: 'failed', message: subscribeWords(i18n, intlLocale, result.error) })
  }
  return (
    <Stack as="section" gap="s3" aria-label={t`Newsletter`}>
      {state.kind !== 'done' && (
        <>
          <Heading level={2} size="md">
            <Trans>Restiamo in contatto?</Trans>
          </Heading>
          <Text>
            <Trans>Ogni tanto scriviamo di pezzi nuovi, offerte e appuntamenti. Ti cancelli quando vuoi.</Trans>
          </Text>
          <div>
            <Button variant="secondary" loading={state.kind === 'sending'} onClick={() => void onSubscribe()}>
              <span className={offer}>
                <Trans>Scrivetemi a {email}</Trans>
              </span>
            </Button>
          </div>
          <Captcha of="subscribeEmailToNewsletter" />
        </>
      )}
      <div ref={outcome} role="status" tabIndex={-1}>
        {state.kind === 'done' && (
          <Notice tone="success" title={t`Grazie!`}>
            <Trans>Se serve una conferma, la trovi nella tua posta.</Trans>
          </Notice>
        )}
      </div>
      <div role="alert">{state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}</div>
    </Stack>
  )
}
