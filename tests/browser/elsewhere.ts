import type { Page } from 'playwright'
import { fillInSignIn } from '#tests/browser/looking'

/** The address of a page, as whoever it was sent to opens it: in a browser of their own, after signing in. */
export async function openElsewhere(page: Page, username: string): Promise<Page> {
  const context = await page.context().browser()!.newContext()
  const theirs = await context.newPage()
  await theirs.goto(page.url())
  await fillInSignIn(theirs, username)
  await theirs.waitForURL(page.url())
  return theirs
}

/** What a page is asked, without the question mark. */
export function questionOf(page: Page): string {
  return decodeURIComponent(new URL(page.url()).search.slice(1))
}
