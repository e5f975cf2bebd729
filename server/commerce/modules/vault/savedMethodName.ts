/** Company names are the same in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  AE: 'American Express',
  DI: 'Discover',
  DN: 'Diners Club',
  JCB: 'JCB',
  MC: 'Mastercard',
  MI: 'Maestro',
  UN: 'UnionPay',
  VI: 'Visa',
}

type Details = {
  readonly type?: string
  readonly maskedCC?: string
  readonly payerEmail?: string
}

/** An order's name of the card or account that paid it: `Visa 4242`, or the account's e-mail. */
export function savedMethodName(details: string): string {
  const { type = '', maskedCC = '', payerEmail } = JSON.parse(details) as Details
  return payerEmail ?? `${BRANDS[type] ?? ''} ${maskedCC}`.trim()
}
