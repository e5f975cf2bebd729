import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { graphql, readInlineData } from 'react-relay'
import type { PickupChoice_cart$key } from '#src/__generated__/PickupChoice_cart.graphql.ts'
import type { ConcreteRequest } from 'relay-runtime'
import type { PickupChoiceQuery } from '#src/__generated__/PickupChoiceQuery.graphql.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { CheckoutSection } from '#src/features/checkout/form/CheckoutSection.tsx'
import { PICKUP_METHOD } from '#src/features/checkout/form/checkoutValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import type { QueryPool } from '#src/relay/queryPool.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { collectedSkus } from './collectedSkus.ts'
import { PickupPlaces } from './PickupPlaces.tsx'
import { isSamePlace, offeredPlaces, placeOf } from './offeredPlaces.ts'

/** Larger than the country: returns the whole list, sorted by distance. */
const ANYWHERE_KM = 5_000

export type PickupChoiceProps = {
  readonly cartId: string
  readonly cart: PickupChoice_cart$key
  /** The lines of the cart: they determine the required SKUs. */
  readonly lineUids: string
  /** Null where the choice was made: the shop gets its name in the form, and nothing is shown. */
  readonly address: ReactNode | null
}

const placesNode = graphql`
  query PickupChoiceQuery($products: [ProductInfoInput], $isNear: Boolean!, $area: AreaInput) {
    pickupLocations(sort: { name: ASC }, pageSize: 100) {
      items {
        ...offeredPlaces_place
      }
    }
    thatKeepAll: pickupLocations(productsInfo: $products, pageSize: 100) {
      items {
        pickup_location_code
      }
    }
    byDistance: pickupLocations(area: $area, pageSize: 100) @include(if: $isNear) {
      items {
        pickup_location_code
      }
    }
  }
`

const pickupVariables = (skus: readonly string[], near: string): PickupChoiceQuery['variables'] => ({
  products: skus.map((sku) => ({ sku })),
  isNear: near !== '',
  area: near === '' ? null : { radius: ANYWHERE_KM, search_term: near },
})

/** The SKUs that a pickup location must have. */
const skusOf = (cart: PickupChoice_cart$key): readonly string[] =>
  collectedSkus(
    readInlineData(
      graphql`
        fragment PickupChoice_cart on Cart @inline {
          id
          ...collectedSkus_cart
        }
      `,
      cart,
    ),
  )

/** Preloads the pickup locations while the shopper fills in the fields before. */
export function preloadPlaces(queries: QueryPool, cart: PickupChoice_cart$key): void {
  const skus = skusOf(cart)
  if (skus.length > 0) queries.load<PickupChoiceQuery>(placesNode as ConcreteRequest, pickupVariables(skus, ''))
}

const cartNode = graphql`
  query PickupChoiceCartQuery($cartId: String!) {
    cart(cart_id: $cartId) {
      id
      ...PickupChoice_cart
    }
  }
`

/**
 * The choice between shipping and pickup, with the location; only the address form if there are no pickup locations.
 */
export function PickupChoice({ cartId, cart, lineUids, address }: PickupChoiceProps) {
  useRefetch(cartNode, { cartId }, lineUids, true)
  const skus = useMemo(() => skusOf(cart), [cart])
  if (address === null) return <PlaceName skus={skus} />
  return <PlaceChoice skus={skus} address={address} />
}

function PlaceName({ skus }: { readonly skus: readonly string[] }) {
  const { getValues, setValue } = useFormContext<CheckoutValues>()
  const { pickupLocations } = useBrowserQuery<PickupChoiceQuery>(placesNode, pickupVariables(skus, ''))
  useEffect(() => {
    const chosen = getValues('pickup')
    const known = offeredPlaces(pickupLocations?.items ?? [], [], []).find(({ code }) => code === chosen?.code)
    if (known) setValue('pickup', placeOf(known))
  }, [pickupLocations, getValues, setValue])
  return null
}

function PlaceChoice({ skus, address }: { skus: readonly string[]; address: ReactNode }) {
  const { t } = useLingui()
  const queries = use(QueryPoolContext)
  const { control, clearErrors, getValues, setValue } = useFormContext<CheckoutValues>()
  const [isPickup, chosen] = useWatch({ control, name: ['isPickup', 'pickup'] })
  const [near, setNear] = useState('')
  const [isSearching, startSearch] = useTransition()
  // Preloaded, and loaded by each search: rendering only reads it.
  const data = useBrowserQuery<PickupChoiceQuery>(placesNode, pickupVariables(skus, near))
  const { pickupLocations, thatKeepAll, byDistance } = data
  const places = useMemo(() => {
    const keepers = thatKeepAll?.items?.map((place) => place?.pickup_location_code) ?? []
    const nearest = byDistance?.items?.map((place) => place?.pickup_location_code) ?? []
    return offeredPlaces(pickupLocations?.items ?? [], keepers, nearest)
  }, [pickupLocations, thatKeepAll, byDistance])
  const lastSent = useRef('')

  useEffect(() => {
    // A cart that was filled on another device has an address only; and a location may have closed, or lack an item
    // that was added.
    if (!chosen) return
    const known = places.find((place) => (chosen.code ? place.code === chosen.code : isSamePlace(place, chosen)))
    if (!known?.keepsAll) setValue('pickup', null)
    else if (!chosen.code) setValue('pickup', placeOf(known))
  }, [chosen, places, setValue])

  if (places.length === 0) return address
  const search = (place: string) => {
    queries?.load<PickupChoiceQuery>(placesNode as ConcreteRequest, pickupVariables(skus, place))
    startSearch(() => setNear(place))
  }
  const choose = (collects: boolean) => {
    if (collects) lastSent.current = getValues('shippingMethod') ?? ''
    setValue('isPickup', collects)
    setValue('shippingMethod', collects ? PICKUP_METHOD : lastSent.current)
    clearErrors(['pickup', 'shipping', 'shippingMethod'])
  }
  return (
    <>
      <CheckoutSection title={t`Come lo ricevi`}>
        <RadioGroup legend={t`Come lo ricevi`} legendHidden>
          <Radio name="way" value="sent" checked={!isPickup} onChange={() => choose(false)} label={t`Consegna`} />
          <Radio
            name="way"
            value="collected"
            checked={isPickup}
            onChange={() => choose(true)}
            label={t`Ritiro in negozio`}
          />
        </RadioGroup>
      </CheckoutSection>
      {isPickup ? (
        <CheckoutSection title={t`Negozio`}>
          <PickupPlaces
            places={places}
            chosen={chosen?.code ?? ''}
            onChoose={(place) => {
              setValue('pickup', placeOf(place))
              clearErrors('pickup')
            }}
            near={near}
            isNearKnown={(byDistance?.items ?? []).length > 0}
            isSearching={isSearching}
            onSearch={search}
          />
        </CheckoutSection>
      ) : (
        address
      )}
    </>
  )
}
