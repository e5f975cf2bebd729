import { definePersonalPage } from '#src/routing/personalPage.ts'

export const accountRewardPointsPage = definePersonalPage({
  name: 'accountRewardPoints',
  path: '/account/reward-points',
  screen: () => import('./AccountRewardPointsPage.tsx'),
  needs: ['Customer', 'reward_points'],
})
