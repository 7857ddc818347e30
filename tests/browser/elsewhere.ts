import type { Browser, Page } from 'playwright'
import { signIn } from '#tests/browser/looking'

/** The address of a page, as whoever it was sent to opens it: in a browser of their own, after signing in. */
export async function openedElsewhere(browser: Browser, page: Page, username: string) {
  const context = await browser.newContext()
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await signIn(colleague, username)
  return colleague
}

/** What a page is asked, without the question mark. */
export function questionOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search.slice(1))
}
