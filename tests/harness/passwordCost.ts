import type { PasswordCost } from '#server/commerce/engine/passwordCost.ts'

/** Tests sign in thousands of times; the cost of production is tested in tests/unit/commerce/customer/customerRules.test.ts. */
export const TEST_PASSWORD_COST: PasswordCost = { N: 1_024, r: 8, p: 1 }
