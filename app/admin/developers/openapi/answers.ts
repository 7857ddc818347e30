import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { Fields, JsonSchema } from '#shared/http/json_schema'

/** What each call answers, by the name of its route, and the schemas that they refer to. */
export type ApiAnswers = { schemas: Fields; answers: Fields }

export const ANSWERS_FILE = 'resources/api_answers.json'

const SCHEMAS = '#/components/schemas/'

let kept: ApiAnswers | undefined

/** As `node ace describe:answers` wrote them. */
export function apiAnswers(): ApiAnswers {
  kept ??= JSON.parse(readFileSync(app.makePath(ANSWERS_FILE), 'utf8')) as ApiAnswers
  return kept
}

export function referenceTo(name: string): JsonSchema {
  return { $ref: SCHEMAS + name }
}

/** With what a schema refers to in its place, for people. */
export function inlined(schema: JsonSchema): JsonSchema {
  const { schemas } = apiAnswers()
  return JSON.parse(JSON.stringify(schema), (_, part) => {
    if (typeof part?.$ref !== 'string') return part
    const { $ref, ...own } = part
    return { ...inlined(schemas[$ref.slice(SCHEMAS.length)]!), ...own }
  })
}
