import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type ApiKey from '#identity/api_keys/api_key'
import LoggedApiCall from '#identity/api_keys/logged_api_call'
import { escapeLike } from '#shared/database/sql_condition'
import { MAX_SEARCHED_CALLS } from '#identity/api_keys/rules/key_rules'
import { cursorPage } from '#shared/http/keyset_page'

/** Bodies and query strings are never stored. */
export interface LoggedCall {
  keyId: number
  method: string
  /** The path of the URL, without the query string. */
  path: string
  status: number
  errorCode: string | null
  durationMs: number
  requestId: string
  address: string
  at: Date
}

const ROWS_AT_ONCE = 500
const DELETED_AT_ONCE = 10_000
/** If the database is so slow that this many calls wait, further ones are dropped. */
const MAX_PENDING_CALLS = 20_000

const pendingCalls: LoggedCall[] = []
let currentWrite: Promise<void> | null = null

/**
 * Queues a call for the log without delaying its answer. Calls that arrive during a write go into
 * the next one, so a process runs at most one insert. A crash loses the calls that are queued: a
 * few milliseconds of them, or more while the database is slow.
 */
export function queueCallLog(call: LoggedCall) {
  if (pendingCalls.length >= MAX_PENDING_CALLS) return
  pendingCalls.push(call)
  currentWrite ??= writePendingCalls()
}

/** Resolves once the queue is empty, so that a graceful shutdown loses nothing. */
export async function flushCallLog() {
  await currentWrite
}

async function writePendingCalls() {
  while (pendingCalls.length > 0) {
    const rows = pendingCalls.splice(0, ROWS_AT_ONCE).map(rowOf)
    await db
      .table('api_calls')
      .multiInsert(rows)
      .catch((error: unknown) => logger.error({ err: error }, 'API calls could not be logged'))
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

/** Deletes calls older than 30 days in batches. */
export async function deleteOldCalls() {
  const sql = `delete from api_calls where id in
    (select id from api_calls where created_at < now() - interval '30 days' limit ?)`
  for (let deleted = DELETED_AT_ONCE; deleted === DELETED_AT_ONCE;) {
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(sql, [DELETED_AT_ONCE])
    deleted = rowCount
  }
}

interface CallSearch {
  limit?: number
  cursor?: string
  status?: string
  path?: string
  requestId?: string
}

const DEFAULT_LIMIT = 50

/** Lists 30 days, newest first. A search by status or path covers only the newest 10,000 calls. */
export function listApiCalls(key: ApiKey, search: CallSearch) {
  const { limit = DEFAULT_LIMIT, cursor, status, path, requestId } = search
  const calls = LoggedApiCall.query()
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
