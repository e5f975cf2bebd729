import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import checkoutAgreementNode from '#src/__generated__/CheckoutAgreementPageQuery.graphql.ts'
import { component as CheckoutAgreementPage } from '#src/pages/checkout-agreement/CheckoutAgreementPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageCart } from '../cart/cartStage.tsx'
import { axeFaults } from '../ui/axe.ts'

const TERMS = {
  agreement_id: 1,
  name: 'Condizioni di vendita',
  is_html: true,
  content:
    '<p onclick="alert(1)">Acquisti da <strong>noi</strong>.</p><script>alert(2)</script><a href="javascript:alert(3)">qui</a>',
}
const NOTE = {
  agreement_id: 2,
  name: 'Nota',
  is_html: false,
  content: 'Recesso <b>entro</b> trenta giorni.\n\nGaranzia.',
}

async function read(agreementId: number) {
  const query = { operation: 'CheckoutAgreementPageQuery', variables: {} }
  const stage = await stageCart(<CheckoutAgreementPage query={query} agreementId={agreementId} />)
  const answer = completeAnswer(checkoutAgreementNode.operation, { checkoutAgreements: [TERMS, NOTE] })
  stage.seed(checkoutAgreementNode, {}, answer)
  return stage.show()
}

test('check 47: an agreement is shown as the merchant wrote it, without active content', async () => {
  const { container } = await read(1)
  expect(screen.getByRole('heading', { name: 'Condizioni di vendita' })).toBeTruthy()
  expect((await screen.findByText('noi')).tagName).toBe('STRONG')
  expect(container.querySelector('script, [onclick], [href^="javascript"]')).toBeNull()
  expect(await axeFaults(container)).toEqual([])
})

test('check 47: an agreement that is no HTML is shown letter by letter', async () => {
  const { container } = await read(2)
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Recesso <b>entro</b> trenta giorni.',
    'Garanzia.',
  ])
})

test('check 47: an agreement that is no more says so', async () => {
  await read(3)
  expect(screen.getByText(/Questo testo non c’è più/)).toBeTruthy()
})
