import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'

/** Failures that a call is known for, beside those that its route and its validator bring along. */
export type FailureStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** What people have to be told of a call; everything else is read from the code. */
export interface CallDocumentation {
  /** In a line. */
  summary: string
  description?: string
  /** Parameters of the path and of the query that do not explain themselves. */
  params?: SchemaFields
  query?: SchemaFields
  optionalQuery?: SchemaFields
  /** A body of which no validator says how it looks. */
  body?: SchemaFields
  /** One that is no object of known fields. */
  bodySchema?: JsonSchema
  example?: object
  failures?: readonly FailureStatus[]
  /** When all went well, where it is not 200. */
  status?: 201
  /** Whether it may have to wait for a second person: then it answers 202. */
  mayAsk?: true
  /** Answers a file instead of JSON. */
  file?: string
  /** Headers of the answer. */
  headers?: Record<string, string>
}
