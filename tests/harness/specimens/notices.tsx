import { CartErrorNotice } from '#src/features/cart/requests/CartErrorNotice.tsx'
import { ArrivingCartLine } from '#src/features/cart/lines/ArrivingCartLine.tsx'
import { FreeShippingWords } from '#src/features/cart/totals/FreeShippingWords.tsx'
import { ConfirmationNotice } from '#src/features/account/profile/ConfirmationNotice.tsx'
import { ResetPasswordForm } from '#src/features/account/access/ResetPasswordForm.tsx'
import { AccountOfferNotice } from '#src/features/checkout/contact/AccountOfferNotice.tsx'
import { PlaceLines } from '#src/features/checkout/delivery/PlaceLines.tsx'
import { SaveNotice } from '#src/features/checkout/form/SaveNotice.tsx'
import { ProviderFailureNotice, ProviderNotice } from '#src/features/checkout/payment/ProviderNotice.tsx'
import { OrderPhaseNotice } from '#src/features/checkout/placing/OrderPhaseNotice.tsx'
import { OrderProblemNotice } from '#src/features/checkout/placing/OrderProblemNotice.tsx'
import { MapPlaces } from '#src/features/cms/MapPlaces.tsx'
import { VideoFacade } from '#src/features/cms/VideoFacade.tsx'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import { ReorderNotice } from '#src/features/orders/reorder/ReorderNotice.tsx'
import { SearchLinks } from '#src/features/search/SearchLinks.tsx'
import { CheckoutClosed } from '#src/pages/checkout/CheckoutClosed.tsx'
import { CheckoutClosedOffline } from '#src/pages/checkout/CheckoutClosedOffline.tsx'
import { ChoicesUnavailable } from '#src/pages/product/purchase/ChoicesUnavailable.tsx'
import { JoinReport } from '#src/pages/sign-in/JoinReport.tsx'
import { SHOP } from '#src/shop/selectedShop.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PHOTO } from './photo.ts'
import type { Part } from './specimen.ts'
import { LONG_WORD } from './values.ts'

const nothing = () => undefined
const message = 'The backend’s own words'

