import { createObservableValue } from '#src/platform/observableValue.ts'

/** Counts the changes that another part of this document made to email, addresses or methods of the cart. */
export const cartChanges = createObservableValue(0)
