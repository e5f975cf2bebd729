import { graphql } from 'relay-runtime'

export const clientStateQuery = graphql`
  query clientStateQuery {
    currentCartId {
      id
    }
    customerToken {
      token
      createdAt
      valid
    }
  }
`
