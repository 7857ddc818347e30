import type { Locator, Page } from 'playwright'

async function dismissApprovalNotice(page: Page) {
  await page
    .getByText(/^Sent for approval\./)
    .first()
    .waitFor()
}

export async function approveRequest(page: Page, approver: string) {
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText(`Approved by ${approver}`, { exact: false }).waitFor()
}

/** Fills in the reason in a dialog that announces a second person, and asks for the approval. */
export async function submitApprovalRequest(
  page: Page,
  dialog: Locator,
  why = 'As agreed on Monday'
) {
  await dialog.getByText('A second person has to approve this').waitFor()
  await dialog.getByLabel('Why it is needed').fill(why)
  await dialog.getByRole('button', { name: 'Ask for Approval' }).click()
  await dismissApprovalNotice(page)
  await dialog.waitFor({ state: 'detached' })
}

/** Waits until a page says that Tunde Bakare has requested this approval and links to it. */
export async function waitForPendingApproval(page: Page, title: string) {
  const line = page
    .getByText(`Waiting for approval: ${title}`)
    .filter({ hasText: /, asked by Tunde Bakare on \d/ })
  await line.getByRole('link', { name: title }).waitFor()
}
