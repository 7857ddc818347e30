import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { waitForFocus } from '#tests/browser/page_checks'

/** Adds a virtual passkey device, which confirms every request. */
export async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Waits for the recovery codes. Their dialog has the focus, so that a screen reader reads them. */
export async function waitForRecoveryCodes(page: Page) {
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  await page
    .locator('[role=dialog]:focus', { hasText: 'recovery codes' })
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Tab')
  await waitForFocus(page, 'Copy codes')
}

export async function readDownload(page: Page, name: string): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await saving
  return readFile(await file.path(), 'utf8')
}
