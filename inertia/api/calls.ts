import type { FileAddress, FileMethod } from '#config/bodyparser'
import type { ParamValue, Registry } from '@generated/registry/schema'
import type { PageCaller } from './page_caller'

/** The calls of the API by the names of their routes. */
export type ApiRoute = Extract<keyof Registry, `api.${string}`>

/** Bodies and queries that no validator describes: the fields that a list decides, a bare list, and a token. */
interface Unscanned {
  'api.admin.reference_entries.store': { body: Entry }
  'api.admin.reference_entries.update': { body: Entry & { version: number } }
  'api.identity.verifications.show': { query: { token: string } }
  'api.shared.downloads.show': { query: { token: string } }
  'api.branding.tracking_products.store': { body: number[]; query: { version: number } }
}

/** Which take a version of the tariff in their address, in place of what is live. */
type OfATariff = `api.admin.${
  | 'surcharges'
  | `${'international' | 'local' | 'city'}_zones`
  | `${'zone' | 'zone_rate' | 'courier_rate'}_file${'s' | '_previews'}`
  | `rate${'s' | '_multipliers' | '_sheets' | '_restorations'}`}.${string}`

type Entry = Record<string, string | number | boolean | null>

type Types<R extends ApiRoute> = Registry[R]['types']

type Taken<R extends ApiRoute, Of extends 'query' | 'body'> = R extends keyof Unscanned
  ? Of extends keyof Unscanned[R]
    ? Unscanned[R][Of]
    : object
  : TakesFile<R> extends true
    ? { query: Types<R>['body']; body: { file: File } }[Of]
    : Types<R>[Of]

type TakesFile<R extends ApiRoute> = Registry[R] extends {
  pattern: FileAddress
  methods: [FileMethod]
}
  ? true
  : false

/** The registry knows only those that every address of the route has. */
type OptionalParams<Pattern> = Pattern extends `${string}/:${infer Name}?`
  ? Partial<Record<Name, ParamValue>>
  : unknown

type QueryOf<R extends ApiRoute> = Taken<R, 'query'> &
  (R extends OfATariff ? { version?: number } : unknown)
export type BodyOf<R extends ApiRoute> = Taken<R, 'body'>
type ParamsOf<R extends ApiRoute> = Types<R>['params'] & OptionalParams<Registry[R]['pattern']>

export type AnswerOf<R extends ApiRoute> = Types<R>['response']

/** What an answer is about, without the envelope around it. */
export type DataOf<R extends ApiRoute> = AnswerOf<R> extends { data: infer D } ? D : never

/** One of the rows that a list answers. */
export type RowOf<R extends ApiRoute> =
  DataOf<R> extends infer Rows ? (Rows extends readonly (infer Row)[] ? Row : never) : never

/** A part without fields cannot be given, and one that may be empty need not be. */
type Part<Name extends string, T> = [keyof T] extends [never]
  ? Partial<T> extends T
    ? { [K in Name]?: never }
    : { [K in Name]: T }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** Where a call goes to: enough for a link. */
export type AddressOf<R extends ApiRoute> = Part<'params', ParamsOf<R>> & Part<'query', QueryOf<R>>

/**
 * An idempotency key is that of one intent, however often it is sent: the server then acts once. What
 * goes on behind the page names the caller that it began for; another page may be shown by then. What may need a
 * second person takes the reason for them in its body, whatever else that holds.
 */
export type CallOf<R extends ApiRoute> = AddressOf<R> &
  Part<'body', BodyOf<R>> & {
    idempotencyKey?: string
    caller?: PageCaller
    approvalReason?: string
  }

export type Optional<T> = Partial<T> extends T ? [call?: T] : [call: T]

/** A call as it is sent, when its route has had its say about it. */
export interface AnyCall {
  params?: Record<string, ParamValue | undefined>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  caller?: PageCaller
  approvalReason?: string
}
