import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { toast } from 'sonner'
import { afterEach, describe, expect, test, vi } from 'vitest'
import addressPageNode from '#src/__generated__/AccountAddressPageQuery.graphql.ts'
import createPageNode from '#src/__generated__/AccountCreatePageQuery.graphql.ts'
import privacyPageNode from '#src/__generated__/AccountPrivacyPageQuery.graphql.ts'
import profilePageNode from '#src/__generated__/AccountProfilePageQuery.graphql.ts'
import returnPageNode from '#src/__generated__/AccountReturnPageQuery.graphql.ts'
import attributesNode from '#src/__generated__/FormAttributesQuery.graphql.ts'
import saveAddressNode from '#src/__generated__/useSaveCustomerAddressUpdateMutation.graphql.ts'
import addCommentNode from '#src/__generated__/useAddReturnCommentMutation.graphql.ts'
import addTrackingNode from '#src/__generated__/useReturnTrackingAddMutation.graphql.ts'
import updateCustomerNode from '#src/__generated__/useUpdateCustomerMutation.graphql.ts'
import addPersonNode from '#src/__generated__/useGiftRegistryPeopleAddMutation.graphql.ts'
import updateRegistryNode from '#src/__generated__/useUpdateGiftRegistryMutation.graphql.ts'
import { component as AccountAddressPage } from '#src/pages/account-address/AccountAddressPage.tsx'
import { component as AccountGiftRegistryPage } from '#src/pages/account-gift-registry/AccountGiftRegistryPage.tsx'
import { component as AccountCreatePage } from '#src/pages/account-create/AccountCreatePage.tsx'
import { component as AccountForgotPasswordPage } from '#src/pages/account-forgot-password/AccountForgotPasswordPage.tsx'
import { component as AccountPrivacyPage } from '#src/pages/account-privacy/AccountPrivacyPage.tsx'
import { component as AccountProfilePage } from '#src/pages/account-profile/AccountProfilePage.tsx'
import { component as AccountResetPasswordPage } from '#src/pages/account-reset-password/AccountResetPasswordPage.tsx'
import { component as AccountReturnPage } from '#src/pages/account-return/AccountReturnPage.tsx'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { KEY, REGISTRY, registryAnswer } from './registryAnswers.ts'
import { stageAccount, type Answers } from './accountStage.tsx'

const STORE_CONFIG = {
  store_code: 'it',
  default_title: 'Shop',
  default_country: 'IT',
  minimum_password_length: '8',
  required_character_classes_number: '1',
  countries_with_required_region: 'IT',
  optional_zip_countries: '',
}
const ADA = { firstname: 'Ada', lastname: 'Rossi', email: 'ada@example.com', is_subscribed: false }
const PASSWORD = 'Nuova.parola.26'

type Form = {
  readonly page: ReactNode
  readonly path: string
  /** The fragment of the mailed link. */
  readonly secret?: string
  readonly answers: Answers
  /** The input, by label. */
  readonly typed: readonly (readonly [label: RegExp | string, text: string])[]
  /** Pressed to show the form. */
  readonly opens?: string
  readonly submit: string
  readonly mutation: string
  /** The field of the mutation. */
  readonly field: string
  /** The form of a customer, whose session may end meanwhile. */
  readonly isPersonal: boolean
  /** The answer does not reveal whether an address is known: a refusal reads like a success. */
  readonly isNeutral?: true
  readonly done?: object
  /** The confirmation, as a toast or in place of the form. */
  readonly confirmed?: RegExp
}

