import { DateTime } from 'luxon'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { findRecordedExample } from '#admin/developers/openapi/recorded_calls'
import { listNamedRoutes } from '#identity/access/route_table'
import { forStaff } from '#tests/support/routes/access'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { approvalRules } from '#identity/approvals/approval_settings'
import Authenticator from '#identity/second_factor/models/authenticator'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import Reweigh from '#shipping/reweighing/models/reweigh'
import Shipment from '#shipping/shipment/models/shipment'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import UnmatchedWebhook from '#wallet/providers/unmatched_webhooks/unmatched_webhook'
import BvnReview from '#wallet/payouts/models/bvn_review'
import { endedBillingPeriods } from '#shipping/invoicing/billing_periods'
import { changeStatus } from '#shipping/shipment/shipment_status'
import { fetched } from '#tests/functional/shipping/carriers/pickups/pickup_parcels'
import { Caller } from '#tests/functional/branding/business/calls'
import { createFileSender } from '#tests/support/files/file_sender'
import { writeInvoice, createInvoiceCalls } from '#tests/support/money/carrier_invoices'
import { findIncomingPayments, setCardOutcome, startFunding } from '#tests/support/money/payments'
import { pdfFile } from '#tests/support/files/pdf_file'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeDeliveredReturn } from '#tests/support/following/returns'
import { makeShipment } from '#tests/support/shipment_rows'
import { RATE_HEADER, ZONE_HEADER } from '#tests/support/files/tariff_file'
import {
  giveAcmeCredit,
  OWNER,
  settleInvoices,
  createTwoOpenInvoices,
} from '#tests/support/money/billing'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { cityZone, exportZone, localZone } from '#tests/support/zone_calls'

export const ADMIN = 'admin@sendam.test'

type Params = Record<string, string | number>

interface CallInput {
  params?: Params
  body?: object
  query?: Params
}

/** Calls a route by its name, with the path from the list of routes. */
type Send = (name: string, input: CallInput) => Promise<any>

export async function senderByName(client: ApiClient): Promise<Send> {
  const apiClient = await apiClientOf(client, ADMIN)
  return async (name, { params = {}, body = {}, query = {} }) => {
    const { pattern, method } = listNamedRoutes().find((route) => route.name === name)!
    const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key]!))
    const pairs = Object.entries(query).map(([key, value]) => [key, String(value)])
    const address = `${path.replace('/api/v1', '')}?${new URLSearchParams(pairs)}`
    const verb = method.toLowerCase() as 'post' | 'put' | 'delete'
    const response: ApiResponse = await apiClient(verb, address, body)
    if (response.status() >= 300) throw new Error(`${name}: ${JSON.stringify(response.body())}`)
    return response.body()
  }
}

async function saveFile(client: ApiClient, path: string, text: string) {
  const { preview, save } = await createFileSender(client, path)
  const previewed = await preview(text)
  const saved = await save(text, previewed.body.data.base)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return null
}

const TERMS = {
  name: 'Bola Textiles',
  contactEmail: 'bola@textiles.test',
  address: '12 Marina, Lagos',
  active: true,
  contactPhoneNumber: '08031234567',
  billingCycle: 'Monthly',
  creditLimit: 1000,
}

const SHEET = [{ aboveWeight: 0, endWeight: 1, rate: 5000 }]

/** A job that does nothing when it runs. */
async function failedJob(): Promise<number> {
  const name = 'shared.prune_health'
  const row = { name, payload: '{}', error: 'The disk was full' }
  const [inserted] = await db.table('failed_jobs').insert(row).returning('id')
  return Number(inserted.id)
}

/** Results of the earlier writes by controller, and ids that later writes need. */
type Results = Record<string, any>

/** Returns what differs from the recorded example, or null if it has sent the call itself. */
type Write = (
  results: Results,
  client: ApiClient,
  send: Send
) => CallInput | null | Promise<CallInput | null>

type Writes = Record<string, Write>

const recorded: Write = () => ({})

const withId = (id: number): CallInput => ({ params: { id } })

const zonesOf = (kind: string, params: Params, body: (given?: object) => object) => ({
  [`api.admin.${kind}_zones.store`]: () => ({ params, body: body() }),
  [`api.admin.${kind}_zones.update`]: () => ({ body: body({ description: 'Other' }) }),
  [`api.admin.${kind}_zones.destroy`]: recorded,
})

