import type { PluginFn } from '@japa/runner/types'
import type { Browser, BrowserContext, Page } from 'playwright'
import { closePainter } from './painting.js'
import { DomVisitors } from './context.js'
import { resolveLocalNames } from './local_names.js'

/**
 * Gives page tests the `visit`, `browserContext` and `browser` of browser tests. What needs a
 * browser is missing, so a test that uses it fails and names it.
 */
export const opensPagesWithoutBrowser: PluginFn = ({ runner }) => {
  runner.onSuite((suite) => {
    if (suite.name !== 'pages') return
    suite.setup(() => resolveLocalNames())
    suite.teardown(() => closePainter())
    suite.onGroup((group) => {
      group.each.setup(async ({ context }) => {
        const visitors = new DomVisitors()
        const visitor = await visitors.newContext()
        context.browserContext = visitor as unknown as BrowserContext
        context.browser = visitors as unknown as Browser
        context.visit = (async (path: string) => {
          const page = await visitor.newPage()
          await page.goto(path)
          return page as unknown as Page
        }) as typeof context.visit
      })
    })
  })
}
