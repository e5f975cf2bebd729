import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { UnrestoredLine } from '#src/platform/session/restoration.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type JoinReportProps = {
  /** `missing`: these lines could not be merged. `apart`: the whole earlier cart is not merged yet. */
  readonly kind: 'missing' | 'apart'
  readonly lines: readonly UnrestoredLine[]
  readonly merging: boolean
  readonly onMergeAgain: () => void
  readonly onContinue: () => void
}

/** Shown after sign-in if the earlier cart was not merged completely. */
export function JoinReport({ kind, lines, merging, onMergeAgain, onContinue }: JoinReportProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  // It replaces the form that had the focus.
  useEffect(() => heading.current?.focus(), [kind])
  return (
    <Stack gap="s5">
      <Heading level={3} size="md" ref={heading} tabIndex={-1}>
        {kind === 'missing' ? (
          <Trans>Qualche pezzo non è entrato nel carrello</Trans>
        ) : (
          <Trans>Il carrello di prima aspetta</Trans>
        )}
      </Heading>
      <p>
        {kind === 'missing' ? (
          <Trans>
            Hai effettuato l’accesso. Questi pezzi non sono passati nel carrello del tuo account, di solito perché non
            ne restano abbastanza:
          </Trans>
        ) : (
          <Trans>
            Hai effettuato l’accesso, ma non siamo riusciti a unire il carrello che avevi riempito prima. Lo teniamo da
            parte: puoi riprovare ora, oppure lo ritrovi quando esci dall’account.
          </Trans>
        )}
      </p>
      {lines.length > 0 && (
        <ul aria-label={t`Pezzi rimasti fuori`}>
          {lines.map(({ name, quantity }, index) => (
            // Several variants may have the same name.
            <li key={`${index} ${name}`}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      )}
      <Cluster>
        {kind === 'apart' && (
          <Button loading={merging} onClick={onMergeAgain}>
            <Trans>Riprova a unire</Trans>
          </Button>
        )}
        <Button variant={kind === 'apart' ? 'secondary' : 'primary'} onClick={onContinue}>
          <Trans>Continua</Trans>
        </Button>
      </Cluster>
    </Stack>
  )
}
