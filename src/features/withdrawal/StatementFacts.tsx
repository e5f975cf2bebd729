import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fact, facts, name as nameClass, value } from './StatementFacts.css.ts'
import type { WithdrawalStatement } from './withdrawalStatement.ts'

type StatementFactsProps = {
  readonly statement: WithdrawalStatement
  /** `Fact`s that come first. */
  readonly children?: ReactNode
}

/** The statement as a list of facts. */
export function StatementFacts({ statement: { name, email, orderNumber, goods }, children }: StatementFactsProps) {
  return (
    <dl className={facts}>
      {children}
      <Fact name={<Trans>Nome e cognome</Trans>}>{name}</Fact>
      <Fact name={<Trans>Email</Trans>}>{email}</Fact>
      <Fact name={<Trans>Ordine</Trans>}>{orderNumber}</Fact>
      <Fact name={<Trans>Articoli</Trans>}>{goods || <Trans>tutto l’ordine</Trans>}</Fact>
    </dl>
  )
}

type FactProps = { readonly name: ReactNode; readonly children: ReactNode }

export function Fact({ name, children }: FactProps) {
  return (
    <div className={fact}>
      <dt className={nameClass}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  )
}
