import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Suite } from '@japa/runner/core'
import emitter from '@adonisjs/core/services/emitter'
import { apiDocument } from '#admin/developers/openapi/document'
import { apiCalls } from '#admin/developers/openapi/reference'

/**
 * Holds whatever the API answers while a suite runs to what its reference says, which is what the
 * types of the pages' calls say as well. The suite fails in the end if it was not so.
 */
export function holdAnswersToReference(suite: Suite) {
  const problems = new Set<string>()
  suite.setup(() => compareAnswers(problems))
  suite.teardown(() => {
    if (problems.size === 0) return
    throw new Error(['The API answers otherwise than described:', ...problems].join('\n'))
  })
}

async function compareAnswers(problems: Set<string>) {
  const schemas = new Ajv2020({ strict: false, validateFormats: false })
  const [{ components }, calls] = await Promise.all([apiDocument(), apiCalls()])
  const answers = calls.filter(({ operation }) => !operation.file)
  const described = new Map(answers.map(({ route, answer }) => [route.name, answer]))
  const validators = new Map<string, ValidateFunction>()
  emitter.on('http:request_completed', ({ ctx: { route, response } }) => {
    const name = route?.name
    const schema = name && described.get(name)
    // Who left the page before its answer came got none.
    const isSent = response.response.writableFinished
    if (!schema || !isSent || response.getStatus() >= 300) return
    const holds = validators.get(name) ?? schemas.compile({ ...schema, components })
    validators.set(name, holds)
    const sent = response.getBody()
    const body = JSON.parse(typeof sent === 'string' ? sent : JSON.stringify(sent))
    if (!holds(body)) problems.add(`${name}: ${schemas.errorsText(holds.errors)}`)
  })
}