const tariff: Writes = {
  ...zonesOf('international', { type: 'Export' }, exportZone),
  ...zonesOf('local', {}, localZone),
  ...zonesOf('city', {}, cityZone),
  'api.admin.zone_files.store': (_results, client) =>
    saveFile(
      client,
      '/shippingZone/file/courier/ARAMEX',
      `${ZONE_HEADER}\nARAMEX,export,NG,,country,,Ghana,,GH`
    ),
  'api.admin.rates.store': async (results) => {
    const zone = await ShippingZone.query()
      .where({ courierCode: 'ARAMEX', description: 'Ghana' })
      .firstOrFail()
    results.zone = zone.id
    return { body: { shippingZoneId: zone.id, rates: SHEET } }
  },
  'api.admin.rate_multipliers.store': (results) => ({
    body: {
      shippingZoneId: results.zone,
      startWeight: 1,
      endWeight: 2,
      increment: 0.5,
      ratePerIncrement: 100,
    },
  }),
  'api.admin.rates.destroy': (results) => withId(results.zone),
  'api.admin.rate_restorations.store': (results) => ({ params: { id: results.zone, version: 1 } }),
  'api.admin.zone_rate_files.store': async (results, client) =>
    saveFile(client, `/rate/file/zone/${results.zone}`, rateLine(6000)),
  'api.admin.courier_rate_files.store': (_results, client) =>
    saveFile(client, '/rate/file/courier/ARAMEX', rateLine(7000)),
  'api.admin.tariff_versions.store': recorded,
  'api.admin.tariff_replays.store': (results) => withId(results.tariff_versions.id),
  'api.admin.tariff_replays.destroy': (results) => ({
    params: { id: results.tariff_versions.id, replayId: results.tariff_replays.id },
  }),
  'api.admin.version_publications.store': async (results, _client, send) => {
    const { id } = results.tariff_versions
    const sheet = { shippingZoneId: results.zone, rates: [{ ...SHEET[0], rate: 9900 }] }
    await send('api.admin.rates.store', { body: sheet, query: { version: id } })
    return { params: { id }, body: {} }
  },
  'api.admin.version_roll_backs.store': (results) => withId(results.tariff_versions.id),
  'api.admin.tariff_versions.destroy': async (_results, _client, send) => {
    const { data } = await send('api.admin.tariff_versions.store', { body: { name: 'Never' } })
    return withId(data.id)
  },
}

const rateLine = (naira: number) => `${RATE_HEADER}\nARAMEX,export,NG,,Ghana,0,1,${naira}`

const console: Writes = {
  'api.admin.reference_entries.store': recorded,
  'api.admin.reference_entries.update': () => ({ body: { term: 'LAMP OIL' } }),
  'api.admin.reference_entries.destroy': recorded,
  'api.admin.reference_restorations.store': async () => {
    const [{ id }] = await db
      .from('item_categories')
      .limit(1)
      .update({ archived_at: new Date() })
      .returning('id')
    return { params: { list: 'item_category', id } }
  },
  'api.admin.brand_logos.update': async () => {
    const staff = await Caller.of(ADMIN)
    await staff.upload('PUT', '/brand/logo')
    return null
  },
  'api.admin.brand_logos.destroy': recorded,
}

const people: Writes = {
  'api.identity.people.store': recorded,
  'api.identity.people.update': async (results) => {
    const { id } = await User.findByOrFail('email', 'ngozi@example.com')
    results.person = id
    return withId(id)
  },
  'api.identity.people.block': (results) => withId(results.person),
  'api.identity.people.unblock': (results) => withId(results.person),
  'api.identity.factor_resets.store': async (results) => {
    const secret = Authenticator.seal(Authenticator.newSecret())
    await Authenticator.create({ userId: results.person, secret, lastStep: 0 })
    const emailVerifiedAt = DateTime.utc().minus({ days: 8 })
    await User.query().where('id', results.person).update({ emailVerifiedAt })
    return withId(results.person)
  },
  'api.identity.factor_resets.destroy': (results) => withId(results.person),
  'api.identity.person_erasures.store': (results) => {
    const body = { password: DEMO_PASSWORD, reason: 'Asked by letter' }
    return { params: { id: results.person }, body }
  },
  'api.wallet.payments_for_attention.update': async (_results, client) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const reference = await startFunding(member, 1000)
    await setCardOutcome(reference, { amountKobo: 900_00 })
    await member('post', `/transactions/${reference}/verify`, {})
    const [arrival] = await findIncomingPayments(reference)
    return withId(arrival!.id)
  },
  'api.wallet.stray_notes.update': async () => {
    const webhook = { provider: 'paystack', about: 'transfer', reference: 'wd-not-ours' } as const
    const { id } = await UnmatchedWebhook.create(webhook)
    return withId(id)
  },
  'api.wallet.bvn_reviews.update': async () => {
    const { id: userId } = await User.findByOrFail('email', 'member@sendam.test')
    const names = { accountName: 'Chidi Eze', bankName: 'EZEH CHIDI' }
    const { id } = await BvnReview.create({ userId, bvnHash: 'x', ...names })
    return withId(id)
  },
  'api.wallet.operations.store': async () => {
    const wallet = await walletOf('member@sendam.test')
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    const of = { walletUserId: id, walletId: wallet.id }
    const body = { ...of, amount: 10, comment: 'Counter', isCredit: true }
    return { body }
  },
}

