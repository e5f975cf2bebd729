import { Trans } from '@lingui/react/macro'
import { TroubleNotice } from '../fields/TroubleNotice.tsx'
import type { Trouble } from './takeCard.ts'

export function CardTrouble({ trouble }: { readonly trouble: Trouble }) {
  return (
    <TroubleNotice>
      <Words trouble={trouble} />
    </TroubleNotice>
  )
}

function Words({ trouble }: { readonly trouble: Trouble }) {
  switch (trouble) {
    case 'refused':
      return (
        <Trans>
          La tua banca non ha confermato il pagamento: non hai pagato niente e l’ordine non è partito. Prova un’altra
          carta o scegli un altro modo di pagare.
        </Trans>
      )
    case 'closed':
      return (
        <Trans>
          Hai interrotto la conferma della banca: non hai pagato niente e l’ordine non è partito. Puoi riprovare o
          scegliere un altro modo di pagare.
        </Trans>
      )
    case 'unanswered':
      return (
        <Trans>
          Chi gestisce le carte non risponde: non hai pagato niente e l’ordine non è partito. Riprova tra poco o scegli
          un altro modo di pagare.
        </Trans>
      )
    case 'declined':
      return (
        <Trans>
          Il pagamento non è stato accettato: l’ordine non è partito e non hai pagato niente. Riprova o scegli un altro
          modo di pagare.
        </Trans>
      )
    case 'not-ready':
      return <Trans>I campi per la carta non sono ancora pronti: l’ordine non è partito.</Trans>
  }
}
