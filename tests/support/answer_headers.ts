import type { Suite } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'

/**
 * Fails the suite at its end if any response lacked `X-Content-Type-Options: nosniff`, or if a 429
 * lacked a `Retry-After` in seconds.
 */
export function checkAnswerHeaders(suite: Suite) {
  const problems = new Set<string>()
  suite.setup(() => {
    emitter.on('http:request_completed', ({ ctx: { request, response } }) => {
      const answer = `${response.getStatus()} of ${request.method()} ${request.url()}`
      const { response: sent } = response
      if (sent.getHeader('x-content-type-options') !== 'nosniff') {
        problems.add(`${answer} lets a browser guess its content type`)
      }
      if (
        response.getStatus() === 429 &&
        !/^[1-9]\d*$/.test(String(sent.getHeader('retry-after')))
      ) {
        problems.add(`${answer} does not say when to try again`)
      }
    })
  })
  suite.teardown(() => {
    if (problems.size > 0) throw new Error(['Headers are missing:', ...problems].join('\n'))
  })
}
