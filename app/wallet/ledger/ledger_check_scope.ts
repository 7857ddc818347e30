import { type SqlClient, queryRows } from '#shared/database/query_rows'

/** Number of checks over which all sealed days and all old mutable rows are rechecked. */
const CHECK_ROTATION = 28

/** Ids and seals are exact; `since` may be earlier than necessary. */
export type LedgerCheckScope = {
  /** Entries up to this id are trusted as sealed; 0 adds up everything. */
  after: number
  /** Every transfer with an entry after `after` has a higher id than this. */
  transfersAfter: number
  /** Rows that changed since then are checked in every run. */
  since: Date
  /** Number of the share of old rows that this run checks; null checks all of them. */
  turn: number | null
  /** The last entry in any seal, and the end of its day. */
  sealedUpto: number
  sealedUntil: Date | null
}

/** SQL condition for rows that are due for rechecking, by id. */
export const inCheckRotation = (id: string) =>
  `(cast(:turn as int) is null or ${id} % ${CHECK_ROTATION} = cast(:turn as int))`

type SealedState = Pick<LedgerCheckScope, 'sealedUpto' | 'sealedUntil'> & {
  /** A day early: a row's other timestamps may come from an earlier clock reading. */
  since: Date | null
  transfersAfter: number
}

/** Covers all since the latest seal, and one share of older rows. `count` numbers the checks. */
export async function incrementalCheckScope(
  client: SqlClient,
  count: number
): Promise<LedgerCheckScope> {
  const { since, ...sealed } = await readSealedState(client)
  return {
    ...sealed,
    after: sealed.sealedUpto,
    since: since ?? new Date(0),
    turn: count % CHECK_ROTATION,
  }
}

export async function fullCheckScope(client: SqlClient): Promise<LedgerCheckScope> {
  const { sealedUpto, sealedUntil } = await readSealedState(client)
  const everything = { after: 0, transfersAfter: 0, since: new Date(0), turn: null }
  return { ...everything, sealedUpto, sealedUntil }
}

async function readSealedState(client: SqlClient): Promise<SealedState> {
  const [sealed] = await queryRows<SealedState>(
    client,
    `select last_entry_id as "sealedUpto",
      cast(day + 1 as timestamp) at time zone 'Africa/Lagos' as "sealedUntil",
      cast(day as timestamp) at time zone 'Africa/Lagos' as since,
      coalesce((select min(transfer_id) - 1 from ledger_entries where id > last_entry_id),
        last_transfer_id) as "transfersAfter"
    from ledger_seals order by id desc limit 1`
  )
  return sealed ?? { sealedUpto: 0, sealedUntil: null, since: null, transfersAfter: 0 }
}