const parcels: Writes = {
  'api.shipping.shipping_costs.store': async (results) => {
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    results.unpaid = id
    return { body: { id, key: 'Packaging', value: 100 } }
  },
  'api.shipping.shipping_costs.destroy': (results) => ({
    params: { id: results.unpaid, key: 'Packaging' },
  }),
  'api.shipping.retries.update': async (results) => {
    const { id } = await makeShipment({ status: 'PENDING_ISSUE' })
    results.refused = id
    return withId(id)
  },
  'api.shipping.reopenings.update': async () => {
    const { id } = await makeShipment({ status: 'DELIVERED' })
    return withId(id)
  },
  'api.shipping.voids.store': async (results) => {
    await db.transaction(async (trx) =>
      changeStatus(trx, await Shipment.locked(trx, results.refused), 'PENDING_ISSUE')
    )
    return withId(results.refused)
  },
  'api.shipping.return_faults.store': async () => {
    const { id } = await makeDeliveredReturn()
    return withId(id)
  },
  'api.shipping.waybill_returns.update': async () => {
    const { id } = await makeShipment({ status: 'VOIDED' })
    const waybill = { shipment_id: id, waybill_number: '1234567890', problem: 'Refused' }
    await db.table('waybill_returns').insert(waybill)
    return withId(id)
  },
  'api.shipping.silent_parcels.update': async () => {
    const { id } = await makeShipment()
    await db
      .from('parcel_watches')
      .where('shipment_id', id)
      .update({ stopped: 'silent', next_look_at: null })
    return withId(id)
  },
  'api.admin.failed_job_retries.store': async () => withId(await failedJob()),
  'api.admin.failed_jobs.destroy': async () => withId(await failedJob()),
  'api.shipping.import_tracking.update': async () => {
    const { id } = await makeShipment({ from: 'GB', to: 'NG', status: 'COURIER_ASSIGNED' })
    const body = { shipmentId: id, statusId: 6, countryCode: 'NG' }
    return { body }
  },
  'api.shipping.clearance_initiations.update': async () => {
    const { id: shipmentId } = await makeShipment({ status: 'BOOKED' })
    const { id } = await ClearanceDocument.create({ shipmentId, classification: 'food' })
    const body = { clearanceDocumentIds: [id] }
    return { body }
  },
  'api.shipping.clearance_uploads.store': async (_results, client) => {
    const { id } = await makeShipment({ status: 'BOOKED' })
    await uploadPermit(client, id)
    return null
  },
}

const byHand: Writes = {
  'api.admin.inbox_notes.update': async () => {
    const { id } = await makeShipment({ status: 'PENDING_ISSUE' })
    return { params: { queue: 'stuck', id }, body: { version: 0, isMine: true, note: 'Rang' } }
  },
  'api.shipping.courier_orders.update': async () => {
    const { id: shipmentId, transactionReference: reference } = await makeShipment({
      status: 'PENDING',
    })
    const lost = { shipment_id: shipmentId, reference, driver: 'sandbox', state: 'unresolved' }
    const [{ id }] = await db.table('booking_attempts').insert(lost).returning('id')
    return withId(id)
  },
  'api.shipping.pickup_settlements.update': async () => {
    const { pickup } = await fetched({ street: '5 NOPICKUP Avenue' })
    return withId(pickup.id)
  },
  'api.shipping.hand_labels.store': async (results, client) => {
    const { id } = await makeShipment({ status: 'PENDING', courierDriver: 'manual' })
    results.toBook = id
    await uploadPdf(client, `/api/v1/by_hand/${id}/label`)
    return null
  },
  'api.shipping.hand_refusals.update': (results) => withId(results.toBook),
  'api.shipping.hand_bookings.update': async (results, _client, send) => {
    await send('api.shipping.retries.update', withId(results.toBook))
    return withId(results.toBook)
  },
  'api.shipping.hand_events.store': async (results) => {
    const event = { code: 'PICKED_UP', countryCode: 'NG', place: 'Ikeja' }
    const occurredAt = DateTime.now().setZone('Africa/Lagos').toFormat(`yyyy-MM-dd'T'HH:mm`)
    return { params: { id: results.toBook }, body: { ...event, occurredAt } }
  },
  'api.shipping.hand_events.destroy': async (results) => {
    const event = await db
      .from('tracking_events')
      .where('shipment_id', results.toBook)
      .firstOrFail()
    return { params: { id: results.toBook, eventId: event.id } }
  },
}