const SIGNED_IN = { data: { generateCustomerToken: { token: 'again' } } }
const profile = {
  page: (
    <AccountProfilePage
      query={{ operation: 'AccountProfilePageQuery', variables: {} }}
      attributes={{ operation: 'FormAttributesQuery', variables: { formCode: 'customer_account_edit' } }}
      path="/account/profile"
    />
  ),
  path: '/account/profile',
  isPersonal: true,
  answers: {
    AccountProfilePageQuery: {
      data: completeAnswer(profilePageNode.operation, { customer: ADA, storeConfig: STORE_CONFIG }),
    },
    FormAttributesQuery: {
      data: completeAnswer(attributesNode.operation, {
        attributesForm: {
          items: [
            {
              __typename: 'CustomerAttributeMetadata',
              code: 'come',
              label: 'Come ci hai conosciuto?',
              frontend_input: 'TEXT',
              is_required: false,
              sort_order: 1,
              options: [],
              validate_rules: [],
            },
          ],
        },
      }),
    },
    useSignInMutation: SIGNED_IN,
  },
} as const
const door = (name: string, node: Parameters<typeof completeAnswer>[0]) => ({
  [name]: { data: completeAnswer(node, { storeConfig: STORE_CONFIG }) },
})
const RETURN = {
  uid: 'Mg==',
  number: '000000002',
  created_at: '2026-11-18 12:00:00',
  status: 'AUTHORIZED',
  order: { number: '000000007' },
  items: [
    {
      uid: 'p1',
      status: 'AUTHORIZED',
      request_quantity: 1,
      quantity: 1,
      order_item: { __typename: 'OrderItem', id: 'MTE=', product_name: 'Tazza' },
      custom_attributesV2: [],
    },
  ],
  comments: [],
  available_shipping_carriers: [{ uid: 'dhl', label: 'DHL' }],
  shipping: { address: null, tracking: [] },
}
const registry = {
  page: (
    <AccountGiftRegistryPage
      query={{ operation: 'AccountGiftRegistryPageQuery', variables: { uid: KEY } }}
      path={`/account/gift-registry/${KEY}`}
    />
  ),
  path: `/account/gift-registry/${KEY}`,
  isPersonal: true,
  // A type of event without choices.
  answers: registryAnswer({
    ...REGISTRY,
    type: { uid: 'MQ==', label: 'Compleanno' },
    dynamic_attributes: [{ code: 'event_date', label: 'Data della festa', value: '2027-05-15' }],
  }),
} as const
const returned = {
  page: (
    <AccountReturnPage
      query={{ operation: 'AccountReturnPageQuery', variables: { uid: 'Mg==' } }}
      path="/account/returns/Mg=="
    />
  ),
  path: '/account/returns/Mg==',
  isPersonal: true,
  answers: {
    AccountReturnPageQuery: {
      data: completeAnswer(returnPageNode.operation, {
        customer: { return: RETURN },
        attributesList: { items: [] },
        storeConfig: STORE_CONFIG,
      }),
    },
  },
} as const

const ADDRESS = {
  id: 7,
  default_shipping: true,
  default_billing: true,
  firstname: 'Ada',
  lastname: 'Rossi',
  street: ['Via Roma 1'],
  city: 'Milano',
  region: { region_id: 1 },
  postcode: '20121',
  country_code: 'IT',
  telephone: '02123456',
}

