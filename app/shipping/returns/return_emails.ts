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
import type { ReturnEmailData } from '#shipping/returns/mails/receiver_email'

/** E-mails all who may approve on the sender's side. Queues the e-mails in the transaction. */
export async function emailReturnRequested(trx: TransactionClientContract, id: number) {
  const data = await loadReturnEmailData(trx, id)
  if (!data) return
  for (const user of await findSenderUsers(trx, data.first)) {
    await sendMail(new ReturnRequestedMail(user, data), trx)
  }
}

/** E-mails the receiver what to do. Load `origin` of the tracking page before the transaction. */
export async function emailReturnBooked(
  trx: TransactionClientContract,
  id: number,
  origin: string
) {
  const data = await loadReturnEmailData(trx, id)
  if (!data) return
  await sendMail(new ReturnApprovedMail(data, origin), trx)
}

/** E-mails the receiver only if they requested the return and their data is not erased. */
export async function emailReturnRefused(
  trx: TransactionClientContract,
  id: number,
  origin: string
) {
  const data = await loadReturnEmailData(trx, id)
  if (data?.returnRequest.askedBy !== 'receiver' || areAddressesErased(data.first)) return
  await sendMail(new ReturnRefusedMail(data, origin), trx)
}

export async function emailReturnArrived(trx: TransactionClientContract, id: number) {
  const data = await loadReturnEmailData(trx, id)
  if (!data) return
  for (const user of await findSenderUsers(trx, data.first)) {
    await sendMail(new ReturnArrivedMail(user, data), trx)
  }
}

/** Null for test-mode returns, which send no mail. */
async function loadReturnEmailData(
  trx: TransactionClientContract,
  id: number
): Promise<ReturnEmailData | null> {
  const returnRequest = await ShipmentReturn.query({ client: trx })
    .where({ id })
    .preload('parcel', (parcels) => parcels.preload('courier'))
    .preload('exchange')
    .firstOrFail()
  const first = await Shipment.query({ client: trx })
    .where('id', returnRequest.shipmentId)
    .preload('addresses')
    .firstOrFail()
  if (first.isTest) return null
  const { isBusiness, name } = await Organization.findOrFail(first.organizationId, { client: trx })
  return { returnRequest, first, shop: isBusiness ? name : first.address('origin').fullname }
}

/** Finds the person who booked, and the owners of their business. */
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
