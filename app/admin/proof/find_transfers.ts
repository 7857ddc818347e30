import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'

const MAX_FOUND_TRANSFERS = 20

export interface FoundTransfer {
  id: number
  kind: string
  reference: string
  comment: string | null
  at: Date
  movedKobo: number
  /** Null until the day is sealed. */
  day: string | null
}

export function findTransfers(reference: string): Promise<FoundTransfer[]> {
  return queryRows<FoundTransfer>(
    db,
    `select transfer.id, kind, reference, comment, transfer.created_at as at,
       (select coalesce(sum(amount_kobo), 0) from ledger_entries
         where transfer_id = transfer.id and amount_kobo > 0) as "movedKobo",
       (select to_char(seal.day, 'YYYY-MM-DD') from proof_seals as seal where ledger_upto >= (
          select number from proof_links where chain = 'ledger' and last_row_id >= transfer.id
          order by last_row_id limit 1) order by seal.number limit 1) as day
     from ledger_transfers as transfer
     where upper(reference) = upper(:reference)
       or transfer.id = cast(substring(:reference from '^[0-9]{1,15}$') as bigint)
     order by transfer.id desc limit ${MAX_FOUND_TRANSFERS}`,
    { reference }
  )
}
