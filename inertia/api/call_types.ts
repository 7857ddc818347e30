import type { FileAddress, FileMethod } from '#config/bodyparser'
import type { ParamValue, Registry } from '@generated/registry/schema'
import type { PageUser } from './page_user'

/** The calls of the API by the names of their routes. */
export type ApiRoute = Extract<keyof Registry, `api.${string}`>

/** Bodies and queries that no validator describes: the fields that a list decides, a bare list, and a token. */
interface UndescribedCalls {
  'api.admin.reference_entries.store': { body: ReferenceEntryBody }
  'api.admin.reference_entries.update': { body: ReferenceEntryBody & { version: number } }
  'api.identity.verifications.show': { query: { token: string } }
  'api.shared.downloads.show': { query: { token: string } }
  'api.branding.tracking_products.store': { body: number[]; query: { version: number } }
}

/** Which take a version of the tariff in their address, in place of what is live. */
type TariffApiRoute = `api.admin.${
  | 'surcharges'
  | `${'international' | 'local' | 'city'}_zones`
  | `${'zone' | 'zone_rate' | 'courier_rate'}_file${'s' | '_previews'}`
  | `rate${'s' | '_multipliers' | '_sheets' | '_restorations'}`}.${string}`

type ReferenceEntryBody = Record<string, string | number | boolean | null>

type RouteTypes<R extends ApiRoute> = Registry[R]['types']

type CallInput<R extends ApiRoute, Of extends 'query' | 'body'> = R extends keyof UndescribedCalls
  ? Of extends keyof UndescribedCalls[R]
    ? UndescribedCalls[R][Of]
    : object
  : IsFileUpload<R> extends true
    ? { query: RouteTypes<R>['body']; body: { file: File } }[Of]
    : RouteTypes<R>[Of]

type IsFileUpload<R extends ApiRoute> = Registry[R] extends {
  pattern: FileAddress
  methods: [FileMethod]
}
  ? true
  : false

/** The registry knows only those that every address of the route has. */
type OptionalParams<Pattern> = Pattern extends `${string}/:${infer Name}?`
  ? Partial<Record<Name, ParamValue>>
  : unknown

type QueryOf<R extends ApiRoute> = CallInput<R, 'query'> &
  (R extends TariffApiRoute ? { version?: number } : unknown)
export type BodyOf<R extends ApiRoute> = CallInput<R, 'body'>
type ParamsOf<R extends ApiRoute> = RouteTypes<R>['params'] & OptionalParams<Registry[R]['pattern']>

export type ResponseOf<R extends ApiRoute> = RouteTypes<R>['response']

/** What an answer is about, without the envelope around it. */
export type DataOf<R extends ApiRoute> = ResponseOf<R> extends { data: infer D } ? D : never

/** One of the rows that a list answers. */
export type RowOf<R extends ApiRoute> =
  DataOf<R> extends infer Rows ? (Rows extends readonly (infer Row)[] ? Row : never) : never

/** A part without fields cannot be given, and one that may be empty need not be. */
type CallPart<Name extends string, T> = [keyof T] extends [never]
  ? Partial<T> extends T
    ? { [K in Name]?: never }
    : { [K in Name]: T }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

/** Where a call goes to: enough for a link. */
export type AddressOf<R extends ApiRoute> = CallPart<'params', ParamsOf<R>> &
  CallPart<'query', QueryOf<R>>

/**
 * An idempotency key is that of one intent, however often it is sent: the server then acts once. What
 * goes on behind the page names the caller that it began for; another page may be shown by then. What may need a
 * second person takes the reason for them in its body, whatever else that holds.
 */
export type CallOf<R extends ApiRoute> = AddressOf<R> &
  CallPart<'body', BodyOf<R>> & {
    idempotencyKey?: string
    caller?: PageUser
    approvalReason?: string
  }

export type OptionalCall<T> = Partial<T> extends T ? [call?: T] : [call: T]

/** A call as it is sent, when its route has had its say about it. */
export interface UntypedCall {
  params?: Record<string, ParamValue | undefined>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  caller?: PageUser
  approvalReason?: string
}
