import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'

export async function downloadProof(page: Page, box: Page | Locator = page) {
  const button = box.getByRole('button', { name: 'Download Proof' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const proof = JSON.parse(await readFile(await download.path(), 'utf8'))
  return { name: download.suggestedFilename(), content: proof.data.content as string }
}

export async function findTransaction(page: Page, reference: string) {
  await page.getByLabel('Reference').fill(reference)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Download Proof' }).waitFor()
}
