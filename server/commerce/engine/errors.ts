import { GraphQLError } from 'graphql'

/** The categories Magento puts in `extensions.category`. */
export type CommerceErrorCategory =
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'graphql-already-exists'

/**
 * An error for the client. Any other error of a resolver reaches the client as `Internal server error` without
 * extensions, like Magento's, and is logged here in full.
 */
export class CommerceError extends GraphQLError {
  readonly category: CommerceErrorCategory

  constructor(category: CommerceErrorCategory, message: string) {
    super(message, { extensions: { category } })
    this.name = 'CommerceError'
    this.category = category
  }
}

export const inputError = (message: string) => new CommerceError('graphql-input', message)
export const noSuchEntity = (message: string) => new CommerceError('graphql-no-such-entity', message)
export const notAuthorized = (message = "The current customer isn't authorized.") =>
  new CommerceError('graphql-authorization', message)
export const notAuthenticated = (message: string) => new CommerceError('graphql-authentication', message)
export const alreadyExists = (message: string) => new CommerceError('graphql-already-exists', message)

/**
 * Several errors of one field (address forms answer one entry per invalid field, without `path` and
 * `locations`). The GraphQL layer unfolds it into separate entries of `errors`.
 */
export class CommerceErrors extends Error {
  readonly errors: readonly CommerceError[]

  constructor(errors: readonly CommerceError[]) {
    super(errors.map((error) => error.message).join('\n'))
    this.name = 'CommerceErrors'
    this.errors = errors
  }
}

/**
 * A bug of Magento that the engine repeats. The client receives `Internal server error`; nothing is logged, because the
 * engine works as intended.
 */
export class MagentoDefect extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MagentoDefect'
  }
}
