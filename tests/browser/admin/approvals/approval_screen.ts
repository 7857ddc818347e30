import type { Page } from 'playwright'

/** What whoever asks is told in place of what was done. */
export async function toldItWaits(page: Page) {
  await page
    .getByText(/^Sent for approval\./)
    .first()
    .waitFor()
}

/** On the page of an approval. */
export async function approveIt(page: Page, approver: string) {
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText(`Approved by ${approver}`, { exact: false }).waitFor()
}
