import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import addressPageNode from '#src/__generated__/AccountAddressPageQuery.graphql.ts'
import saveAddressNode from '#src/__generated__/useSaveCustomerAddressUpdateMutation.graphql.ts'
import { component as AccountAddressPage } from '#src/pages/account-address/AccountAddressPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from './accountStage.tsx'

/** As another client has written it: a region as text, and more lines than the form has. */
const SAVED = {
  id: 7,
  default_shipping: true,
  default_billing: false,
  firstname: 'Ada',
  lastname: 'Rossi',
  company: null,
  street: ['Hauptstraße 1', 'Hof 2', 'Etage 3'],
  city: 'Leipzig',
  region: { region_id: null, region: 'Sachsen', region_code: null },
  postcode: '04109',
  country_code: 'DE',
  telephone: '0341123456',
}

async function openAddress() {
  const { show, sent, customerToken } = await stageAccount(
    <AccountAddressPage
      query={{ operation: 'AccountAddressPageQuery', variables: {} }}
      addressId={7}
      path="/account/addresses/7"
    />,
    {
      path: '/account/addresses/7',
      answers: {
        AccountAddressPageQuery: {
          data: completeAnswer(addressPageNode.operation, {
            customer: { firstname: 'Ada', lastname: 'Rossi', addresses: [SAVED] },
            countries: [
              { id: 'IT', full_name_locale: 'Italia', available_regions: [{ id: 1, code: 'MI', name: 'Milano' }] },
              { id: 'DE', full_name_locale: 'Germania', available_regions: null },
            ],
            storeConfig: { store_code: 'it', default_country: 'IT', countries_with_required_region: 'IT' },
          }),
        },
        useSaveCustomerAddressUpdateMutation: {
          data: completeAnswer(saveAddressNode.operation, { updateCustomerAddress: SAVED }),
        },
      },
    },
  )
  customerToken.issue('bearer')
  await show()
  return async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Salva l’indirizzo' }))
    const saved = () => sent.find(({ name }) => name === 'useSaveCustomerAddressUpdateMutation')?.variables['input']
    await waitFor(() => expect(saved()).toBeDefined())
    return saved()
  }
}

test('an address that is saved without a change loses no field', async () => {
  const save = await openAddress()
  const { id: _, ...unchanged } = SAVED
  expect(await save()).toEqual({
    ...unchanged,
    street: ['Hauptstraße 1', 'Hof 2, Etage 3'],
    region: { region_id: null, region: 'Sachsen' },
  })
})

test('the region as text can be replaced', async () => {
  const save = await openAddress()
  const field = await screen.findByRole('textbox', { name: /^(Land|Regione)/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'Thüringen')
  expect(await save()).toMatchObject({ region: { region_id: null, region: 'Thüringen' } })
})
