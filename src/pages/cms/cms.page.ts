import { defineUrlPage } from '#src/routing/definePage.ts'

/** A CMS page. */
export const cmsPage = defineUrlPage({
  name: 'cms',
  resolves: 'cms',
  screen: () => import('./CmsContentPage.tsx'),
  late: () =>
    Promise.all([import('./CmsContent.tsx').then(({ CmsContent }) => CmsContent.load()), import('./loadCms.ts')]),
  findRead: async () => (await import('./readTexts.ts')).readTexts,
  load: async (args, page) => (await import('./loadCms.ts')).loadCms(args, page),
})
