import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { GuestReturnPageQuery } from '#src/__generated__/GuestReturnPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { areReturnsEnabled } from '#src/features/returns/areReturnsEnabled.ts'
import { ReturnRequest } from '#src/features/returns/request/ReturnRequest.tsx'
import { useRequestGuestReturn } from '#src/features/returns/request/useRequestGuestReturn.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

export { default as operation } from '#src/__generated__/GuestReturnPageQuery.graphql.ts'
export { GuestReturnPage as component }

export type GuestReturnPageProps = { readonly query: RouteQuery<GuestReturnPageQuery> }

/** The form that requests a return without an account: the buyer confirms it by mail. */
function GuestReturnPage({ query }: GuestReturnPageProps) {
  const { t } = useLingui()
  const { token } = query.variables
  const requestReturn = useRequestGuestReturn()
  const [isAsked, setAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The form is removed together with the focused element.
  useEffect(() => place.current?.focus(), [isAsked])
  const { guestOrderByToken, attributesList, storeConfig } = useRouteQuery<GuestReturnPageQuery>(
    graphql`
      query GuestReturnPageQuery($token: String!) {
        guestOrderByToken(input: { token: $token }) {
          number
          ...ReturnRequest_order
        }
        attributesList(entityType: RMA_ITEM) {
          ...ReturnRequest_attributes
        }
        storeConfig {
          store_code
          ...areReturnsEnabled_storeConfig
        }
      }
    `,
    query,
  )
  const number = guestOrderByToken?.number ?? ''
  const toOrder = { to: '/orders/find', search: { token: token } } as const
  return (
    <AccountDoor title={t`Fai un reso`}>
      <Stack gap="s5">
        <Text>
          <Link {...toOrder}>
            <Trans>Ordine {number}</Trans>
          </Link>
        </Text>
        {isAsked ? (
          <Notice ref={place} tabIndex={-1} role="status" tone="success">
            <Trans>
              Ti abbiamo mandato un’email all’indirizzo dell’ordine: apri il link che trovi lì per confermare il reso.
              Fino ad allora non ce ne occupiamo.
            </Trans>
          </Notice>
        ) : (
          <ReturnRequest
            isEnabled={areReturnsEnabled(storeConfig)}
            order={guestOrderByToken}
            attributes={attributesList}
            wayBack={
              <Link {...toOrder} className={buttonClass({ variant: 'primary' })}>
                <Trans>Torna all’ordine</Trans>
              </Link>
            }
            onSubmit={async (input) => {
              const result = await requestReturn({ ...input, token })
              if (!result.ok) return result.error
              setAsked(true)
              return null
            }}
          />
        )}
      </Stack>
    </AccountDoor>
  )
}
