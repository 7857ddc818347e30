import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DomVisitors } from '#tests/support/dom/context'
import { pagesBelow } from '#tests/support/routes/listed_pages'
import { signInContext } from '#tests/browser/visit_as'

/** Inertia logs it when an answer arrives during hydration; the page shows the answer anyway. */
const EARLY_ANSWER = 'flushSync was called from inside a lifecycle method'

/** Returns development React's errors: it reports markup that differs from the server's. */
async function collectErrors(username: string, paths: string[]): Promise<string[]> {
  const errors: string[] = []
  const visitors = new DomVisitors()
  const context = await visitors.newContext({ react: 'complaining' })
  await signInContext(context, username)
  const page = await context.newPage()
  page.on('console', ({ type, text }: { type: () => string; text: () => string }) => {
    if (type() === 'error' && !text().includes(EARLY_ANSWER))
      errors.push(`${page.url()}: ${text()}`)
  })
  page.on('pageerror', (error: Error) => errors.push(`${page.url()}: ${error.message}`))
  for (const path of paths) {
    const answer = await page.goto(path)
    const html = await answer.text()
    if (!html.includes('data-server-rendered'))
      errors.push(`${path} was not rendered on the server`)
    if (!/<h1[ >]/.test(html)) errors.push(`${path} has no heading`)
    const [bar] = /<nav id="side-bar".*?<\/nav>/s.exec(html) ?? ['']
    const current = bar.match(/aria-current=/g) ?? []
    if (current.length !== 1) errors.push(`${path} has ${current.length} current entries`)
  }
  await visitors.close()
  return errors
}

test.group('Hydration of every page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(300_000)

  test("matches the server's markup on a customer's pages", async ({ assert }) => {
    assert.deepEqual(await collectErrors('owner@acme.test', pagesBelow('/base')), [])
  })

  test("matches the server's markup on the pages of staff", async ({ assert }) => {
    assert.deepEqual(await collectErrors('admin@sendam.test', pagesBelow('/admin')), [])
  })
})
