import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/caller'
import { recordAudit } from '#shared/audit'
import type { BandChanges } from '#shipping/rate_sheets/sheet_changes'
import type { CsvFile } from '#shipping/tariff_files/csv_file'
import type { RateLine } from '#shipping/tariff_files/rate_file'
import type { RateScope } from '#shipping/tariff_files/load_rates'
import type { RateRow } from '#shipping/tariff_files/rate_rows'

/** One entry for the whole file: what each sheet was before is kept with the sheets. */
export function auditLoad(
  trx: TransactionClientContract,
  caller: Caller,
  { zoneId, courierCode }: RateScope,
  files: CsvFile[],
  { added, changed, removed, unchanged }: BandChanges<RateRow, RateLine>
) {
  return recordAudit(trx, {
    actorId: caller.user.id,
    action: 'rates.import',
    subject: zoneId ? { kind: 'zone', id: zoneId } : { kind: 'courier', id: courierCode ?? 'all' },
    after: {
      files: files.map(({ name }) => name),
      added: added.length,
      changed: changed.length,
      removed: removed.length,
      unchanged,
    },
  })
}
