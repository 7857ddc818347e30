import { type SqlClient, queryRows } from '#shared/database/query_rows'

/** This many checks recheck all sealed days and all old rows that can change, one share each. */
const CHECK_ROTATION = 28

/** `since` may be earlier than necessary; the ids are exact. */
export type LedgerCheckScope = {
  /** Seals vouch for entries up to this id. With 0, the check adds up all entries. */
  after: number
  /** Transfers with an entry after `after` have higher ids than this. */
  transfersAfter: number
  /** Every check covers the rows that changed since this time. */
  since: Date
  /** The share of old rows that this check covers; null for all of them. */
  turn: number | null
  /** The last entry that is sealed, and the end of the last sealed day. */
  sealedUpto: number
  sealedUntil: Date | null
}

/** SQL condition: whether the row with this id is in the share that the check covers. */
export const inCheckRotation = (id: string) =>
  `(cast(:turn as int) is null or ${id} % ${CHECK_ROTATION} = cast(:turn as int))`

type SealedState = Pick<LedgerCheckScope, 'sealedUpto' | 'sealedUntil'> & {
  /** A day before `sealedUntil`: rows may have timestamps of an earlier clock reading. */
  since: Date | null
  transfersAfter: number
}

/** Covers everything since the latest seal, and one share of older rows: the share of `count`. */
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
