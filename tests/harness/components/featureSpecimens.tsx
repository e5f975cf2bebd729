import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { MockPayloadGenerator } from 'relay-test-utils'
import { ProductCard } from '#src/features/catalogue/card/ProductCard.tsx'
import { CartContents } from '#src/features/cart/lines/CartContents.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import type { featureSpecimensCartQuery } from '#tests/__generated__/featureSpecimensCartQuery.graphql.ts'
import type { featureSpecimensProductQuery } from '#tests/__generated__/featureSpecimensProductQuery.graphql.ts'
import { createShopMockEnvironment } from './mockEnvironment.ts'
import { shopPayload } from './shopResolvers.ts'
import { stageApp } from './stageApp.tsx'
import { stageShop } from './stageShop.ts'

type MockResolvers = MockPayloadGenerator.MockResolvers

/** A component in one state: the answer of the backend makes the state. */
type State = {
  readonly name: string
  readonly resolvers: MockResolvers
}

/** A feature's component in all of its states. */
type Specimen = {
  readonly id: string
  readonly name: string
  readonly component: () => ReactNode
  readonly layout: 'grid' | 'column'
  readonly states: readonly State[]
}

const PRICE = 24.5

/** Amounts by their field, or by the field around it and their field. */
type Amounts = Readonly<Record<string, number>>

const moneyWith = (amounts: Amounts): MockResolvers => ({
  Money: ({ path }) => {
    const [outer, inner] = (path ?? []).slice(-2)
    return { value: amounts[`${outer}.${inner}`] ?? amounts[String(inner)] ?? PRICE, currency: SHOP.currency }
  },
})

/** The values of every product here; `photo` needs no media server. */
const productWith = (photo: string, values: object, amounts: Amounts = {}): MockResolvers => {
  const product = () => ({
    name: 'Tazza Alba',
    small_image: { url: photo },
    media_gallery: [],
    custom_attributesV2: { items: [] },
    ...values,
  })
  return {
    ...moneyWith(amounts),
    ProductImage: () => ({ url: photo }),
    ProductInterface: () => ({ __typename: 'SimpleProduct', ...product() }),
    SimpleProduct: product,
  }
}

/** The lowest price of the thirty days before a reduction. */
const lowestPrice = (value: number) => ({
  custom_attributesV2: {
    items: [{ __typename: 'AttributeValue', code: SHOP.attributes.lowestPrice, value: String(value) }],
  },
})

const line = (photo: string, values: object = {}, product: object = {}) => ({
  __typename: 'SimpleCartItem',
  uid: 'MQ==',
  quantity: 2,
  errors: null,
  customizable_options: [],
  product: {
    __typename: 'SimpleProduct',
    name: 'Tazza Alba',
    thumbnail: { url: photo },
    only_x_left_in_stock: null,
    ...product,
  },
  ...values,
})

const cartWith = (
  photo: string,
  items: readonly object[],
  { values = {}, amounts = {} }: { readonly values?: object; readonly amounts?: Amounts } = {},
): MockResolvers => {
  const sum = 2 * PRICE
  return {
    ...productWith(photo, {}),
    ...moneyWith({ row_total_including_tax: sum, subtotal_including_tax: sum, grand_total: sum, ...amounts }),
    Cart: () => ({
      id: 'cart',
      is_virtual: false,
      total_quantity: items.length,
      itemsV2: { items },
      prices: { discounts: [], applied_taxes: [] },
      shipping_addresses: [],
      applied_coupons: null,
      ...values,
    }),
  }
}

