import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { seals } from '#shared/proof/day_seals'
import { sendMailNow } from '#shared/mail/send_mail'
import { sealAddresses } from '#admin/proof/settings'
import SealMail from '#admin/proof/seal_mail'

/**
 * Mails the seals of the last seven days to everybody who has not got them: after a mail server was away, and to an
 * address that is new. One that is killed between a mail and its note mails it once more.
 */
export async function mailSeals() {
  const addresses = await sealAddresses.get()
  if (addresses.length === 0) return
  const due = await rowsOf<{ number: number; address: string }>(
    db,
    `select number::float8, address from proof_seals cross join jsonb_array_elements_text(cast(:addresses as jsonb)) as given (address)
     where created_at > now() - interval '7 days' and not exists (
       select from proof_seal_mails sent where sent.seal_number = number and sent.address = given.address)
     order by proof_seals.number, given.address`,
    { addresses: JSON.stringify(addresses) }
  )
  for (const { number, address } of due) {
    const [seal] = await seals(db, { after: number - 1, most: 1 })
    await sendMailNow(new SealMail(address, seal!))
    await db.table('proof_seal_mails').insert({ seal_number: number, address })
  }
}
