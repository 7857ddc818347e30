import { type SqlClient, queryRows } from '#shared/database/query_rows'

/** In how many checks each sealed day, and each old row that may still change, is looked at again. */
const CHECK_ROTATION = 28

/** What a check looks at. Numbers of rows are exact, and so is what is sealed; `since` may be earlier than needed. */
export type LedgerCheckScope = {
  /** The last entry that is taken as it was sealed; 0 adds everything up. */
  after: number
  /** No later transfer lies wholly before that entry. */
  transfersAfter: number
  /** Rows that changed later are looked at, whatever the turn. */
  since: Date
  /** Which part of what is old is looked at as well; null is all of it. */
  turn: number | null
  /** The last entry that any seal holds, and when its day ended. */
  sealedUpto: number
  sealedUntil: Date | null
}

/** Whether a row is looked at again this time, by its number. */
export const inCheckRotation = (id: string) =>
  `(cast(:turn as int) is null or ${id} % ${CHECK_ROTATION} = cast(:turn as int))`

type SealedState = Pick<LedgerCheckScope, 'sealedUpto' | 'sealedUntil'> & {
  /** A day before: what writes an entry may take its other moments from an earlier clock. */
  since: Date | null
  transfersAfter: number
}

/** What came since the latest seal, and a part of what is older. `count` is of the checks until now. */
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
