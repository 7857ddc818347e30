import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { buildOpenApiDocument } from '#admin/developers/openapi/openapi_document'
import type { JsonSchema } from '#shared/http/json_schema'
import type { SeenCall } from '#tests/support/developers/seen_call'

type Content = Record<string, { schema?: JsonSchema; example?: unknown }>
type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema }

type ServedOperation = {
  'operationId': string
  'parameters'?: (Parameter | { $ref: string })[]
  'requestBody'?: { required?: boolean; content: Content }
  'responses': Record<string, { $ref?: string; content?: Content; headers?: object }>
  'x-error-codes'?: Record<string, string[]>
}

type Check = (value: unknown) => string[]

const DOCUMENT = 'openapi.json'

/**
 * Compares calls with the OpenAPI file that we serve. All schemas count as closed: a field that is
 * not declared is a difference, although a client would ignore it.
 */
export class ServedReference {
  readonly #schemas = validator()
  readonly #texts = validator({ coerceTypes: 'array' })
  readonly #checks = new Map<string, Check>()

  private constructor(readonly paths: Record<string, Record<string, ServedOperation>>) {}

  static async read(): Promise<ServedReference> {
    const document = JSON.parse(JSON.stringify(await buildOpenApiDocument()), (key, part) =>
      ['responses', 'components'].includes(key) ? closed(part) : part
    )
    const reference = new ServedReference(document.paths)
    for (const schemas of [reference.#schemas, reference.#texts]) {
      schemas.addSchema(document, DOCUMENT, undefined, false)
    }
    return reference
  }

  operation(method: string, path: string): ServedOperation | undefined {
    return this.paths[path]?.[method.toLowerCase()]
  }

  /** Returns the content types declared for a status; undefined if the status is not declared. */
  answers(method: string, path: string, status: number): Content | undefined {
    const response = this.operation(method, path)?.responses[status]
    if (!response?.$ref) return response && (response.content ?? {})
    return this.#at<{ content?: Content }>(response.$ref)?.content ?? {}
  }

  headers(method: string, path: string, status: number): string[] {
    return Object.keys(this.operation(method, path)?.responses[status]?.headers ?? {})
  }

  answerCheck(method: string, path: string, status: number, kind: string): Check {
    const response = this.operation(method, path)?.responses[status]
    const at =
      response?.$ref?.slice(1) ??
      pointer('paths', path, method.toLowerCase(), 'responses', `${status}`)
    return this.#check(`${at}${pointer('content', kind, 'schema')}`, () => false)
  }

  describedBody({ method, path, body, requestType }: SeenCall): unknown {
    const content = this.operation(method, path)?.requestBody?.content[requestType]
    return content?.schema && this.#described(content.schema, body)
  }

  #described(schema: JsonSchema, value: unknown): unknown {
    const { properties, items } = this.#resolved(schema)
    if (Array.isArray(value))
      return value.map((element) => (items ? this.#described(items, element) : element))
    if (typeof value !== 'object' || value === null || !properties) return value
    const known = Object.entries(value).filter(([name]) => properties[name])
    return Object.fromEntries(
      known.map(([name, part]) => [name, this.#described(properties[name]!, part)])
    )
  }

  /** Follows a reference, also to a component that may be null. */
  #resolved(schema: JsonSchema): JsonSchema {
    const { $ref = schema.anyOf?.[0]?.$ref } = schema
    return $ref ? (this.#at<JsonSchema>($ref) ?? {}) : schema
  }

  /** Returns whether the body is valid without our lenient parsing. */
  isExemplary({ method, path, body, requestType }: SeenCall): boolean {
    if (body === undefined || !this.operation(method, path)?.requestBody) return true
    return this.bodyCheck(method, path, requestType, () => false)(body).length === 0
  }

  bodyCheck(method: string, path: string, kind: string, isTaken = isMeant): Check {
    const operation = ['paths', path, method.toLowerCase()]
    return this.#check(pointer(...operation, 'requestBody', 'content', kind, 'schema'), isTaken)
  }

  /** Converts texts to the declared types, since path and query values are always texts. */
  parametersCheck(method: string, path: string, where: 'path' | 'query'): Check {
    const at = `${method} ${path} ${where}`
    const known = this.#checks.get(at)
    if (known) return known
    const all = this.operation(method, path)?.parameters ?? []
    const own = all.filter((one): one is Parameter => 'in' in one && one.in === where)
    const check = checkOf(
      isMeant,
      this.#texts.compile({
        type: 'object',
        properties: Object.fromEntries(own.map(({ name, schema }) => [name, referred(schema)])),
        required: own.filter(({ required }) => required).map(({ name }) => name),
        additionalProperties: false,
      })
    )
    this.#checks.set(at, check)
    return check
  }

  #check(at: string, isTaken: typeof isMeant): Check {
    const name = `${isTaken === isMeant ? 'kindly ' : ''}${at}`
    const known = this.#checks.get(name)
    if (known) return known
    const check = checkOf(isTaken, this.#schemas.compile({ $ref: `${DOCUMENT}#${at}` }))
    this.#checks.set(name, check)
    return check
  }

  #at<Part>(reference: string): Part | undefined {
    const { schema } = this.#schemas.getSchema(DOCUMENT + reference) ?? {}
    return schema as Part | undefined
  }
}

function validator(options: object = {}) {
  const schemas = new Ajv2020({ strict: false, allErrors: true, verbose: true, ...options })
  addFormats.default(schemas)
  return schemas
}

/**
 * Returns whether the API parses this leniently: numbers as text, booleans as forms send them,
 * lower case, missing last dimensions, a form option with its label, unknown fields. The reference
 * does not mention it, since clients that follow the reference do not need it.
 */
function isMeant({ keyword, params, data, instancePath }: ErrorObject): boolean {
  if (keyword === 'unevaluatedProperties') return true
  if (keyword === 'minItems') return instancePath.endsWith('/packageDimension')
  if (typeof data === 'object' && data !== null) return 'value' in data && 'label' in data
  if (keyword === 'type' && params.type === 'boolean') return /^(1|0|on|off)$/.test(String(data))
  if (typeof data !== 'string') return false
  if (keyword === 'type')
    return /number|integer/.test(String(params.type)) && /^[\p{Nd} ,.٫٬]+$/u.test(data)
  if (keyword === 'pattern') return new RegExp(params.pattern, 'u').test(data.toUpperCase())
  const choices: unknown[] = params.allowedValues ?? []
  return choices.some((choice) => String(choice).toLowerCase() === data.toLowerCase())
}

function pointer(...names: string[]): string {
  const parts = names.map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))
  return `/${parts.map((part) => encodeURIComponent(part)).join('/')}`
}