const FORMS: Readonly<Record<string, Form>> = {
  name: {
    ...profile,
    typed: [
      ['Nome', 'Adele'],
      ['Cognome', 'Bianchi'],
    ],
    submit: 'Salva il nome',
    mutation: 'useUpdateCustomerMutation',
    field: 'updateCustomerV2',
    done: {
      data: completeAnswer(updateCustomerNode.operation, {
        updateCustomerV2: { customer: { ...ADA, firstname: 'Adele', lastname: 'Bianchi' } },
      }),
    },
    confirmed: /Il tuo nome è salvato/,
  },
  'what the merchant asks': {
    ...profile,
    typed: [['Come ci hai conosciuto?', 'A una fiera']],
    submit: 'Salva i dati',
    mutation: 'useUpdateCustomerMutation',
    field: 'updateCustomerV2',
    done: { data: completeAnswer(updateCustomerNode.operation, { updateCustomerV2: { customer: ADA } }) },
    confirmed: /I tuoi dati sono salvati/,
  },
  email: {
    ...profile,
    typed: [
      ['Email', 'adele@example.com'],
      [/^Password attuale.*/, 'Vecchia.26'],
    ],
    submit: 'Salva l’indirizzo email',
    mutation: 'useUpdateCustomerEmailMutation',
    field: 'updateCustomerEmail',
    done: { data: { updateCustomerEmail: { customer: { email: 'adele@example.com' } } } },
    confirmed: /Il tuo indirizzo email è salvato/,
  },
  password: {
    ...profile,
    typed: [
      [/^Password attuale.*/, 'Vecchia.26'],
      ['Nuova password', PASSWORD],
    ],
    submit: 'Salva la nuova password',
    mutation: 'useChangeCustomerPasswordMutation',
    field: 'changeCustomerPassword',
    done: { data: { changeCustomerPassword: { email: ADA.email } } },
    confirmed: /La tua nuova password è salvata/,
  },
  address: {
    page: (
      <AccountAddressPage
        query={{ operation: 'AccountAddressPageQuery', variables: {} }}
        addressId={7}
        path="/account/addresses/7"
      />
    ),
    path: '/account/addresses/7',
    isPersonal: true,
    answers: {
      AccountAddressPageQuery: {
        data: completeAnswer(addressPageNode.operation, {
          customer: { ...ADA, addresses: [ADDRESS] },
          countries: [
            { id: 'IT', full_name_locale: 'Italia', available_regions: [{ id: 1, code: 'MI', name: 'Milano' }] },
          ],
          storeConfig: STORE_CONFIG,
        }),
      },
    },
    typed: [
      [/^Città/, 'Segrate'],
      [/^Telefono/, '02999999'],
    ],
    submit: 'Salva l’indirizzo',
    mutation: 'useSaveCustomerAddressUpdateMutation',
    field: 'updateCustomerAddress',
    done: { data: completeAnswer(saveAddressNode.operation, { updateCustomerAddress: ADDRESS }) },
    confirmed: /L’indirizzo è salvato/,
  },
  'message about a return': {
    ...returned,
    typed: [['Scrivi al negozio', 'Parte domani.']],
    submit: 'Invia il messaggio',
    mutation: 'useAddReturnCommentMutation',
    field: 'addReturnComment',
    done: { data: completeAnswer(addCommentNode.operation, { addReturnComment: { return: RETURN } }) },
    confirmed: /Il tuo messaggio è inviato/,
  },
  'parcel of a return': {
    ...returned,
    typed: [['Numero di spedizione', '1Z99']],
    submit: 'Aggiungi il pacco',
    mutation: 'useReturnTrackingAddMutation',
    field: 'addReturnTracking',
    done: { data: completeAnswer(addTrackingNode.operation, { addReturnTracking: { return: RETURN } }) },
    confirmed: /Il pacco è aggiunto/,
  },
  'end of the account': {
    page: (
      <AccountPrivacyPage query={{ operation: 'AccountPrivacyPageQuery', variables: {} }} path="/account/privacy" />
    ),
    path: '/account/privacy',
    // It asks for the password itself: there is no session to lose.
    isPersonal: false,
    answers: {
      AccountPrivacyPageQuery: {
        data: completeAnswer(privacyPageNode.operation, { customer: ADA, storeConfig: STORE_CONFIG }),
      },
      useSignInMutation: SIGNED_IN,
    },
    opens: 'Elimina il mio account…',
    typed: [[/^Password attuale.*/, 'Vecchia.26']],
    submit: 'Elimina per sempre',
    mutation: 'useDeleteCustomerMutation',
    field: 'deleteCustomer',
  },
  'forgotten password': {
    page: <AccountForgotPasswordPage />,
    path: '/account/forgot-password',
    isPersonal: false,
    answers: {},
    typed: [['Email', 'ada@example.com']],
    submit: 'Mandami il link',
    mutation: 'useRequestPasswordResetEmailMutation',
    field: 'requestPasswordResetEmail',
    isNeutral: true,
    done: { data: { requestPasswordResetEmail: true } },
    confirmed: /tra poco arriva un’email/,
  },
  'new password': {
    page: <AccountResetPasswordPage />,
    path: '/account/reset-password',
    secret: '#email=ada%40example.com&token=t',
    isPersonal: false,
    answers: {},
    typed: [['Nuova password', PASSWORD]],
    submit: 'Salva la nuova password',
    mutation: 'useResetPasswordMutation',
    field: 'resetPassword',
    done: { data: { resetPassword: true } },
    confirmed: /La tua nuova password è salvata/,
  },
  'new password, by the link of a mail of Magento’s own': {
    page: <AccountResetPasswordPage />,
    path: '/account/reset-password',
    secret: '#token=t',
    isPersonal: false,
    answers: {},
    typed: [
      ['Email', 'ada@example.com'],
      ['Nuova password', PASSWORD],
    ],
    submit: 'Salva la nuova password',
    mutation: 'useResetPasswordMutation',
    field: 'resetPassword',
    done: { data: { resetPassword: true } },
    confirmed: /La tua nuova password è salvata/,
  },
  'settings of a gift registry': {
    ...registry,
    typed: [
      ['Nome della lista', 'Quarant’anni'],
      ['Messaggio per gli invitati', 'Si balla.'],
    ],
    submit: 'Salva le impostazioni',
    mutation: 'useUpdateGiftRegistryMutation',
    field: 'updateGiftRegistry',
    done: {
      data: completeAnswer(updateRegistryNode.operation, {
        updateGiftRegistry: { gift_registry: { ...REGISTRY, event_name: 'Quarant’anni' } },
      }),
    },
    confirmed: /La lista è salvata/,
  },
  'invitation to a gift registry': {
    ...registry,
    typed: [
      ['Nome di chi inviti', 'Bruno'],
      ['Email di chi inviti', 'bruno@example.com'],
      ['Messaggio', 'Ti aspetto.'],
    ],
    submit: 'Manda l’invito',
    mutation: 'useShareGiftRegistryMutation',
    field: 'shareGiftRegistry',
    done: { data: { shareGiftRegistry: { is_shared: true } } },
    confirmed: /L’invito per Bruno è partito/,
  },
  'person of a gift registry': {
    ...registry,
    typed: [
      ['Nome', 'Bruno'],
      ['Cognome', 'Verdi'],
      ['Email', 'bruno@example.com'],
    ],
    opens: 'Aggiungi una persona',
    submit: 'Aggiungi',
    mutation: 'useGiftRegistryPeopleAddMutation',
    field: 'addGiftRegistryRegistrants',
    done: {
      data: completeAnswer(addPersonNode.operation, { addGiftRegistryRegistrants: { gift_registry: REGISTRY } }),
    },
    confirmed: /La persona è aggiunta/,
  },
  'new account': {
    page: (
      <AccountCreatePage
        query={{ operation: 'AccountCreatePageQuery', variables: {} }}
        attributes={null}
        email={null}
      />
    ),
    path: '/account/create',
    isPersonal: false,
    answers: door('AccountCreatePageQuery', createPageNode.operation),
    typed: [
      ['Nome', 'Ada'],
      ['Cognome', 'Rossi'],
      ['Email', 'ada@example.com'],
      ['Password', PASSWORD],
    ],
    submit: 'Crea il mio account',
    mutation: 'useCreateCustomerMutation',
    field: 'createCustomerV2',
  },
}

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '', window.location.pathname)
})