async function uploadPermit(client: ApiClient, shipmentId: number) {
  const [type] = await clearanceDocumentTypes.get()
  const kind = encodeURIComponent(type!.name)
  await uploadPdf(client, `/api/v1/shipment/clearance_document/upload/${shipmentId}/${kind}`)
}

async function uploadPdf(client: ApiClient, path: string) {
  await uploadFile(client, path, { name: 'file.pdf', text: new Uint8Array(pdfFile()) })
}

type TestFile = { name: string; text: string | Uint8Array<ArrayBuffer> }

async function uploadFile(client: ApiClient, path: string, { name, text }: TestFile) {
  const body = { username: ADMIN, password: DEMO_PASSWORD }
  const login = await client.post('/api/v1/login').json(body)
  const headers = { authorization: login.header('authorization')! }
  const form = new FormData()
  form.append('file', new Blob([text]), name)
  const sent = await fetch(addressOfServer() + path, { method: 'POST', headers, body: form })
  if (sent.status !== 200) throw new Error(await sent.text())
}

/** Creates a reweigh with a greater weight and a charge. */
async function reweighed(status: 'proposed' | 'disputed'): Promise<number> {
  const { id: shipmentId, organizationId } = await makeShipment({ status: 'BOOKED' })
  const weights = { source: 'Test', billedGrams: 1500, carrierGrams: 3000, differenceKobo: 500_00 }
  const charge = { amountKobo: 500_00, approvedAt: DateTime.now(), dueAt: DateTime.now() }
  const { id } = await Reweigh.create({ shipmentId, organizationId, status, ...weights, ...charge })
  return id
}

const reweighs: Writes = {
  'api.admin.exchange_rates.store': async () => {
    const startsOn = DateTime.now().setZone('Africa/Lagos').toISODate()
    return { body: { currency: 'USD', rate: 1550.5, startsOn } }
  },
  'api.shipping.reweighs.store': async () => {
    const { waybillNumber } = await makeShipment({ status: 'BOOKED' })
    const body = { number: waybillNumber, weight: 9, source: 'Invoice 77' }
    return { body }
  },
  'api.shipping.reweigh_decisions.approve': async () => withId(await reweighed('proposed')),
  'api.shipping.reweigh_decisions.drop': async () => withId(await reweighed('proposed')),
  'api.shipping.reweigh_decisions.uphold': async () => withId(await reweighed('disputed')),
  'api.shipping.reweigh_decisions.waive': async () => withId(await reweighed('disputed')),
  'api.admin.carrier_invoices.store': async (_results, client) => {
    const { waybillNumber } = await makeShipment({ status: 'BOOKED' })
    await uploadFile(client, '/api/v1/reweigh/invoice', {
      name: 'invoice.csv',
      text: `waybill,weight_kg,charge_naira\n${waybillNumber},9,\n`,
    })
    return null
  },
}

/** Asks for a credit limit that another person must approve. */
async function requestLimit(client: ApiClient, results: Results, who: string): Promise<number> {
  const rule = { aboveKobo: 0, group: 'FINANCE' }
  await approvalRules.credit_limit.set({ ...rule, isOn: true }, { by: null })
  await User.query().where('email', ADMIN).update({ approvalGroup: 'FINANCE' })
  const apiClient = await apiClientOf(client, who)
  const terms = { ...TERMS, creditLimit: 7000 }
  const response: any = await apiClient(
    'put',
    `/organization/${results.organization_records.id}`,
    terms
  )
  await approvalRules.credit_limit.set({ ...rule, isOn: false }, { by: null })
  return response.body().data.approval.id
}

const approvals: Writes = {
  'api.admin.approval_decisions.decline': async (results, client) =>
    withId(await requestLimit(client, results, 'root@sendam.test')),
  'api.admin.approvals.update': async (results, client) => {
    results.approval = await requestLimit(client, results, ADMIN)
    return withId(results.approval)
  },
  'api.admin.approval_decisions.withdraw': (results) => withId(results.approval),
  'api.admin.approval_decisions.approve': async (results, client) =>
    withId(await requestLimit(client, results, 'root@sendam.test')),
}

