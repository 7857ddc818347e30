import type { Suite } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'

/**
 * Whatever is answered while a suite runs says that its kind is not to be guessed, and whoever tried
 * too often is told when to come back. The suite fails in the end if it was not so.
 */
export function holdAnswersToHeaders(suite: Suite) {
  const problems = new Set<string>()
  suite.setup(() => {
    emitter.on('http:request_completed', ({ ctx: { request, response } }) => {
      const answer = `${response.getStatus()} of ${request.method()} ${request.url()}`
      const { response: sent } = response
      if (sent.getHeader('x-content-type-options') !== 'nosniff') {
        problems.add(`${answer} lets a browser guess its kind`)
      }
      if (
        response.getStatus() === 429 &&
        !/^[1-9]\d*$/.test(String(sent.getHeader('retry-after')))
      ) {
        problems.add(`${answer} does not say when to come back`)
      }
    })
  })
  suite.teardown(() => {
    if (problems.size > 0) throw new Error(['Headers are missing:', ...problems].join('\n'))
  })
}
