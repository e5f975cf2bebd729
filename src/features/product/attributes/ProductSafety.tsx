import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import { ProductSection } from '../layout/ProductSection.tsx'
import { useProductAttributes } from './useProductAttributes.ts'
import type { ProductAttributesKey } from './useProductAttributes.ts'

/** Care instructions, warnings, documents, manufacturer and responsible person; empty if the catalogue has none. */
export function ProductSafety({ product }: { readonly product: ProductAttributesKey }) {
  const codes = storeAttributes(useShop().locale)
  const { texts } = useProductAttributes(product)
  const [care, safety, manufacturer, person, documents] = [
    codes.care,
    codes.safety,
    codes.manufacturer,
    codes.responsiblePerson,
    codes.safetyDocuments,
  ].map((code) => texts.get(code ?? ''))
  if (!care && !safety && !manufacturer && !person && !documents) return null
  return (
    <ProductSection title={<Trans>Cura e sicurezza</Trans>}>
      <Stack gap="s3">
        {care && <Text measure>{care}</Text>}
        {safety && <Text measure>{safety}</Text>}
        {documents?.match(/https:\/\/\S+/g)?.map((address) => (
          <a key={address} href={address} className={textLink}>
            <Trans>Documento: {fileNameOf(address)}</Trans>
          </a>
        ))}
        {manufacturer && (
          <Text size="sm" tone="muted" measure>
            <Trans>Produttore: {manufacturer}</Trans>
          </Text>
        )}
        {person && (
          <Text size="sm" tone="muted" measure>
            <Trans>Responsabile nell’Unione europea: {person}</Trans>
          </Text>
        )}
      </Stack>
    </ProductSection>
  )
}

const fileNameOf = (address: string): string => address.replace(/[?#].*/, '').replace(/^.*\//, '') || address