const billing: Writes = {
  'api.admin.billing_runs.store': async () => {
    await giveAcmeCredit()
    const [week] = endedBillingPeriods('Weekly', DateTime.now(), 1)
    const body = { cycle: 'Weekly', from: week!.from.toISODate() }
    return { body }
  },
  'api.admin.invoice_decisions.credit': async (results) => {
    const [first, second] = await createTwoOpenInvoices()
    results.invoices = [first!.id, second!.id]
    const body = { amount: 10, reason: 'Agreed' }
    return { params: { id: first!.id }, body }
  },
  'api.admin.invoice_decisions.match': async (results) => {
    const wallet = await walletOf(OWNER)
    const transfer = await putMoney(wallet, { kobo: 20_00 })
    await settleInvoices()
    const entry = await db
      .from('ledger_entries')
      .where({ transfer_id: transfer, account_id: wallet.account('cash').id })
      .firstOrFail()
    const body = { entryId: Number(entry.id) }
    return { params: { id: results.invoices[1] }, body }
  },
  'api.admin.invoice_decisions.write_off': async (results) => {
    await User.query().where('email', ADMIN).update({ role: 'ROOT' })
    return withId(results.invoices[0])
  },
  'api.admin.invoice_line_decisions.accept': async (results, client, send) => {
    await User.query().where('email', ADMIN).update({ role: 'ADMIN' })
    return billedParcel(results, client, send)
  },
}

/** Imports a DHL invoice with a line that needs attention. */
async function billedLine(client: ApiClient, number: string) {
  const { take } = await createInvoiceCalls(client)
  const { id } = await take(writeInvoice(`${number},29,,,,9`), { number })
  const line = await db.from('carrier_invoice_lines').where('invoice_id', id).firstOrFail()
  return { invoice: id, line: Number(line.id) }
}

const billedParcel: Write = async (_results, client) => {
  const { waybillNumber } = await makeShipment({ status: 'BOOKED' })
  const { line } = await billedLine(client, waybillNumber!)
  return withId(line)
}

const carrierInvoices: Writes = {
  'api.admin.invoices.store': async (_results, client) => {
    await billedLine(client, 'NOBODY-1')
    return null
  },
  'api.admin.invoice_acceptances.update': async (_results, client) => {
    const { invoice } = await billedLine(client, 'NOBODY-2')
    return withId(invoice)
  },
  'api.admin.invoice_line_decisions.dispute': billedParcel,
  'api.admin.invoice_line_decisions.credit': billedParcel,
  'api.admin.invoice_line_decisions.reweigh': billedParcel,
}

/** Writes that need more than their recorded example. Earlier ones create what later ones need. */
const PREPARED: Writes = {
  ...tariff,
  ...console,
  ...people,
  ...parcels,
  ...byHand,
  ...reweighs,
  ...approvals,
  ...billing,
  ...carrierInvoices,
}

/** Calls that only check or preview. */
const NO_WRITES = [
  'api.admin.billing_runs.check',
  'api.admin.check_runs.store',
  'api.admin.setup_trials.store',
  'api.admin.zone_file_previews.store',
  'api.admin.invoice_previews.store',
  'api.admin.zone_rate_file_previews.store',
  'api.admin.courier_rate_file_previews.store',
  'api.admin.past_prices.store',
  'api.admin.version_checks.store',
]

/** Returns every call by which staff change something, those not in PREPARED first. */
export function staffWrites(): string[] {
  const names = forStaff()
  const changing = listNamedRoutes().flatMap(({ name, method }) =>
    names.includes(name) && method !== 'GET' && !NO_WRITES.includes(name) ? [name] : []
  )
  const prepared = Object.keys(PREPARED)
  return [...changing.filter((name) => !prepared.includes(name)), ...prepared]
}

/** Sends a write. Returns the id of the last audit entry before it. */
export async function write(
  name: string,
  results: Results,
  { client, send }: Staff
): Promise<number> {
  const atFirst = await latestEntry()
  const input = await (PREPARED[name] ?? recorded)(results, client, send)
  if (!input) return atFirst
  const example = findRecordedExample(name)
  const controller = name.split('.').at(-2)!
  const { id } = results[controller] ?? {}
  const params = input.params ?? { ...(example?.params as Params), ...(id && { id }) }
  const body = input.body ?? (example?.body as object | undefined)
  const before = await latestEntry()
  const { data } = await send(name, { ...input, params, body })
  if (data?.id) results[controller] = data
  return before
}

interface Staff {
  client: ApiClient
  send: Send
}

async function latestEntry(): Promise<number> {
  const row = await db.from('audit_entries').max('id as id').first()
  return Number(row.id ?? 0)
}
