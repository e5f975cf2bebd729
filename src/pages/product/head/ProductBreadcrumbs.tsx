import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { ProductBreadcrumbs_product$key } from '#src/__generated__/ProductBreadcrumbs_product.graphql.ts'
import { useAbsoluteUrl } from '#src/features/catalogue/categories/useAbsoluteUrl.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { trail as trailClass } from '#src/features/product/layout/ProductLayout.css.ts'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { Breadcrumbs } from '#src/ui/layout/Breadcrumbs.tsx'
import { canonicalPathOf } from '#src/shop/addresses/canonicalPath.ts'

/** The path from the home page through the deepest category to the product. */
export function ProductBreadcrumbs({ product: key }: { product: ProductBreadcrumbs_product$key }) {
  const { t } = useLingui()
  const absoluteUrl = useAbsoluteUrl()
  const product = useFragment(
    graphql`
      fragment ProductBreadcrumbs_product on ProductInterface {
        name
        canonical_url
        url_key
        url_suffix
        categories {
          uid
          name
          level
          url_path
          url_suffix
          breadcrumbs {
            category_uid
            category_name
            category_url_path
          }
        }
      }
    `,
    key,
  )
  const [category] = (product.categories ?? [])
    .flatMap((candidate) => candidate ?? [])
    .toSorted((left, right) => (right.level ?? 0) - (left.level ?? 0))
  const crumbs = category
    ? [
        ...(category.breadcrumbs ?? []).flatMap((crumb) =>
          crumb ? [{ uid: crumb.category_uid, name: crumb.category_name, urlPath: crumb.category_url_path }] : [],
        ),
        { uid: category.uid, name: category.name, urlPath: category.url_path },
      ]
    : []
  const suffix = category?.url_suffix ?? ''
  const categories = new Map(
    crumbs.flatMap(({ uid, name, urlPath }) =>
      urlPath ? [[`${urlPath}${suffix}`, { uid, urlPath, label: name ?? '' }] as const] : [],
    ),
  )
  const steps = [
    { label: t`Home`, path: '' },
    ...[...categories].map(([path, { label }]) => ({ label, path })),
    {
      label: product.name ?? product.url_key ?? '',
      path: canonicalPathOf({
        canonical_url: product.canonical_url,
        url_key: product.url_key,
        url_suffix: product.url_suffix,
      }),
    },
  ]
  return (
    <div className={trailClass}>
      <Breadcrumbs
        label={t`Percorso`}
        items={steps.map(({ label, path }, index) => (index < steps.length - 1 ? { label, href: path } : { label }))}
        renderLink={({ href, target: _target, ...anchor }) => {
          const target = categories.get(href)
          return target ? (
            <CategoryLink uid={target.uid} urlPath={target.urlPath} urlSuffix={suffix} {...anchor} />
          ) : (
            <Link to="/" {...anchor} />
          )
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: steps.map(({ label, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: absoluteUrl(path),
          })),
        }}
      />
    </div>
  )
}
