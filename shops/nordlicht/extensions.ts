import { defineExtensions } from '#shop/extensions.ts'
import { definePage } from '#shop/pages.ts'

export default defineExtensions({
  apiVersion: 1,
  slots: {
    'product.belowPrice': [
      {
        name: 'bulb-note',
        screen: async () => {
          const { BulbNote: component, operation } = await import('./BulbNote.tsx')
          return { component, operation }
        },
        variables: ({ urlKey }) => ({ urlKey }),
      },
    ],
  },
  pages: [
    definePage({
      name: 'light-planner',
      path: '/lichtplaner',
      screen: async () => ({ component: (await import('./LightPlannerPage.tsx')).LightPlannerPage }),
    }),
  ],
})
