import { definePage } from '#src/routing/definePage.ts'

/** The page at `/`; also the background of an overlay that was entered directly (spec §2). */
export const homePage = definePage({
  name: 'home',
  weight: 8,
  path: '/',
  screen: () => import('./HomePage.tsx'),
  late: async () => (await import('#src/pages/cms/CmsContent.tsx')).CmsContent.load(),
  staysMounted: true,
  load: async (args, page) => (await import('./loadHome.ts')).loadHome(args, page),
})
