import type { Alarm } from '#admin/health/alarm'
import { listUnmailedSeals } from '#admin/proof/mail_seals'
import { findLatestProofCheck } from '#shared/proof/proof_checks'

/** An e-mail names at most this many faults; `node ace audit:verify` lists all. */
const MAX_NAMED_PROOF_FAULTS = 20

/** Raises an alarm if somebody changed the ledger or audit log directly in the database. */
export async function detectTamperedRows(): Promise<Alarm[]> {
  const check = await findLatestProofCheck()
  if (!check || check.faults.length === 0) return []
  return [
    {
      cause: 'proof',
      subject: 'The ledger or the audit log was tampered with',
      paragraphs: [
        'The latest check found rows that differ from their links and seals, earliest first:',
        ...check.faults.slice(0, MAX_NAMED_PROOF_FAULTS),
      ],
      remedy:
        'Press Check now on Proof to check again. Find out who had the database password, and compare with an earlier backup.',
      latest: check.at,
    },
  ]
}

/** Only a mailed copy of a seal reveals tampering with the seals themselves, so it must arrive. */
export async function detectUnmailedSeals(): Promise<Alarm[]> {
  const unmailed = await listUnmailedSeals()
  const late = unmailed.filter(({ isLate }) => isLate)
  if (late.length === 0) return []
  const addresses = [...new Set(late.map(({ address }) => address))]
  const [{ day }] = late as [(typeof late)[number]]
  return [
    {
      cause: 'proof mail',
      subject: 'Daily seals are not mailed',
      paragraphs: [
        `The seal of ${day} has not reached everybody within a day. Not mailed: ${addresses.join(', ')}.`,
        'We retry every hour for seven days. Seals of later days are retried, too.',
      ],
      remedy:
        'Correct the addresses under Settings, Proof. If they are right, check the mail server.',
      latest: new Date(),
    },
  ]
}
