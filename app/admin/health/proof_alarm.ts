import type { Alarm } from '#admin/health/alarm'
import { latestProofCheck } from '#shared/proof/checks'

/** More would be a book; the command names them all. */
const MOST_NAMED = 20

/** Somebody changed the books or the audit log behind the product's back. */
export async function tamperedRows(): Promise<Alarm[]> {
  const check = await latestProofCheck()
  if (!check || check.faults.length === 0) return []
  return [
    {
      cause: 'proof',
      subject: 'The ledger or the audit log was tampered with',
      paragraphs: [
        'The latest check found rows that are not what was linked and sealed. The first one comes first:',
        ...check.faults.slice(0, MOST_NAMED),
      ],
      remedy:
        'Run `node ace audit:verify` to check again. Find out who had the password of the database, and compare with a backup from before.',
      latest: check.at,
    },
  ]
}
