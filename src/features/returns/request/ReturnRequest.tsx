import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RequestReturnInput } from '#src/__generated__/useRequestReturnMutation.graphql.ts'
import type { ReturnRequest_attributes$key } from '#src/__generated__/ReturnRequest_attributes.graphql.ts'
import type { ReturnRequest_order$key } from '#src/__generated__/ReturnRequest_order.graphql.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { NoReturns } from './NoReturns.tsx'
import { readReturnablePieces } from './returnablePieces.ts'
import { readReturnAttributes } from '../returnAttributes.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { returnInput } from '../returnSchema.ts'

type ReturnRequestProps = {
  readonly isEnabled: boolean
  readonly order: ReturnRequest_order$key | null | undefined
  /** The questions about each piece. */
  readonly attributes: ReturnRequest_attributes$key | null | undefined
  /** A link back to the order if nothing can be returned. */
  readonly wayBack: ReactNode
  /** Resolves to the error; null when the page goes on. */
  readonly onSubmit: (input: Omit<RequestReturnInput, 'order_uid'>) => Promise<MutationError | null>
}

/** The form to request a return, or the reason why it is not possible. */
export function ReturnRequest({
  isEnabled,
  order: orderKey,
  attributes: attributesKey,
  wayBack,
  onSubmit,
}: ReturnRequestProps) {
  const { t } = useLingui()
  const order = useFragment(
    graphql`
      fragment ReturnRequest_order on CustomerOrder {
        number
        ...returnablePieces_order
      }
    `,
    orderKey,
  )
  const attributes = useFragment(
    graphql`
      fragment ReturnRequest_attributes on AttributesMetadataOutput {
        ...returnAttributes_list
      }
    `,
    attributesKey,
  )
  if (!isEnabled) return <NoReturns isEnabled={false} />
  // Without the attributes the backend would refuse the request for missing answers.
  if (!order || !attributes) return <NoReturns isEnabled />
  const pieces = readReturnablePieces(order)
  const questions = readReturnAttributes(attributes)
  if (pieces.length === 0) {
    return (
      <EmptyState title={t`Non c’è niente da rendere`} action={wayBack}>
        <p>
          <Trans>Si rende quello che è già partito e che non è già in un reso.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <ReturnForm
      pieces={pieces}
      attributes={questions}
      onSubmit={(wish) => onSubmit(returnInput(pieces, questions, wish))}
    />
  )
}
