import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/accounts/models/user'
import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import { sendMail } from '#shared/mail/send_mail'
import Shipment from '#shipping/shipment/models/shipment'
import ReturnApprovedMail from '#shipping/returns/mails/return_approved_mail'
import ReturnRequestedMail from '#shipping/returns/mails/return_requested_mail'
import ReturnArrivedMail from '#shipping/returns/mails/return_arrived_mail'
import ReturnRefusedMail from '#shipping/returns/mails/return_refused_mail'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { areAddressesErased } from '#shipping/returns/returnable_items'

/** What letters about a return say it of. What is tried tells nobody. */
export interface ReturnEmailData {
  asked: ShipmentReturn
  first: Shipment
  /** The business, or whoever sent it. */
  shop: string
}

/** Who has to approve it is told what waits. Each letter is kept or not with the transaction. */
export async function emailReturnRequested(trx: TransactionClientContract, id: number) {
  const news = await loadReturnEmailData(trx, id)
  if (!news) return
  for (const user of await findSenderUsers(trx, news.first)) {
    await sendMail(new ReturnRequestedMail(user, news), trx)
  }
}

/** Whoever hands it over is told what to do. `origin`: where their page is, asked for outside the transaction. */
export async function emailReturnBooked(
  trx: TransactionClientContract,
  id: number,
  origin: string
) {
  const news = await loadReturnEmailData(trx, id)
  if (!news) return
  await sendMail(new ReturnApprovedMail(news, origin), trx)
}

/** Only its receiver can have asked for what they do not have to hand over; whoever is not kept any more is not written to. */
export async function emailReturnRefused(
  trx: TransactionClientContract,
  id: number,
  origin: string
) {
  const news = await loadReturnEmailData(trx, id)
  if (news?.asked.askedBy !== 'receiver' || areAddressesErased(news.first)) return
  await sendMail(new ReturnRefusedMail(news, origin), trx)
}

export async function emailReturnArrived(trx: TransactionClientContract, id: number) {
  const news = await loadReturnEmailData(trx, id)
  if (!news) return
  for (const user of await findSenderUsers(trx, news.first)) {
    await sendMail(new ReturnArrivedMail(user, news), trx)
  }
}

async function loadReturnEmailData(
  trx: TransactionClientContract,
  id: number
): Promise<ReturnEmailData | null> {
  const asked = await ShipmentReturn.query({ client: trx })
    .where({ id })
    .preload('parcel', (parcels) => parcels.preload('courier'))
    .preload('exchange')
    .firstOrFail()
  const first = await Shipment.query({ client: trx })
    .where('id', asked.shipmentId)
    .preload('addresses')
    .firstOrFail()
  if (first.isTest) return null
  const { isBusiness, name } = await Organization.findOrFail(first.organizationId, { client: trx })
  return { asked, first, shop: isBusiness ? name : first.address('origin').fullname }
}

/** Who sent it, and the owners of the business that they sent it for. */
async function findSenderUsers(trx: TransactionClientContract, first: Shipment): Promise<User[]> {
  const { organizationId, userId } = first
  const { isBusiness } = await Organization.findOrFail(organizationId, { client: trx })
  const members = isBusiness
    ? await Membership.query({ client: trx })
        .where({ organizationId })
        .where((query) => query.where({ role: 'owner' }).orWhere({ userId }))
    : [{ userId }]
  const people = await User.query({ client: trx })
    .whereIn(
      'id',
      members.map((member) => member.userId)
    )
    .orderBy('id')
  return people.filter(({ status }) => status === 'ACTIVE')
}
