import type { Page } from 'playwright'
import { enter } from '#tests/browser/visit_as'

/** The address of a page in another browser, by somebody who is signed in there. */
export async function openElsewhere(page: Page, username: string): Promise<Page> {
  const context = await page.context().browser()!.newContext()
  await enter(context, username)
  const theirs = await context.newPage()
  await theirs.goto(page.url())
  return theirs
}
