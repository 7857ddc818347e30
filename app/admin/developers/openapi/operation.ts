import type { Fields, JsonSchema } from '#admin/developers/openapi/json_schema'

/** Failures that a call is known for, beside those that its route and its validator bring along. */
export type KnownFailure = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503

/** What people have to be told of a call; everything else is read from the code. */
type Operation = {
  summary: string
  description?: string
  /** Parameters of the path and of the query that do not explain themselves. */
  params?: Fields
  query?: Fields
  optionalQuery?: Fields
  /** A body of which no validator says how it looks. */
  body?: Fields
  /** One that is no object of known fields. */
  bodySchema?: JsonSchema
  example?: object
  failures?: readonly KnownFailure[]
  /** When all went well, where it is not 200. */
  status?: 201
  /** Whether it may have to wait for a second person: then it answers 202. */
  mayAsk?: true
  /** Answers a file instead of JSON. */
  file?: string
  /** Headers of the answer. */
  headers?: Record<string, string>
}

/** Calls that belong together, by the names of their routes. */
export type OperationGroup = {
  tag: string
  description: string
  operations: Record<string, Operation>
}

export type DescribedOperation = Operation & { tag: string }

/** Of lists that are read on by a cursor beside their page numbers. */
export const COUNTED_PAGES =
  'Pages are counted up to 10,000 rows; where there are more `hasMoreThanTotal` says so, and `nextPageUrl` carries a `cursor` to read on with. A cursor of another list answers 422 `E_BAD_CURSOR`; a page that lies beyond, asked for without one, 422 `E_PAGE_TOO_FAR`.'

/** Of those that can be searched as well. */
export const SEARCHED_PAGES = `${COUNTED_PAGES} One or two letters are looked for among the newest 10,000.`
