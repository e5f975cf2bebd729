import { Trans } from '@lingui/react/macro'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'
import { LegalGuarantee } from '#src/features/store/LegalGuarantee.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'

/** The guarantees on a product; nothing if the merchant states none. */
export function ProductGuarantee() {
  const { locale, legal } = useShop()
  if (legal.guarantee === null) return null
  const { legalMonths, commercial } = legal.guarantee
  const promise = commercial?.[locale.locale]
  return (
    <ProductSection title={<Trans>Garanzia</Trans>}>
      <Stack gap="s3">
        <Text measure>
          <LegalGuarantee months={legalMonths} />
        </Text>
        {promise && (
          <Text measure>
            {promise.text}
            {promise.url !== undefined && (
              <>
                {' '}
                <a href={promise.url} className={textLink}>
                  <Trans>Condizioni della garanzia</Trans>
                </a>
              </>
            )}
          </Text>
        )}
      </Stack>
    </ProductSection>
  )
}
