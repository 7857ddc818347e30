import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { type Seal, listSeals } from '#shared/proof/day_seals'
import { sendMailNow } from '#shared/mail/send_mail'
import { sealAddresses } from '#admin/proof/proof_settings'
import SealMail from '#admin/proof/seal_mail'

const RETRY_MAIL_MS = 3_600_000

/** Times of failed mails by address. */
const failedAt = new Map<string, number>()

/**
 * Mails the seals of the last seven days to each address that lacks them, such as a new one. A
 * failing address is retried after an hour and delays no other. A crash right after a mail may send
 * it twice.
 */
export async function mailSeals() {
  for (const { number, address } of await listUnmailedSeals()) {
    if (Date.now() - (failedAt.get(address) ?? 0) < RETRY_MAIL_MS) continue
    const [seal] = await listSeals(db, { after: number - 1, most: 1 })
    if (await mailSeal(address, seal!)) failedAt.delete(address)
    else failedAt.set(address, Date.now())
  }
}

async function mailSeal(address: string, seal: Seal): Promise<boolean> {
  try {
    await sendMailNow(new SealMail(address, seal))
  } catch (error) {
    logger.error({ err: error, seal: seal.number }, 'A seal could not be mailed')
    return false
  }
  await db.table('proof_seal_mails').insert({ seal_number: seal.number, address })
  return true
}

interface UnmailedSeal {
  number: number
  day: string
  address: string
  /** True one day after the seal was made and the addresses were set. */
  isLate: boolean
}

/** Lists the unmailed seals of the last seven days, oldest first. */
export async function listUnmailedSeals(): Promise<UnmailedSeal[]> {
  const addresses = await sealAddresses.get()
  if (addresses.length === 0) return []
  return queryRows<UnmailedSeal>(
    db,
    `select number, to_char(day, 'YYYY-MM-DD') as day, address,
       greatest(created_at, (select updated_at from settings where key = :key)) < now() - interval '1 day' as "isLate"
     from proof_seals cross join jsonb_array_elements_text(cast(:addresses as jsonb)) as given (address)
     where created_at > now() - interval '7 days' and not exists (
       select from proof_seal_mails sent where sent.seal_number = number and sent.address = given.address)
     order by proof_seals.number, given.address`,
    { addresses: JSON.stringify(addresses), key: sealAddresses.key }
  )
}
