import { Trans } from '@lingui/react/macro'

/** The consent to the supply of digital content, repeated with the order (Directive 2011/83/EU, art. 8 (7) b). */
export const DigitalConsentWords = () => (
  <Trans>
    Hai chiesto che i contenuti digitali siano forniti subito: quando la fornitura inizia, su di essi non hai più il
    diritto di recesso.
  </Trans>
)
