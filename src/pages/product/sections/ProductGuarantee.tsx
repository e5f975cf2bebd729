import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useProductAttributes } from '#src/features/product/attributes/useProductAttributes.ts'
import type { ProductAttributesKey } from '#src/features/product/attributes/useProductAttributes.ts'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'
import { LegalGuarantee } from '#src/features/store/LegalGuarantee.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { noticeAddress } from '#src/shop/addresses/brandAddresses.ts'
import type { GuaranteeText } from '#src/shop/defineShop.ts'
import { storeAttributes } from '#src/shop/storeFacts.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { textLink } from '#src/ui/theme/global.css.ts'
import { noticePicture } from './ProductGuarantee.css.ts'

/** The guarantees on a product; nothing if the merchant states none. */
export function ProductGuarantee({ product }: { readonly product: ProductAttributesKey }) {
  const { locale, legal } = useShop()
  const { texts } = useProductAttributes(product)
  if (legal.guarantee === null) return null
  const { legalMonths, notice, commercial } = legal.guarantee
  const picture = notice?.[locale.locale]?.picture
  const { durability } = storeAttributes(locale)
  const promised = texts.get(durability ?? '')
  return (
    <ProductSection title={<Trans>Garanzia</Trans>}>
      <Stack gap="s3">
        <Text measure>
          <LegalGuarantee months={legalMonths} />
        </Text>
        <Stated words={notice?.[locale.locale]}>
          <Trans>Avviso sulla garanzia legale</Trans>
        </Stated>
        {picture && (
          <img
            src={noticeAddress(picture)}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            // Its words grow with the text of the page.
            style={{ width: `${picture.width / 16}rem` }}
            loading="lazy"
            className={noticePicture}
          />
        )}
        {promised !== undefined && (
          <Text measure>
            <Trans>Durata garantita dal fabbricante, senza costi: {promised}</Trans>
          </Text>
        )}
        <Stated words={commercial?.[locale.locale]}>
          <Trans>Condizioni della garanzia</Trans>
        </Stated>
      </Stack>
    </ProductSection>
  )
}

type StatedProps = {
  readonly words: GuaranteeText | undefined
  /** The words of the link. */
  readonly children: ReactNode
}

/** A text of the merchant and the page behind it. */
function Stated({ words, children }: StatedProps) {
  if (!words) return null
  return (
    <Text measure>
      {words.text}
      {words.url !== undefined && (
        <>
          {' '}
          <a href={words.url} className={textLink}>
            {children}
          </a>
        </>
      )}
    </Text>
  )
}
