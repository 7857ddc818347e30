import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'

export type ResponseSchemas = { schemas: SchemaFields; answers: SchemaFields }

export const RESPONSE_SCHEMAS_FILE = 'resources/api_answers.json'

const SCHEMAS_POINTER = '#/components/schemas/'

let loadedSchemas: ResponseSchemas | undefined

/** Reads the output of `node ace describe:answers`. */
export function readResponseSchemas(): ResponseSchemas {
  loadedSchemas ??= JSON.parse(
    readFileSync(app.makePath(RESPONSE_SCHEMAS_FILE), 'utf8')
  ) as ResponseSchemas
  return loadedSchemas
}

export function schemaReference(name: string): JsonSchema {
  return { $ref: SCHEMAS_POINTER + name }
}

export function inlineReferences(schema: JsonSchema): JsonSchema {
  const { schemas } = readResponseSchemas()
  return JSON.parse(JSON.stringify(schema), (_, part) => {
    if (typeof part?.$ref !== 'string') return part
    const { $ref, ...own } = part
    return { ...inlineReferences(schemas[$ref.slice(SCHEMAS_POINTER.length)]!), ...own }
  })
}
