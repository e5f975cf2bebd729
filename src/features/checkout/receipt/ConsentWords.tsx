import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ConsentKind } from '#src/shop/consents.ts'

/** A consent of the checkout, repeated with the order (Directive 2011/83/EU, art. 8 (7) b). */
export const ConsentWords = ({ kind }: { readonly kind: ConsentKind }) => WORDS[kind]

const WORDS: Readonly<Record<ConsentKind, ReactNode>> = {
  digital: (
    <Trans>
      Hai chiesto che i contenuti digitali siano forniti subito: quando la fornitura inizia, su di essi non hai più il
      diritto di recesso.
    </Trans>
  ),
  service: (
    <Trans>
      Hai chiesto che i servizi comincino prima che finisca il periodo di recesso: quando sono stati eseguiti del tutto,
      su di essi non hai più il diritto di recesso. Se recedi prima, paghi la parte già eseguita.
    </Trans>
  ),
}
