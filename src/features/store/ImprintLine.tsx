import { Trans } from '@lingui/react/macro'
import type { Imprint } from '#src/shop/defineShop.ts'
import { imprintLine, part } from './ImprintLine.css.ts'

/** The merchant's name, address and numbers. */
export function ImprintLine({ imprint }: { readonly imprint: Imprint }) {
  const { company, address, register, vatId, email, phone } = imprint
  return (
    <address className={imprintLine} translate="no">
      <span className={part}>{company}</span>
      <span className={part}>{address.join(', ')}</span>
      {vatId !== undefined && (
        <span className={part}>
          <Trans>Partita IVA {vatId}</Trans>
        </span>
      )}
      {register !== undefined && (
        <span className={part}>
          <Trans>Registro delle imprese {register}</Trans>
        </span>
      )}
      <a className={part} href={`mailto:${email}`}>
        {email}
      </a>
      {phone !== undefined && (
        <a className={part} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          {phone}
        </a>
      )}
    </address>
  )
}
