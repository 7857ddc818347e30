import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'

export type FailureStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

export interface CallDocumentation {
  /** The operation id in the API file, if the name of the route makes no good one. */
  id?: string
  summary: string
  description?: string
  params?: SchemaFields
  query?: SchemaFields
  optionalQuery?: SchemaFields
  /** The body's fields, if no validator describes them. */
  body?: SchemaFields
  /** The body's schema, if it is not an object with known fields. */
  bodySchema?: JsonSchema
  example?: object
  failures?: readonly FailureStatus[]
  /** Success status, if not 200. */
  status?: 201
  /** True if the call may need a second person's approval; it then answers 202. */
  mayNeedApproval?: true
  file?: string
  headers?: Record<string, string>
}
