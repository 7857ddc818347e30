import { TestContext } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import type { BrowserContext, Page } from 'playwright'
import { DEMO_PASSWORD } from '#identity/demo'
import type { DomContext } from '#tests/support/dom/context'
import { addressOfServer } from '#tests/support/api_client'

declare module '@japa/runner/core' {
  interface TestContext {
    /** Opens a page as a signed-in user, by default as member@sendam.test. */
    visitAs: (path: string, username?: string) => Promise<Page>
  }
}

/** Signs in through the API, so that tests need not use the sign-in page. */
export const addVisitAs: PluginFn = () => {
  TestContext.getter('visitAs', function (this: TestContext) {
    return async (path: string, username = 'member@sendam.test') => {
      await signInContext(this.browserContext, username)
      return this.visit(path)
    }
  })
}

/** What signing in needs of a browser context or of its replacement without a browser. */
type Entering = {
  cookies(url: string): Promise<{ name: string; value: string }[]>
  request: Pick<BrowserContext['request'], 'post'> | DomContext['request']
}

export async function signInContext(context: Entering, username: string) {
  const server = addressOfServer()
  const send = async () => {
    const cookies = await context.cookies(server)
    const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    return context.request.post(`${server}/api/v1/login`, {
      headers: { 'x-xsrf-token': decodeURIComponent(token) },
      data: { username, password: DEMO_PASSWORD },
    })
  }
  const refused = await send()
  const answer = refused.status() === 419 ? await send() : refused
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${await answer.text()}`)
}
