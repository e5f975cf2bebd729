import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import type { StructuredData, StructuredDataAdditions } from '#src/shop/defineExtensions.ts'
import { EXTENSIONS } from '#src/shop/selectedExtensions.ts'
import { reportExtension } from './extensionError.ts'

type AddedJsonLdProps<Page extends keyof StructuredDataAdditions> = {
  readonly page: Page
  readonly subject: Parameters<NonNullable<StructuredDataAdditions[Page]>>[0]
}

/** Structured data that the shop's extensions add to a page. A failure leaves it out. */
export function AddedJsonLd<Page extends keyof StructuredDataAdditions>({ page, subject }: AddedJsonLdProps<Page>) {
  const { reportError } = useShop()
  if (!__HAS_EXTENSIONS__) return null
  const make = EXTENSIONS.structuredData?.[page] as ((of: typeof subject) => readonly StructuredData[]) | undefined
  try {
    return make?.(subject).map((data, at) => <JsonLd key={at} data={data} />)
  } catch (error) {
    reportExtension(reportError, `structuredData.${page}`, error)
    return null
  }
}
