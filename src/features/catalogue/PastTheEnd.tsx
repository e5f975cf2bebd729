import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { buttonClass } from '#src/ui/Button.css.ts'
import type { AnchorProps } from '#src/features/navigation/anchorProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'

type PastTheEndProps = {
  readonly page: number
  readonly renderFirstPageLink: (anchor: AnchorProps) => ReactElement
}

/** A page number that the list does not have (any more). */
export function PastTheEnd({ page, renderFirstPageLink }: PastTheEndProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`La pagina ${page} non c’è`}
      action={renderFirstPageLink({
        className: buttonClass({ variant: 'secondary' }),
        children: t`Torna alla prima pagina`,
      })}
    >
      <p>
        <Trans>I pezzi finiscono prima. Ricomincia dall’inizio: sono tutti lì.</Trans>
      </p>
    </EmptyState>
  )
}
