import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { CategoryBreadcrumbs_category$key } from '#src/__generated__/CategoryBreadcrumbs_category.graphql.ts'
import { CategoryLink } from '#src/features/navigation/CategoryLink.tsx'
import { JsonLd } from '#src/features/seo/JsonLd.tsx'
import { Breadcrumbs } from '#src/ui/layout/Breadcrumbs.tsx'
import { useAbsoluteUrl } from './useAbsoluteUrl.ts'

/** The path from the home page to a category, also as structured data. */
export function CategoryBreadcrumbs({ category: key }: { readonly category: CategoryBreadcrumbs_category$key }) {
  const { t } = useLingui()
  const absoluteUrl = useAbsoluteUrl()
  const category = useFragment(
    graphql`
      fragment CategoryBreadcrumbs_category on CategoryTree {
        uid
        name
        url_path
        url_suffix
        breadcrumbs {
          category_uid
          category_name
          category_url_path
        }
      }
    `,
    key,
  )
  const suffix = category.url_suffix ?? ''
  const ancestors = new Map(
    (category.breadcrumbs ?? []).flatMap((crumb) =>
      crumb?.category_url_path
        ? [
            [
              `${crumb.category_url_path}${suffix}`,
              { uid: crumb.category_uid, urlPath: crumb.category_url_path, name: crumb.category_name ?? '' },
            ] as const,
          ]
        : [],
    ),
  )
  const trail = [
    { label: t`Home`, path: '' },
    ...[...ancestors].map(([path, { name }]) => ({ label: name, path })),
    { label: category.name ?? '', path: `${category.url_path ?? ''}${suffix}` },
  ]
  return (
    <>
      <Breadcrumbs
        label={t`Percorso`}
        items={trail.map(({ label, path }, index) => (index < trail.length - 1 ? { label, href: path } : { label }))}
        renderLink={({ href, target: _target, ...anchor }) => {
          const ancestor = ancestors.get(href)
          return ancestor ? (
            <CategoryLink uid={ancestor.uid} urlPath={ancestor.urlPath} urlSuffix={suffix} {...anchor} />
          ) : (
            <Link to="/" activeOptions={{ exact: true }} {...anchor} />
          )
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(({ label, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: absoluteUrl(path),
          })),
        }}
      />
    </>
  )
}
