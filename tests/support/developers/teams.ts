import Membership from '#identity/organizations/models/membership'
import Organization from '#identity/organizations/models/organization'
import type { TeamRole } from '#identity/teams/rules/team_rights'
import Wallet from '#wallet/balances/wallet'
import { buildLocalOrder } from '#tests/support/developers/shop'
import { putMoney } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'
import { naira } from '#shared/money/rules/money'
import { as, person } from '#tests/support/people'

type Asking = Awaited<ReturnType<typeof as>>

async function memberOf(organizationId: number, role: TeamRole, firstname: string) {
  const user = await person({ firstname })
  const place = await Membership.findByOrFail({ userId: user.id })
  await place.merge({ organizationId, role }).save()
  return { user, place, ask: await as(user) }
}

const NAMES: Record<TeamRole, string> = {
  owner: 'Ada',
  payer: 'Pelumi',
  booker: 'Bisi',
  viewer: 'Vera',
}

export async function createTeam({ cash = 100_000 } = {}) {
  const organization = await Organization.create({ name: `Zuma Traders ${Date.now()}` })
  const join = (role: TeamRole, firstname = NAMES[role]) =>
    memberOf(organization.id, role, firstname)
  const [owner, payer] = [await join('owner'), await join('payer')]
  const [booker, viewer] = [await join('booker'), await join('viewer')]
  const wallet = await Wallet.ownedBy(organization.id, null)
  await putMoney(wallet, { kobo: cash * 100 })
  const limit = (place: Membership, limits: object) =>
    owner.ask('PUT', `/organization/members/${place.id}/limits`, limits)
  return { organization, wallet, owner, payer, booker, viewer, join, limit }
}

export type Team = Awaited<ReturnType<typeof createTeam>>

export interface BookedShipment {
  id: number
  transactionReference: string
  trackingNumber: number
  paymentAmount: number
}

/** Books a parcel from Lagos to Abuja, unpaid, for 3,000 naira. */
export async function bookShipment(ask: Asking): Promise<BookedShipment> {
  const { status, body } = await ask('POST', '/shipment', await buildLocalOrder({ pay: undefined }))
  if (status !== 201) throw new Error(`${status}: ${body.message}`)
  return body.data
}

export async function makeUnpaidShipment({ organization, booker }: Team): Promise<BookedShipment> {
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    shippingNaira: 3_000,
  })
  await shipment.merge({ organizationId: organization.id, userId: booker.user.id }).save()
  const { id, transactionReference, trackingNumber, paymentAmountKobo } = shipment
  return { id, transactionReference, trackingNumber, paymentAmount: naira(paymentAmountKobo) }
}

type Paid = Pick<BookedShipment, 'transactionReference'>

export function payShipment(ask: Asking, { transactionReference: reference }: Paid) {
  return ask('POST', `/shipment/${reference}/make_payment/Wallet`)
}

export function requestApproval(
  ask: Asking,
  { id: shipmentId, paymentAmount: amount }: BookedShipment,
  more = {}
) {
  return ask('POST', '/organization/approvals', { shipmentId, amount, ...more })
}
