import type { Page } from 'playwright'
import { hydrated } from '../e2e/walk.ts'

/** Adds the product of the page by the button with this name, and waits until the backend has it. */
export async function addPiece(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first()
  await hydrated(button)
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('addProductsToCart') === true,
  )
  await button.click()
  await answered
}