const refusal = (field: string, category: string) => ({
  data: { [field]: null },
  errors: [{ message: 'Not now.', path: [field], extensions: { category } }],
})

async function open(form: Form) {
  const told = vi.spyOn(toast, 'success')
  const renewals = vi.fn<() => void>()
  window.history.replaceState(null, '', `${window.location.pathname}${form.secret ?? ''}`)
  const stage = await stageAccount(form.page, {
    path: form.path,
    answers: form.answers,
    onRenew: async () => {
      renewals()
      return 'renewed'
    },
  })
  if (form.isPersonal || form.opens !== undefined) stage.customerToken.issue('bearer', { email: ADA.email })
  await stage.show()
  if (form.opens !== undefined) await userEvent.click(await screen.findByRole('button', { name: form.opens }))
  const submit = await screen.findByRole('button', { name: form.submit })
  const owner = submit.closest('form')
  // Several forms of a page may have the same field: this one's.
  const input = (label: RegExp | string) => {
    const found = screen
      .getAllByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)
      .find((element) => element.closest('form') === owner)
    if (!found) throw new Error(`The form has no field ${String(label)}`)
    return found
  }
  for (const [label, text] of form.typed) {
    await userEvent.clear(input(label))
    await userEvent.type(input(label), text)
  }
  const asked = () => stage.sent.filter(({ name }) => name === form.mutation)
  return {
    ...stage,
    owner,
    clear: async () => {
      for (const [label] of form.typed) await userEvent.clear(input(label))
    },
    told,
    renewals,
    asked,
    press: () => userEvent.click(submit),
    values: () => form.typed.map(([label]) => input(label).value),
  }
}

