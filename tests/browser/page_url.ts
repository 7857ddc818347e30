import type { Page } from 'playwright'
import { fillInSignIn } from '#tests/browser/page_checks'

/** Opens the page's address in another browser as another user, who has to sign in. */
export async function openAsUser(page: Page, username: string): Promise<Page> {
  const context = await page.context().browser()!.newContext()
  const otherPage = await context.newPage()
  await otherPage.goto(page.url())
  await fillInSignIn(otherPage, username)
  await otherPage.waitForURL(page.url())
  return otherPage
}

export function readQuery(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search.slice(1))
}
