import type { CommerceContext } from '../../engine/context.ts'
import { noSuchEntity } from '../../engine/errors.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { requireCustomer } from '../customer/requireCustomer.ts'
import { deletePaymentTokenRow, listPaymentTokens } from './repository.ts'

function tokensOf(context: CommerceContext) {
  const { id } = requireCustomer(context)
  const rows = listPaymentTokens(context.db, id, context.clock.now())
  return { items: rows.map(({ payment_method: code, ...row }) => ({ ...row, payment_method_code: code })) }
}

function deletePaymentToken(
  _: unknown,
  { public_hash: publicHash }: { public_hash: string },
  context: CommerceContext,
) {
  const { id } = requireCustomer(context)
  if (!deletePaymentTokenRow(context.db, id, publicHash)) {
    throw noSuchEntity(`Could not find a token using public hash: ${publicHash}`)
  }
  return { result: true, customerPaymentTokens: tokensOf(context) }
}

export const vaultResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: { customerPaymentTokens: (_: unknown, __: unknown, context) => tokensOf(context) },
  Mutation: { deletePaymentToken },
}