describe.each(Object.entries(FORMS))('checks 52 and 55: the form of the %s', (_name, form) => {
  test('keeps the input through every failure, and confirms a successful save', async () => {
    const { answer, press, values, asked, told, renewals } = await open(form)
    const typed = form.typed.map(([, text]) => text)
    const failures = [
      new NetworkUnreachableError('offline', new TypeError('Failed to fetch')),
      refusal(form.field, 'internal'),
      ...(form.isNeutral ? [] : [refusal(form.field, 'graphql-input')]),
    ]
    for (const [tries, failure] of failures.entries()) {
      answer({ [form.mutation]: failure })
      await press()
      await vi.waitFor(() => expect(asked()).toHaveLength(tries + 1))
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).not.toBe('')
      expect(values()).toEqual(typed)
    }
    // The host's limiter says when to try again, and nothing is sent meanwhile.
    answer({ [form.mutation]: tooManyTries(200) })
    await press()
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(IN_FOUR_MINUTES))
    expect(values()).toEqual(typed)
    expect(asked()).toHaveLength(failures.length + 1)
    expect(told).not.toHaveBeenCalled()
    if (!form.done || !form.confirmed) return

    // A session that ended meanwhile is renewed, and the same request is sent again without another press.
    let isOver = form.isPersonal
    answer({
      [form.mutation]: () => {
        if (!isOver) return form.done ?? {}
        isOver = false
        return refusal(form.field, 'graphql-authorization')
      },
    })
    await press()
    const words = form.confirmed
    await vi.waitFor(() =>
      expect([...told.mock.calls.flat().map(String), document.body.textContent].join(' ')).toMatch(words),
    )
    const last = asked().at(-1)?.variables
    expect(renewals).toHaveBeenCalledTimes(form.isPersonal ? 1 : 0)
    expect(asked().at(form.isPersonal ? -2 : -1)?.variables).toEqual(last)
  })

  test('lists its problems in the order of its fields, and the first of them has the focus', async () => {
    const { clear, press, asked, owner } = await open(form)
    await clear()
    await press()
    const invalid = () => [...(owner?.querySelectorAll<HTMLElement>('[aria-invalid="true"][id]') ?? [])]
    // Some forms need none of their fields.
    await vi.waitFor(() => expect(invalid().length + asked().length).toBeGreaterThan(0))
    if (asked().length > 0) return
    const fields = invalid()
    await vi.waitFor(() => expect(document.activeElement).toBe(fields[0]))
    const messages = fields.map((field) => {
      const [errorId = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? []
      return document.getElementById(errorId)?.textContent
    })
    const listed = () => Array.from(owner?.querySelectorAll('[role="alert"] a') ?? [], ({ textContent }) => textContent)
    await vi.waitFor(() => expect(listed()).toEqual(messages.length > 1 ? messages : []))
  })
})
