import { findSourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Suite } from '@japa/runner/core'
import { QueryClient } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import { prepared } from '#shared/database/prepared'
import { queryRows } from '#shared/database/query_rows'

type Answer = { rows: Record<string, unknown>[]; fields: { name: string; dataTypeID: number }[] }

type Raw = { on: (event: 'query-response', listener: (answer: Answer) => void) => void }

type Asking = Record<'rawQuery' | 'knexRawQuery', (...given: unknown[]) => Raw | { knexQuery: Raw }>

/** Of each column of an SQL answer, its TypeScript type, and whether any row was null. */
export type Columns = Map<string, { kind: string; hasNull: boolean }>

/** Where the code calls a function that reads rows; line and column count from 0. */
export type Place = { file: string; line: number; column: number }

export const ROW_FUNCTIONS = [queryRows.name, prepared.name]

const answered = new Map<string, Columns>()

let kinds: Map<number, string> | null = null

/** Records the columns of the application's queries, to compare them with their declared types. */
export function recordRowTypes(suite: Suite) {
  suite.setup(async () => {
    if (kinds) return
    kinds = await kindsOfTypes()
    const trx = await db.transaction()
    for (const client of [QueryClient.prototype, Object.getPrototypeOf(trx)]) watch(client)
    await trx.rollback()
  })
}

/**
 * Fails the process if recorded columns differ from their declared type. Starting the compiler
 * takes seconds, so this runs once. It sets the exit code instead of throwing, because the runner
 * would then leave open resources open.
 */
export async function requireDeclaredRows() {
  if (answered.size === 0) return
  const { findRowFaults } = await import('#tests/support/database/row_faults')
  const calls = [...answered].map(([call, columns]) => ({ place: placeOf(call), columns }))
  for (const fault of findRowFaults(calls)) {
    console.log(`✖ ${fault}`)
    process.exitCode = 1
  }
}

function watch(client: Asking) {
  for (const method of ['rawQuery', 'knexRawQuery'] as const) {
    const ask = client[method]
    client[method] = function (...given) {
      const asked = ask.apply(this, given)
      const call = askingCall()
      const raw = 'knexQuery' in asked ? asked.knexQuery : asked
      if (call) raw.on('query-response', (answer) => record(call, answer))
      return asked
    }
  }
}

/** Returns where the code asked for rows, from raw stack frames: formatting a stack is slow. */
function askingCall(): string | null {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = (_, frames) => frames
  const frames = new Error().stack as unknown as NodeJS.CallSite[]
  Error.prepareStackTrace = prepareStackTrace
  const asking = frames.findLastIndex((frame) =>
    ROW_FUNCTIONS.includes(frame.getFunctionName() ?? '')
  )
  const call = frames[asking + 1]
  if (asking < 0 || !call?.getFileName()?.includes('/app/')) return null
  return [call.getFileName(), call.getLineNumber(), call.getColumnNumber()].join(' ')
}

function record(call: string, { rows, fields }: Answer) {
  const columns: Columns = answered.get(call) ?? new Map()
  answered.set(call, columns)
  for (const { name, dataTypeID } of fields) {
    const hasNull = columns.get(name)?.hasNull || rows.some((row) => row[name] === null)
    columns.set(name, { kind: kinds!.get(dataTypeID)!, hasNull })
  }
}

function placeOf(call: string): Place {
  const [address, line, column] = call.split(' ') as [string, string, string]
  const ran = { line: Number(line) - 1, column: Number(column) - 1 }
  const file = address.startsWith('file:') ? fileURLToPath(address) : address
  const origin = findSourceMap(address)?.findEntry(ran.line, ran.column)
  if (!origin || !('originalLine' in origin)) return { file, ...ran }
  return { file, line: origin.originalLine, column: origin.originalColumn }
}

async function kindsOfTypes(): Promise<Map<number, string>> {
  const { rows } = await db.rawQuery<{ rows: { oid: number; kind: string }[] }>(
    `select one.oid, case
         when one.typname in ('json', 'jsonb') then 'any' when one.typname = 'bytea' then 'Buffer'
         when one.typname in ('time', 'timetz') then 'string'
         else case coalesce(part.typcategory, one.typcategory) when 'N' then 'number' when 'B' then 'boolean'
           when 'D' then 'Date' else 'string' end || case when part.oid is null then '' else '[]' end
       end as kind
     from pg_type as one left join pg_type as part on part.oid = one.typelem and one.typcategory = 'A'`
  )
  return new Map(rows.map(({ oid, kind }) => [oid, kind]))
}
