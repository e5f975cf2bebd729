import { Trans } from '@lingui/react/macro'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { CARE_ATTRIBUTE, MANUFACTURER_ATTRIBUTE, SAFETY_ATTRIBUTE } from './productAttributes.ts'
import { ProductSection } from '../layout/ProductSection.tsx'
import { useProductAttributes } from './useProductAttributes.ts'
import type { ProductAttributesKey } from './useProductAttributes.ts'

/** Care instructions, warnings and the responsible manufacturer; empty if the catalogue has none. */
export function ProductSafety({ product }: { readonly product: ProductAttributesKey }) {
  const { texts } = useProductAttributes(product)
  const care = texts.get(CARE_ATTRIBUTE)
  const safety = texts.get(SAFETY_ATTRIBUTE)
  const manufacturer = texts.get(MANUFACTURER_ATTRIBUTE)
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
