import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountRewardPointsPage = definePersonalPage({
  name: 'accountRewardPoints',
  path: '/account/reward-points',
  screen: async () => {
    const { AccountRewardPointsPage: component, operation } = await import('./AccountRewardPointsPage.tsx')
    return { component, operation }
  },
  needs: ['Customer', 'reward_points'],
})
