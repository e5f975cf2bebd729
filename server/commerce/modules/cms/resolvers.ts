import { inputError, noSuchEntity } from '../../engine/errors.ts'
import type { CommerceModule } from '../../engine/module.ts'
import type { Category } from '../catalog/categories/categories.ts'
import { routableFields } from '../catalog/categories/route.ts'
import { findBlock, findPage, loadPage, type CmsPage } from './repository.ts'

export const cmsResolvers: CommerceModule['resolvers'] = {
  Query: {
    cmsPage: (_root, args: { id?: number | null; identifier?: string | null }, context) => {
      if (args.id != null) {
        const page = loadPage(context, args.id)
        if (!page) throw noSuchEntity(`The CMS page with the "${args.id}" ID doesn't exist.`)
        if (!page.isActive) throw noSuchEntity('No such entity.')
        return page
      }
      // The unmatched quote is Magento's.
      if (!args.identifier) throw inputError('"Page id/identifier should be specified')
      const page = findPage(context, args.identifier)
      if (!page) throw noSuchEntity(`The CMS page with the "${args.identifier}" ID doesn't exist.`)
      return page
    },
    cmsBlocks: (_root, args: { identifiers?: readonly (string | null)[] | null }, context) => {
      const identifiers = args.identifiers?.filter((identifier) => identifier !== null) ?? []
      if (identifiers.length === 0) throw inputError('"identifiers" of CMS blocks should be specified')
      return {
        // A missing block is an error at its place in the list; the others are still returned.
        items: identifiers.map(
          (identifier) =>
            findBlock(context, identifier) ?? noSuchEntity(`The CMS block with the "${identifier}" ID doesn't exist.`),
        ),
      }
    },
  },
  CategoryTree: {
    cms_block: (category: Category, _args, context) =>
      category.landingBlock === null ? null : (findBlock(context, category.landingBlock) ?? null),
  },
  CmsPage: {
    ...routableFields('CMS_PAGE'),
    content_heading: (page: CmsPage) => page.contentHeading,
    // Empty, not null, as Magento answers for a page without keywords.
    meta_keywords: () => '',
    meta_description: (page: CmsPage) => page.metaDescription,
    meta_title: (page: CmsPage) => page.metaTitle,
    page_layout: (page: CmsPage) => page.pageLayout,
    url_key: (page: CmsPage) => page.urlKey,
  },
}
