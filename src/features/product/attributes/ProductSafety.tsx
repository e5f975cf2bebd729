import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { ProductSection } from '../layout/ProductSection.tsx'
import { useProductAttributes } from './useProductAttributes.ts'
import type { ProductAttributesKey } from './useProductAttributes.ts'

/** Care instructions, warnings and the responsible manufacturer; empty if the catalogue has none. */
export function ProductSafety({ product }: { readonly product: ProductAttributesKey }) {
  const codes = storeAttributes(useShop().locale)
  const { texts } = useProductAttributes(product)
  const [care, safety, manufacturer] = [codes.care, codes.safety, codes.manufacturer].map((code) =>
    code === null ? undefined : texts.get(code),
  )
  if (!care && !safety && !manufacturer) return null
  return (
    <ProductSection title={<Trans>Cura e sicurezza</Trans>}>
      <Stack gap="s3">
        {care && <Text measure>{care}</Text>}
        {safety && <Text measure>{safety}</Text>}
        {manufacturer && (
          <Text size="sm" tone="muted" measure>
            <Trans>Produttore: {manufacturer}</Trans>
          </Text>
        )}
      </Stack>
    </ProductSection>
  )
}
