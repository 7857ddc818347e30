import { AsyncLocalStorage } from 'node:async_hooks'
import type { Suite } from '@japa/runner/core'
import pg from 'pg'
import { QueryClient } from '@adonisjs/lucid/database'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** An open transaction, and where its code last requested another connection. */
type UnderWay = {
  hasEnded: boolean
  begun: Error
  asked: Error | null
  /** Where the statement that its connection is running was sent. */
  sent: Error | null
}

type Work = (trx: TransactionClientContract) => Promise<unknown>

type Beginner = { transaction: (work?: unknown, options?: unknown) => Promise<unknown> }

type Pool = { acquireConnection: () => Promise<unknown> }

const underWay = new AsyncLocalStorage<UnderWay>()

const refused = new Set<string>()

let isWatched = false

/**
 * Code inside a transaction must not request a second connection (docs/explanation/decisions.md).
 * Such a request is refused, and the suite fails at its end even if the error was caught. The
 * connection that a test and its server share counts as a pool.
 */
export function forbidSecondConnections(suite: Suite) {
  suite.setup(() => watch())
  suite.teardown(() => {
    const found = [...refused]
    refused.clear()
    if (found.length > 0) throw new Error(found.join('\n\n'))
  })
}

/** Returns the requests refused while `work` ran; they no longer fail the suite. */
export async function collectRefusals(work: () => Promise<unknown>): Promise<string[]> {
  const before = [...refused]
  await work()
  const found = [...refused].filter((one) => !before.includes(one))
  for (const one of found) refused.delete(one)
  return found
}

/** Starts watching once per process, for all suites. */
function watch() {
  if (isWatched) return
  isWatched = true
  watchTransactions(QueryClient.prototype as unknown as Beginner)
  watchStatements()
  watchPool(db.connection().getWriteClient().client)
  const { beginGlobalTransaction, connection } = db
  db.beginGlobalTransaction = async (...given) => {
    const trx = await beginGlobalTransaction.apply(db, given)
    watchTransactions(trx as unknown as Beginner)
    watchPool(trx.knexClient.client)
    return trx
  }
  db.connection = (...given) => {
    const transaction = underWay.getStore()
    if (transaction) transaction.asked = here()
    return connection.apply(db, given)
  }
}

function watchTransactions(beginner: Beginner) {
  const { transaction } = beginner
  beginner.transaction = async function (work, options) {
    refuseInTransaction()
    const noted = typeof work === 'function' ? noting(work as Work, here()) : work
    return transaction.call(this, noted, options)
  }
}

function noting(work: Work, begun: Error): Work {
  return (trx) => {
    const transaction: UnderWay = { hasEnded: false, begun, asked: null, sent: null }
    return underWay.run(transaction, async () => {
      try {
        return await work(trx)
      } finally {
        transaction.hasEnded = true
      }
    })
  }
}

function watchPool(pool: Pool) {
  const { acquireConnection } = pool
  pool.acquireConnection = async function () {
    refuseInTransaction()
    return acquireConnection.call(this)
  }
}

type Send = (this: unknown, statement: unknown, answer?: (...given: unknown[]) => void) => unknown

/** Refuses a statement that is sent on a busy connection, as the next major `pg` version will. */
function watchStatements() {
  const { query } = pg.Client.prototype as unknown as { query: Send }
  const watched: Send = function (statement, answer) {
    const transaction = underWay.getStore()
    if (!transaction || transaction.hasEnded || typeof answer !== 'function')
      return query.call(this, statement, answer)
    if (transaction.sent) refuseSecondStatement(transaction)
    transaction.sent = here()
    return query.call(this, statement, (...given) => {
      transaction.sent = null
      answer(...given)
    })
  }
  Object.assign(pg.Client.prototype, { query: watched })
}

function refuseSecondStatement({ begun, sent }: UnderWay) {
  refused.add(
    [
      'A transaction sends a statement while another runs: await each statement before the next.',
      ...linesOf(here()),
      'while it waits for',
      ...linesOf(sent),
      'in a transaction that begins',
      ...linesOf(begun),
    ].join('\n')
  )
}

function refuseInTransaction() {
  const { hasEnded, begun, asked } = underWay.getStore() ?? {}
  if (!begun || hasEnded) return
  const beginning = linesOf(begun)
  if (beginning[0]?.includes('/tests/')) return
  const sentence = [
    'Code in a transaction asks for a second connection: pass it the transaction client.',
    ...linesOf(asked),
    'in a transaction that begins',
    ...beginning,
  ].join('\n')
  refused.add(sentence)
  throw new Error(sentence)
}

/** Returns an error for its stack, which is formatted only when read, as formatting is slow. */
function here(): Error {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const place = new Error()
  Error.stackTraceLimit = stackTraceLimit
  return place
}

/** Returns the stack lines of our code, innermost first. */
function linesOf(place: Error | null | undefined): string[] {
  const lines = place?.stack?.split('\n').slice(1) ?? []
  return lines.filter((line) => !/node_modules|node:|one_connection\.ts/.test(line))
}
