import type { FileAddress, FileMethod } from '#config/bodyparser'
import type { ParamValue, Registry } from '@generated/registry/schema'
import type { PageUser } from './page_user'

export type ApiRoute = Extract<keyof Registry, `api.${string}`>

interface UndescribedCalls {
  'api.admin.reference_entries.store': { body: ReferenceEntryBody }
  'api.admin.reference_entries.update': { body: ReferenceEntryBody & { version: number } }
  'api.identity.verifications.show': { query: { token: string } }
  'api.shared.downloads.show': { query: { token: string } }
  'api.branding.tracking_products.store': { body: number[]; query: { version: number } }
}

/** Routes that accept a `version` of the tariff in place of the live one. */
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

/** Optional route parameters (`/:name?`), which the generated registry does not list. */
type OptionalParams<Pattern> = Pattern extends `${string}/:${infer Name}?`
  ? Partial<Record<Name, ParamValue>>
  : unknown

type QueryOf<R extends ApiRoute> = CallInput<R, 'query'> &
  (R extends TariffApiRoute ? { version?: number } : unknown)
export type BodyOf<R extends ApiRoute> = CallInput<R, 'body'>
type ParamsOf<R extends ApiRoute> = RouteTypes<R>['params'] & OptionalParams<Registry[R]['pattern']>

export type ResponseOf<R extends ApiRoute> = RouteTypes<R>['response']

export type DataOf<R extends ApiRoute> = ResponseOf<R> extends { data: infer D } ? D : never

export type RowOf<R extends ApiRoute> =
  DataOf<R> extends infer Rows ? (Rows extends readonly (infer Row)[] ? Row : never) : never

/** A part of a call, such as its body: forbidden without fields, optional if they all are. */
type CallPart<Name extends string, T> = [keyof T] extends [never]
  ? Partial<T> extends T
    ? { [K in Name]?: never }
    : { [K in Name]: T }
  : Partial<T> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

export type AddressOf<R extends ApiRoute> = CallPart<'params', ParamsOf<R>> &
  CallPart<'query', QueryOf<R>>

/**
 * `idempotencyKey` identifies one intent, so that repeats act once. `caller` names the page that a
 * background call started from. `approvalReason` goes into the body for the approver.
 */
export type CallOf<R extends ApiRoute> = AddressOf<R> &
  CallPart<'body', BodyOf<R>> & {
    idempotencyKey?: string
    caller?: PageUser
    approvalReason?: string
  }

export type OptionalCall<T> = Partial<T> extends T ? [call?: T] : [call: T]

export interface UntypedCall {
  params?: Record<string, ParamValue | undefined>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  caller?: PageUser
  approvalReason?: string
}
