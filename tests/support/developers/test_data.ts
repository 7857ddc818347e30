import couriers from '#config/couriers'
import User from '#identity/accounts/models/user'
import Organization from '#identity/organizations/models/organization'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { driverFor } from '#shipping/carriers/courier_drivers'
import { pollTracking } from '#shipping/carriers/poll_tracking'
import { driversByCarrier } from '#shipping/pricing/carrier_accounts'
import Courier from '#shipping/pricing/models/courier'
import Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { createUserApiKey, withKey } from '#tests/support/developers/api_keys'
import { submission } from '#tests/support/submission'

type TestClient = ReturnType<typeof withKey>

/** Returns a function that calls the API with a test key, by default of the last organization. */
export async function createTestClient(
  email: string,
  organizationId?: number
): Promise<TestClient> {
  const user = await User.findByOrFail('email', email)
  const own = organizationId ? await Organization.findOrFail(organizationId) : undefined
  const { text } = await createUserApiKey(user, { mode: 'test' }, own)
  return withKey(text)
}

export async function openTestSession(email: string, organizationId = 2): Promise<PageSession> {
  const session = await PageSession.signedIn(email)
  await session.send('PUT', `/api/v1/switch/-${organizationId}`)
  return session
}

/** Books a test parcel to a street whose name tells the sandbox courier how to behave. */
export async function bookTestShipment(
  apiClient: TestClient,
  street = '1 High Street',
  changes: object = {}
) {
  const form = await submission({ preferredCourier: 'FEDEX', ...changes })
  const destination = { ...form.destination, address: street }
  const { body } = await apiClient('POST', '/shipment', { ...form, destination })
  return Shipment.findOrFail(body.data.id)
}

export async function payTestShipment(apiClient: TestClient, { transactionReference }: Shipment) {
  return apiClient('POST', `/shipment/${transactionReference}/make_payment/Wallet`)
}

export async function sendTestShipment(apiClient: TestClient, street?: string, changes?: object) {
  const shipment = await bookTestShipment(apiClient, street, changes)
  await payTestShipment(apiClient, shipment)
  await bookWithCourier(shipment.id)
  return shipment.refresh()
}

export async function pollSandbox() {
  await pollTracking(driverFor, ['sandbox'])
}

/** Removes all courier accounts, so that staff book every parcel, as in a new production. */
export async function removeCourierConnections() {
  const { connections, drivers } = couriers
  Object.assign(couriers, { connections: [], drivers: driversByCarrier([]) })
  await Courier.query().update({ byHand: true })
  return () => void Object.assign(couriers, { connections, drivers })
}
