import type { DatabaseSync } from 'node:sqlite'
import { allRows } from '../../db/rows.ts'

export type PaymentMethod = { code: string; title: string }

/** Active payment methods in display order, with their titles in the store view. */
export const activePaymentMethods = (db: DatabaseSync, storeId: number): PaymentMethod[] =>
  allRows<PaymentMethod>(
    db,
    `SELECT code, title FROM payment_method JOIN payment_method_text USING (code)
     WHERE is_active = 1 AND store_id = ? ORDER BY sort_order, code`,
    [storeId],
  )

export type AgreementRow = {
  agreement_id: number
  mode: 'AUTO' | 'MANUAL'
  is_html: number
  content_height: string | null
  name: string
  checkbox_text: string
  content: string
}

export const activeAgreements = (db: DatabaseSync, storeId: number): AgreementRow[] =>
  allRows<AgreementRow>(
    db,
    `SELECT agreement_id, mode, is_html, content_height, name, checkbox_text, content
     FROM checkout_agreement JOIN checkout_agreement_text USING (agreement_id)
     WHERE is_active = 1 AND store_id = ? ORDER BY sort_order, agreement_id`,
    [storeId],
  )