/** Messages and pieces of screens that show only after something has happened; shown without the events before them. */
export const NOTICES: Part = {
  id: 'notices',
  name: 'Notices',
  specimens: [
    {
      id: 'cart-notices',
      name: 'Cart',
      layout: 'column',
      states: [
        {
          name: 'Refused changes',
          component: () => (
            <Stack gap="s3">
              {(['out-of-stock', 'insufficient-stock', 'unreachable', 'server'] as const).map((kind) => (
                <CartErrorNotice key={kind} error={{ kind, message }} />
              ))}
            </Stack>
          ),
        },
        {
          name: 'A line on its way',
          component: () => (
            <Stack gap="s3">
              <ArrivingCartLine line={{ name: 'Tazza Alba', imageUrl: PHOTO, quantity: 1 }} />
              <ArrivingCartLine line={{ name: LONG_WORD, imageUrl: null, quantity: 2 }} />
            </Stack>
          ),
        },
        {
          name: 'Free delivery',
          component: () => (
            <Stack gap="s3">
              <FreeShippingWords missing={12.5} currency={SHOP.currency} />
              <FreeShippingWords missing={0} currency={SHOP.currency} />
            </Stack>
          ),
        },
      ],
    },
    {
      id: 'checkout-notices',
      name: 'Checkout',
      layout: 'column',
      states: [
        {
          name: 'The e-mail has an account',
          component: () => <AccountOfferNotice email="giulia@example.com" isLeaving={false} />,
        },
        {
          name: 'Not saved',
          component: () => (
            <SaveNotice
              failure={{ step: { kind: 'email', email: '' }, error: { kind: 'unreachable', message } }}
              onRetry={nothing}
            />
          ),
        },
        {
          name: 'Payment provider',
          component: () => (
            <Stack gap="s3">
              <ProviderNotice isAgreed wasCancelled={false} />
              <ProviderNotice isAgreed={false} wasCancelled />
              <ProviderFailureNotice />
            </Stack>
          ),
        },
        {
          name: 'Order without an answer',
          component: () => (
            <Stack gap="s3">
              <OrderPhaseNotice phase="checking" onCheckAgain={nothing} />
              <OrderPhaseNotice phase="unknown" onCheckAgain={nothing} />
            </Stack>
          ),
        },
        {
          name: 'Refused orders',
          component: () => (
            <Stack gap="s3">
              {(['out-of-stock', 'cart-changed', 'session-expired', 'address', 'pickup-place'] as const).map((kind) => (
                <OrderProblemNotice key={kind} problem={{ kind, message }} />
              ))}
            </Stack>
          ),
        },
        {
          name: 'A place to collect the order',
          component: () => (
            <PlaceLines
              place={{
                name: 'Bottega',
                street: 'Via Roma 3',
                postcode: '50123',
                countryCode: SHOP.country,
                lines: ['Via Roma 3', '50123 Firenze'],
              }}
            />
          ),
        },
        { name: 'Ordered', component: () => <CheckoutClosed why="ordered" isCustomer onSeek={nothing} /> },
        { name: 'Ordered elsewhere', component: () => <CheckoutClosed why="ordered-elsewhere" /> },
        { name: 'Lost cart', component: () => <CheckoutClosed why="lost" /> },
        {
          name: 'Ordered, without a network',
          component: () => <CheckoutClosedOffline why="ordered" onRetry={nothing} />,
        },
      ],
    },
    {
      id: 'account-notices',
      name: 'Account',
      layout: 'column',
      states: [
        { name: 'Mail to confirm', component: () => <ConfirmationNotice email="giulia@example.com" /> },
        { name: 'New password', component: () => <ResetPasswordForm email="giulia@example.com" token="token" /> },
        {
          name: 'Cart not joined',
          component: () => (
            <Stack gap="s5">
              {(['missing', 'apart'] as const).map((kind) => (
                <JoinReport
                  key={kind}
                  kind={kind}
                  lines={[{ name: 'Tazza Alba', quantity: 2 }]}
                  merging={false}
                  onMergeAgain={nothing}
                  onContinue={nothing}
                />
              ))}
            </Stack>
          ),
        },
        {
          name: 'Ordered again',
          component: () => (
            <Stack gap="s3">
              <ReorderNotice outcome={{ ok: true, value: [{ name: 'Tazza Alba', wanted: 2, added: 2 }] }} />
              <ReorderNotice outcome={{ ok: true, value: [{ name: LONG_WORD, wanted: 2, added: 1 }] }} />
              <ReorderNotice outcome={{ ok: false, error: { kind: 'unknown', message } }} />
            </Stack>
          ),
        },
      ],
    },
    {
      id: 'other-notices',
      name: 'Elsewhere',
      layout: 'column',
      states: [
        { name: 'Part that did not come', component: () => <PartMissing onRetry={nothing} /> },
        { name: 'Choices that did not come', component: ChoicesUnavailable },
        { name: 'Other searches', component: () => <SearchLinks words={['tazza alba', LONG_WORD]} /> },
        {
          name: 'Places',
          component: () => (
            <MapPlaces
              places={[
                {
                  name: 'Bottega',
                  lines: ['Via Roma 3', '50123 Firenze'],
                  phone: '055 123456',
                  comment: 'Aperta dal lunedì al sabato',
                  map: 'https://maps.example/1',
                },
              ]}
            />
          ),
        },
        {
          name: 'Video',
          component: () => (
            <VideoFacade
              video={{
                page: 'https://www.youtube.com/watch?v=abcdefghijk',
                player: { host: 'YouTube', src: 'https://www.youtube-nocookie.com/embed/abcdefghijk' },
              }}
              name="Il forno"
            />
          ),
        },
      ],
    },
  ],
}