const specimensWith = (photo: string): readonly Specimen[] => [
  {
    id: 'product-card',
    name: 'ProductCard, CardPrice, CardActions',
    component: Card,
    layout: 'grid',
    states: [
      { name: 'Prezzo', resolvers: productWith(photo, {}) },
      {
        name: 'Prezzo ridotto',
        resolvers: productWith(photo, lowestPrice(PRICE), { final_price: 19.9 }),
      },
      { name: 'Prezzi diversi', resolvers: productWith(photo, {}, { 'maximum_price.final_price': 39 }) },
      { name: 'Esaurito', resolvers: productWith(photo, { stock_status: 'OUT_OF_STOCK' }) },
      { name: 'Novità', resolvers: productWith(photo, { new_from_date: '2026-11-01', new_to_date: '2026-12-31' }) },
      { name: 'Senza foto', resolvers: productWith(photo, { small_image: null, review_count: 0 }) },
    ],
  },
  {
    id: 'cart-contents',
    name: 'CartContents, CartLine, CartTotals, CouponField, EmptyCart',
    component: Cart,
    layout: 'column',
    states: [
      { name: 'Una riga', resolvers: cartWith(photo, [line(photo)]) },
      {
        name: 'Uno sconto',
        resolvers: cartWith(photo, [line(photo)], {
          values: {
            applied_coupons: [{ code: 'BENVENUTO' }],
            prices: { discounts: [{ label: 'Benvenuto' }], applied_taxes: [] },
          },
          amounts: { amount: 4.9, grand_total: 44.1 },
        }),
      },
      {
        name: 'Esaurito nel frattempo',
        resolvers: cartWith(photo, [
          line(
            photo,
            { errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }] },
            { stock_status: 'OUT_OF_STOCK' },
          ),
        ]),
      },
      { name: 'Vuoto', resolvers: cartWith(photo, []) },
    ],
  },
]

function Card() {
  const { products } = useLazyLoadQuery<featureSpecimensProductQuery>(
    graphql`
      query featureSpecimensProductQuery @relay_test_operation {
        products(search: "tazza", pageSize: 1) {
          items {
            uid
            ...ProductCard_product
          }
        }
      }
    `,
    {},
  )
  const [product] = products?.items ?? []
  return product && <ProductCard product={product} layout="list" headingLevel={4} />
}

function Cart() {
  const { cart } = useLazyLoadQuery<featureSpecimensCartQuery>(
    graphql`
      query featureSpecimensCartQuery @relay_test_operation {
        cart(cart_id: "cart") {
          id
          ...CartContents_cart
        }
      }
    `,
    {},
  )
  return <CartContents cart={cart ?? null} />
}

/** The component in the providers of production, over a backend with the answers of the state. */
async function stage(component: () => ReactNode, resolvers: MockResolvers) {
  const { environment } = createShopMockEnvironment()
  const answer = (): void =>
    environment.mock.queueOperationResolver((operation) => {
      answer()
      return shopPayload(operation, resolvers)
    })
  answer()
  const Component = component
  const { router } = await stageApp(<Component />, {
    shop: stageShop({ cartId: 'cart', hasField: () => false }),
    environment,
  })
  return router
}

type StagedRouter = Awaited<ReturnType<typeof stage>>

const Staged = ({ router }: { readonly router: Promise<StagedRouter> }) => <RouterProvider router={use(router)} />

type FeatureSpecimensProps = {
  /** The address of all pictures. */
  readonly photo: string
  readonly classes: { readonly specimen: string; readonly state: string }
}

/** Components of features with their real fragments, in every state. */
export function FeatureSpecimens({ photo, classes }: FeatureSpecimensProps) {
  const [specimens] = useState(() =>
    specimensWith(photo).map(({ component, states, ...specimen }) => ({
      ...specimen,
      states: states.map(({ name, resolvers }) => ({ name, router: stage(component, resolvers) })),
    })),
  )
  return specimens.map(({ id, name, layout, states }) => {
    const shown = states.map((state) => (
      <div key={state.name} className={classes.state}>
        <Heading level={3}>{state.name}</Heading>
        <Suspense>
          <Staged router={state.router} />
        </Suspense>
      </div>
    ))
    return (
      <section key={id} id={id} className={classes.specimen}>
        <Heading level={2}>{name}</Heading>
        {layout === 'grid' ? <Grid>{shown}</Grid> : shown}
      </section>
    )
  })
}
