import { Trans } from '@lingui/react/macro'
import type { Disputes } from '#src/shop/defineShop.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { NamedSite } from '#src/ui/layout/NamedSite.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The merchant's part in the settlement of disputes out of court, and the body for it. */
export function DisputeWords({ disputes: { participates, body } }: { readonly disputes: Disputes }) {
  return (
    <Stack as="section" gap="s3" aria-labelledby="disputes">
      <Heading level={2} size="md" id="disputes">
        <Trans>Risoluzione delle controversie</Trans>
      </Heading>
      <p>
        {participates ? (
          <Trans>
            Se non troviamo una soluzione insieme, puoi rivolgerti a questo organismo: partecipiamo alle sue procedure.
          </Trans>
        ) : (
          <Trans>
            Non siamo disposti né obbligati a partecipare a procedure davanti a un organismo di risoluzione alternativa
            delle controversie dei consumatori.
          </Trans>
        )}
      </p>
      {body && (
        <>
          {!participates && (
            <p>
              <Trans>L’organismo competente è questo.</Trans>
            </p>
          )}
          <p translate="no">
            <NamedSite name={body.name} url={body.url} />
            {body.address?.map((line) => (
              <span key={line}>
                <br />
                {line}
              </span>
            ))}
          </p>
        </>
      )}
    </Stack>
  )
}
