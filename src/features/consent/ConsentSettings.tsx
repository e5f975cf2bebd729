import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { knownConsentCode } from '#src/platform/consent/consentCode.ts'
import type { Consent } from '#src/platform/consent/consentCookie.ts'
import { OPTIONAL_PURPOSES } from '#src/platform/consent/purposes.ts'
import type { OptionalPurpose } from '#src/platform/consent/purposes.ts'
import { openVendors } from '#src/platform/vendors/vendors.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import type { ConsentDesk } from './ConsentContext.ts'
import { actions, facts, name, purpose as purposeClass, purposes } from './ConsentSettings.css.ts'
import { PrivacyLink } from './PrivacyLink.tsx'

/** Every purpose with its vendors. Nothing is ticked by default. */
export function ConsentSettings({ desk: { consent, settings, vendors } }: { desk: ConsentDesk }) {
  const { t } = useLingui()
  const code = knownConsentCode(useShop().storage)
  const [granted, setGranted] = useState<Consent>(() => consent.get() ?? [])
  const close = () => settings.set(false)
  const choose = (choice: Consent) => {
    close()
    consent.choose(choice)
  }
  const toggle = (purpose: OptionalPurpose, isGranted: boolean) =>
    setGranted((before) => OPTIONAL_PURPOSES.filter((one) => (one === purpose ? isGranted : before.includes(one))))
  const vendorsFor = (purpose: OptionalPurpose) =>
    openVendors(vendors).flatMap((vendor) =>
      vendor.name !== null && vendor.purposes.includes(purpose) ? vendor.name : [],
    )

  const texts: Readonly<Record<OptionalPurpose, { readonly label: string; readonly hint: string }>> = {
    preferences: {
      label: t`Preferenze e funzioni`,
      hint: t`Ricordare da una visita all’altra i pezzi che hai guardato; strumenti di altri sulla pagina, come l’assistente per l’accessibilità o le recensioni.`,
    },
    statistics: {
      label: t`Statistiche`,
      hint: t`Capire dove ci si blocca e quanto sono veloci le pagine, anche registrando la visita senza testi e immagini.`,
    },
    marketing: {
      label: t`Marketing`,
      hint: t`Proposte adatte a te, qui e su altri siti.`,
    },
  }

  return (
    <Dialog
      title={t`Preferenze cookie`}
      closeLabel={t`Chiudi`}
      onClose={close}
      footer={
        <div className={actions}>
          <Button variant="secondary" onClick={() => choose(granted)}>
            <Trans>Salva le scelte</Trans>
          </Button>
          <Button variant="secondary" onClick={() => choose([])}>
            <Trans>Rifiuta tutto</Trans>
          </Button>
          <Button variant="secondary" onClick={() => choose(OPTIONAL_PURPOSES)}>
            <Trans>Accetta tutto</Trans>
          </Button>
        </div>
      }
    >
      <div className={purposes}>
        <p>
          <Trans>
            Decidi per ogni scopo. La scelta vale sei mesi, e da qui la cambi quando vuoi. <PrivacyLink />
          </Trans>
        </p>
        <div className={purposeClass}>
          <p className={name}>
            <Trans>Necessari, sempre attivi</Trans>
          </p>
          <p className={facts}>
            <Trans>
              Cookie «cart» (un anno) per il carrello e «consent» (sei mesi) per questa scelta; memoria del browser per
              pagine viste, accesso, aspetto del sito e il codice casuale della scelta.
            </Trans>
          </p>
          {code !== null && (
            <p className={facts}>
              <Trans>
                Come prova conserviamo la tua scelta con il codice {code}, senza il tuo nome e il tuo indirizzo.
              </Trans>
            </p>
          )}
        </div>
        {OPTIONAL_PURPOSES.map((one) => (
          <div key={one} className={purposeClass}>
            <Checkbox
              checked={granted.includes(one)}
              onChange={({ target }) => toggle(one, target.checked)}
              label={<span className={name}>{texts[one].label}</span>}
              hint={texts[one].hint}
            />
            <VendorList names={vendorsFor(one)} />
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function VendorList({ names }: { readonly names: readonly string[] }): ReactNode {
  return (
    <p className={facts}>
      {names.length > 0 ? <Trans>Fornitori: {names.join(', ')}.</Trans> : <Trans>Al momento nessun fornitore.</Trans>}
    </p>
  )
}
