import type { Test } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import type { Browser, BrowserContext, Page } from 'playwright'
import { subscribeToLog } from '#tests/support/log_lines'

const CALLS_TOLD = 20
const LINES_TOLD = 6

const calls = new WeakMap<BrowserContext, string[]>()
const told: string[] = []
let logged: string[] = []

/**
 * Prints for a failed test what its pages showed and requested last, and what the server logged,
 * after everything else: a failure once in a hundred runs can then be read instead of guessed at.
 */
export const reportFailedPages: PluginFn = ({ runner }) => {
  runner.onSuite((suite) => {
    if (!['browser', 'pages'].includes(suite.name)) return
    suite.setup(() => subscribeToLog((line) => logged.push(line.trim())))
    suite.onGroup((group) => {
      group.each.setup((test) => {
        logged = []
        noteCalls(test.context.browserContext)
        // Runs before the rollback, since an open page would read rows that are gone.
        test.cleanup(() => closePages(test))
        test.cleanup((hasFailed) => (hasFailed ? note(test) : undefined))
      })
    })
  })
  process.once('exit', () => told.forEach((text) => console.log(text)))
}

async function closePages({ context }: Test) {
  const browser: Browser = context.browser
  for (const opened of browser.contexts()) await opened.close()
}

function noteCalls(context: BrowserContext) {
  const lines: string[] = []
  calls.set(context, lines)
  context.on('request', (request) => {
    if (!request.url().endsWith('.css')) lines.push(`${request.method()} ${request.url()} asked`)
  })
  context.on('response', (answer) => {
    lines.push(`${answer.request().method()} ${answer.url()} ${answer.status()}`)
  })
  context.on('requestfailed', (request) => {
    lines.push(`${request.method()} ${request.url()} ${request.failure()?.errorText}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') lines.push(`console: ${message.text()}`)
  })
  context.on('weberror', (problem) => {
    lines.push(String(problem.error()))
  })
}

/** Returns the command that runs only this test. */
function commandOf({ title, options }: Test) {
  const [, suite, file] = /tests\/(\w+)\/(.+)\.spec\.ts$/.exec(options.meta.fileName) ?? []
  return `npm test -- ${suite} --files=${file} --tests="${title}"`
}

async function note(test: Test) {
  const { title, context } = test
  const browser: Browser = context.browser
  for (const opened of browser.contexts()) {
    for (const page of opened.pages()) {
      const where = `"${title}" ended at ${page.url()}`
      const asked = (calls.get(opened) ?? []).slice(-CALLS_TOLD)
      const lines = logged.slice(-LINES_TOLD)
      told.push([where, commandOf(test), ...asked, ...lines, await shownOn(page)].join('\n'))
    }
  }
}

async function shownOn(page: Page): Promise<string> {
  try {
    return await page.locator('body').ariaSnapshot({ timeout: 2_000 })
  } catch (problem) {
    return String(problem)
  }
}
