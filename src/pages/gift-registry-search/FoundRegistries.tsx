import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { item, link, list, quiet } from '#src/features/gift-registry/registry.css.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import type { FoundRegistry } from './findRegistries.ts'

/** The registries that were found, or the reason why there are none; null before a search. */
export type Finding = readonly FoundRegistry[] | 'unreachable' | 'server' | TooManyTries | 'searching' | null

/** The result of a search, announced beside the form. */
export function FoundRegistries({ finding }: { readonly finding: Finding }) {
  const { t } = useLingui()
  const tooManyTriesText = useTooManyTriesText()
  return (
    <>
      {finding === 'unreachable' && (
        <Notice role="alert" tone="error">
          <Trans>Il negozio non risponde. Controlla la connessione e riprova.</Trans>
        </Notice>
      )}
      {finding === 'server' && (
        <Notice role="alert" tone="error">
          <Trans>Qualcosa non ha funzionato da parte nostra. Riprova tra poco.</Trans>
        </Notice>
      )}
      {finding !== null && typeof finding === 'object' && 'waitSeconds' in finding && (
        <Notice role="alert" tone="error">
          {tooManyTriesText(finding)}
        </Notice>
      )}
      <div role="status">
        {finding === 'searching' && (
          <Text tone="muted">
            <Trans>Cerchiamo…</Trans>
          </Text>
        )}
        {Array.isArray(finding) &&
          (finding.length === 0 ? (
            <Text>
              <Trans>Non troviamo liste aperte con questi dati. Forse è privata: chiedi il link a chi festeggia.</Trans>
            </Text>
          ) : (
            <ul className={list} aria-label={t`Liste trovate`}>
              {finding.map(({ uid, title, name, type }: FoundRegistry) => (
                <li key={uid} className={item}>
                  <Link to="/gift-registry/$uid" params={{ uid }} className={link}>
                    {title}
                  </Link>
                  <p className={quiet}>{[type, name].filter(Boolean).join(' · ')}</p>
                </li>
              ))}
            </ul>
          ))}
      </div>
    </>
  )
}
