import type { SchemaFields, JsonSchema } from '#shared/http/json_schema'

export type FailureStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

export interface CallDocumentation {
  summary: string
  description?: string
  params?: SchemaFields
  query?: SchemaFields
  optionalQuery?: SchemaFields
  /** A body that no validator describes. */
  body?: SchemaFields
  /** A body that is not an object of known fields. */
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
