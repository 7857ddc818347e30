import type { Test } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import type { Browser, BrowserContext, Page } from 'playwright'
import { subscribeToLog } from '#tests/support/log_lines'

const CALLS_REPORTED = 20
const LINES_REPORTED = 6

const calls = new WeakMap<BrowserContext, string[]>()
const reports: string[] = []
let logged: string[] = []

/**
 * Prints, at the end of the run, what the pages of each failed test showed and requested last, and
 * what the server logged, so that the cause of a rare failure is on record.
 */
export const reportFailedPages: PluginFn = ({ runner }) => {
  runner.onSuite((suite) => {
    if (!['browser', 'pages'].includes(suite.name)) return
    suite.setup(() => subscribeToLog((line) => logged.push(line.trim())))
    suite.onGroup((group) => {
      group.each.setup((test) => {
        logged = []
        recordCalls(test.context.browserContext)
        // Closes the pages before the rollback: an open page would request rows that are gone.
        test.cleanup(() => closePages(test))
        test.cleanup((hasFailed) => (hasFailed ? addReport(test) : undefined))
      })
    })
  })
  process.once('exit', () => reports.forEach((text) => console.log(text)))
}

async function closePages({ context }: Test) {
  const browser: Browser = context.browser
  for (const opened of browser.contexts()) await opened.close()
}

function recordCalls(context: BrowserContext) {
  const lines: string[] = []
  calls.set(context, lines)
  context.on('request', (request) => {
    if (!request.url().endsWith('.css')) lines.push(`${request.method()} ${request.url()} asked`)
  })
  context.on('response', (response) => {
    lines.push(`${response.request().method()} ${response.url()} ${response.status()}`)
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
function buildCommand({ title, options }: Test) {
  const [, suite, file] = /tests\/(\w+)\/(.+)\.spec\.ts$/.exec(options.meta.fileName) ?? []
  return `npm test -- ${suite} --files=${file} --tests="${title}"`
}

async function addReport(test: Test) {
  const { title, context } = test
  const browser: Browser = context.browser
  for (const opened of browser.contexts()) {
    for (const page of opened.pages()) {
      const where = `"${title}" ended at ${page.url()}`
      const requests = (calls.get(opened) ?? []).slice(-CALLS_REPORTED)
      const lines = logged.slice(-LINES_REPORTED)
      reports.push(
        [where, buildCommand(test), ...requests, ...lines, await describePage(page)].join('\n')
      )
    }
  }
}

async function describePage(page: Page): Promise<string> {
  try {
    return await page.locator('body').ariaSnapshot({ timeout: 2_000 })
  } catch (problem) {
    return String(problem)
  }
}
