import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type ApiKey from '#identity/api_keys/api_key'
import ApiCall from '#identity/api_keys/api_call'
import { escapeLike } from '#shared/database/sql_condition'
import { MAX_SEARCHED_CALLS } from '#identity/api_keys/rules/key_rules'
import { cursorPage } from '#shared/http/keyset_page'

/** What a key asked, and how it was answered. What was in it is kept nowhere. */
export interface LoggedCall {
  keyId: number
  method: string
  /** Without the question behind it. */
  path: string
  status: number
  errorCode: string | null
  durationMs: number
  requestId: string
  address: string
  at: Date
}

const ROWS_AT_ONCE = 500
const FORGOTTEN_AT_ONCE = 10_000
/** While the database is slow, so many may wait; what comes on top is not written down. */
const MAX_PENDING_CALLS = 20_000

const pendingCalls: LoggedCall[] = []
let currentWrite: Promise<void> | null = null

/**
 * Writes a call down after its answer has gone, and keeps nobody waiting for it: what is noted during one write goes
 * into the next, so a process has one statement open at most. A crash loses what was answered
 * during the last write, some milliseconds.
 */
export function queueCallLog(call: LoggedCall) {
  if (pendingCalls.length >= MAX_PENDING_CALLS) return
  pendingCalls.push(call)
  currentWrite ??= writePendingCalls()
}

/** Once nothing waits any more: a process that ends in order loses nothing. */
export async function flushCallLog() {
  await currentWrite
}

async function writePendingCalls() {
  while (pendingCalls.length > 0) {
    const rows = pendingCalls.splice(0, ROWS_AT_ONCE).map(rowOf)
    await db
      .table('api_calls')
      .multiInsert(rows)
      .catch((error: unknown) => logger.error({ err: error }, 'Calls could not be noted'))
  }
  currentWrite = null
}

function rowOf(call: LoggedCall) {
  return {
    api_key_id: call.keyId,
    method: call.method.slice(0, 10),
    path: call.path.slice(0, 500),
    status: call.status,
    error_code: call.errorCode?.slice(0, 60) ?? null,
    duration_ms: call.durationMs,
    request_id: call.requestId.slice(0, 64),
    address: call.address.slice(0, 45),
    created_at: call.at,
  }
}

/** Forgets what is older than thirty days, a little at a time. */
export async function forgetOldCalls() {
  const sql = `delete from api_calls where id in
    (select id from api_calls where created_at < now() - interval '30 days' limit ?)`
  for (let deleted = FORGOTTEN_AT_ONCE; deleted === FORGOTTEN_AT_ONCE;) {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(sql, [FORGOTTEN_AT_ONCE])
    deleted = rowCount
  }
}

interface CallSearch {
  limit?: number
  cursor?: string
  /** `404`, or `4xx` for all of that kind. */
  status?: string
  /** Part of it. */
  path?: string
  requestId?: string
}

const DEFAULT_LIMIT = 50

/** Of the last thirty days, the newest first. What no index finds is looked for in the newest ones alone. */
export function listApiCalls(key: ApiKey, search: CallSearch) {
  const { limit = DEFAULT_LIMIT, cursor, status, path, requestId } = search
  const calls = ApiCall.query()
    .where('apiKeyId', key.id)
    .whereRaw(`created_at > now() - interval '30 days'`)
    .if(status ?? path, (call) => call.where('id', '>=', oldestSearchedId(key)))
    .if(status, (call) => call.whereBetween('status', statusRange(status!)))
    .if(path, (call) => call.whereILike('path', `%${escapeLike(path!)}%`))
    .if(requestId, (call) => call.where({ requestId: requestId! }))
  return cursorPage(calls, { limit, cursor }, { list: `calls of key ${key.id}` })
}

function oldestSearchedId(key: ApiKey) {
  return db.raw(
    `coalesce((select id from api_calls where api_key_id = ? order by id desc offset ? limit 1), 0)`,
    [key.id, MAX_SEARCHED_CALLS - 1]
  )
}

function statusRange(status: string): [number, number] {
  return [Number(status.replaceAll('x', '0')), Number(status.replaceAll('x', '9'))]
}
