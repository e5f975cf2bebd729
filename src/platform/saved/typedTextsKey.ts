/** The shopper's texts in fields of pages whose document was loaded again; removed at the end of a session. */
export const TYPED_TEXTS_KEY = 'vetrina.typedTexts'

/** The same of personal pages. No other document may find them, because vendors may run there. */
export const PERSONAL_TEXTS_KEY = 'vetrina.typedTexts.personal'
