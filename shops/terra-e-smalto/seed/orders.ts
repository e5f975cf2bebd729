import type { SeedOrder } from '#server/commerce/seed/types.ts'

const GIULIA = { email: 'giulia@example.com', store: 'it' } as const
const COURIER = { carrierCode: 'flatrate', methodCode: 'flatrate' }
const FREE_DELIVERY = { carrierCode: 'freeshipping', methodCode: 'freeshipping' }

/** Giulia's earlier orders: one in every state that a shopper can see in the account. */
export const orders: readonly SeedOrder[] = [
  {
    ...GIULIA,
    placedOn: '2025-09-14',
    items: [
      { sku: 'TS-TAZZA', variantSku: 'TS-TAZZA-PETROLIO', quantity: 4 },
      { sku: 'TS-RICETTARIO', variantSku: null, quantity: 1 },
    ],
    coupon: null,
    shipping: FREE_DELIVERY,
    payment: 'banktransfer',
    invoice: { on: '2025-09-16', comment: 'Bonifico ricevuto, grazie.' },
    shipments: [
      {
        on: '2025-09-17',
        lines: [[0, 4]],
        comment: 'Il ricettario parte appena torna dalla rilegatura.',
        tracks: [{ carrier: 'custom', title: 'Corriere espresso', number: 'TS2509170041' }],
      },
      {
        on: '2025-09-22',
        lines: [[1, 1]],
        comment: null,
        tracks: [{ carrier: 'custom', title: 'Piego di libri', number: 'TS2509220107' }],
      },
    ],
    refund: null,
  },
  {
    ...GIULIA,
    placedOn: '2026-03-02',
    items: [
      { sku: 'TS-PORTAUTENSILI', variantSku: null, quantity: 1 },
      { sku: 'TS-DISPENSER-SAPONE', variantSku: null, quantity: 2 },
    ],
    coupon: 'BENVENUTO10',
    shipping: FREE_DELIVERY,
    payment: 'checkmo',
    invoice: { on: '2026-03-05', comment: null },
    shipments: [
      {
        on: '2026-03-06',
        lines: [
          [0, 1],
          [1, 2],
        ],
        comment: null,
        tracks: [{ carrier: 'dhl', title: 'DHL', number: '4509128374' }],
      },
    ],
    refund: { on: '2026-03-12', lines: [[1, 1]], hasShipping: false, comment: 'Un dispenser è arrivato scheggiato.' },
    returns: [
      {
        on: '2026-03-09',
        items: [
          { line: 1, quantity: 1, answers: { reason: '12', condition: '9', resolution: '5' }, status: 'APPROVED' },
        ],
        comments: [
          { on: '2026-03-09', text: 'Uno dei due dispenser ha il beccuccio scheggiato.', isCustomers: true },
          {
            on: '2026-03-10',
            text: 'Ci dispiace, deve aver preso un colpo. Rimandacelo e ti rimborsiamo.',
            isCustomers: false,
          },
        ],
        trackings: [{ carrier: 'dhl', number: '7731904412' }],
        isClosed: true,
      },
      {
        on: '2026-11-18',
        items: [
          {
            line: 0,
            quantity: 1,
            answers: { reason: '13', condition: '8', resolution: '4', reason_other: 'Una crepa lungo il bordo.' },
            status: 'AUTHORIZED',
          },
        ],
        comments: [
          { on: '2026-11-18', text: 'Lo uso da otto mesi e adesso si è crepato da solo.', isCustomers: true },
          {
            on: '2026-11-19',
            text: 'Non dovrebbe succedere: rimandacelo, te ne facciamo uno nuovo.',
            isCustomers: false,
          },
        ],
        trackings: [{ carrier: 'ups', number: '1Z9999W99999999999' }],
        isClosed: false,
      },
    ],
  },
  {
    ...GIULIA,
    placedOn: '2026-06-20',
    items: [{ sku: 'TS-PIASTRELLA-COBALTO', variantSku: null, quantity: 3 }],
    coupon: null,
    shipping: COURIER,
    payment: 'checkmo',
    invoice: { on: '2026-06-22', comment: null },
    shipments: [],
    refund: { on: '2026-06-25', lines: [[0, 3]], hasShipping: true, comment: null },
  },
  {
    ...GIULIA,
    placedOn: '2026-11-17',
    items: [
      { sku: 'TS-TEIERA', variantSku: null, quantity: 1 },
      { sku: 'TS-MORTAIO', variantSku: null, quantity: 1 },
    ],
    coupon: null,
    shipping: FREE_DELIVERY,
    payment: 'banktransfer',
    invoice: { on: '2026-11-18', comment: null },
    shipments: [
      {
        on: '2026-11-19',
        lines: [[0, 1]],
        comment: null,
        tracks: [{ carrier: 'custom', title: 'Corriere espresso', number: 'TS2611190088' }],
      },
    ],
    refund: null,
    comments: [{ on: '2026-11-19', text: 'Il mortaio esce dal forno venerdì: parte da solo, senza altre spese.' }],
  },
  {
    ...GIULIA,
    placedOn: '2026-11-18',
    items: [{ sku: 'TS-RICETTARIO-DIGITALE', variantSku: null, quantity: 1, files: [0] }],
    coupon: null,
    shipping: null,
    payment: 'banktransfer',
    invoice: { on: '2026-11-18', comment: null },
    shipments: [],
    refund: null,
  },
]