function referred(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? DOCUMENT + value : value
  )
}

function closed(answers: unknown): unknown {
  return JSON.parse(JSON.stringify(answers), (_, part) => {
    if (typeof part !== 'object' || part === null || !('properties' in part)) return part
    if (!('type' in part) || 'additionalProperties' in part) return part
    return { ...part, unevaluatedProperties: false }
  })
}

function checkOf(isTaken: typeof isMeant, holds: ValidateFunction): Check {
  return (value) => {
    if (holds(value)) return []
    const [taken, faults] = [true, false].map((kind) =>
      holds.errors!.filter((error) => isTaken(error) === kind)
    ) as [ErrorObject[], ErrorObject[]]
    const errors = faults.filter((fault) => !followsFrom(taken, fault))
    return [...new Set(errors.map(sentenceOf))]
  }
}

/** A component that may be null is refused as a whole for what is lenient within it. */
function followsFrom(taken: ErrorObject[], { keyword, params, instancePath }: ErrorObject) {
  if (keyword !== 'anyOf' && params.type !== 'null') return false
  return taken.some((error) => error.instancePath.startsWith(`${instancePath}/`))
}

/** Describes a fault of an answer; list positions become `*`, so that equal faults merge. */
function sentenceOf({ instancePath, message, params }: ErrorObject): string {
  const where = instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || '/'
  const { additionalProperty, unevaluatedProperty, allowedValues, allowedValue } = params
  const what = additionalProperty ?? unevaluatedProperty ?? allowedValue ?? allowedValues
  return `${where} ${message}${what === undefined ? '' : `: ${JSON.stringify(what)}`}`
}
