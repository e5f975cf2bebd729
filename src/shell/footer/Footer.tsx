import { graphql, useFragment } from 'react-relay'
import type { Footer_rootCategory$key } from '#src/__generated__/Footer_rootCategory.graphql.ts'
import type { Footer_storeConfig$key } from '#src/__generated__/Footer_storeConfig.graphql.ts'

type FooterProps = {
  readonly storeConfig: Footer_storeConfig$key | null
  readonly rootCategory: Footer_rootCategory$key | null
  readonly chrome: 'full' | 'reduced'
}

export function Footer({ storeConfig, rootCategory }: FooterProps) {
  const config = useFragment(
    graphql`
      fragment Footer_storeConfig on StoreConfig {
        store_code
        copyright
      }
    `,
    storeConfig,
  )
  useFragment(
    graphql`
      fragment Footer_rootCategory on CategoryTree {
        uid
        name
      }
    `,
    rootCategory,
  )
  return <footer>{config?.copyright}</footer>
}
