import { DateTime } from 'luxon'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { approvalRules } from '#identity/approvals/settings'
import Authenticator from '#identity/second_factor/models/authenticator'
import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'
import Reweigh from '#shipping/reweighing/models/reweigh'
import Shipment from '#shipping/shipment/models/shipment'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import StrayNote from '#wallet/providers/strays/stray_note'
import BvnReview from '#wallet/payouts/models/bvn_review'
import { endedPeriods } from '#shipping/invoicing/billing_periods'
import { moveShipment } from '#shipping/shipment/moving'
import { fetched } from '#tests/functional/shipping/carriers/pickups/pickup_stories'
import { Caller } from '#tests/functional/branding/business/calls'
import { senderOf } from '#tests/support/files/file_sender'
import { invoiceOf, invoicesBy } from '#tests/support/money/carrier_invoices'
import { arrivals, cardOutcome, startFunding } from '#tests/support/money/payments'
import { pdfFile } from '#tests/support/files/pdf_file'
import { addressOfServer, programOf } from '#tests/support/program'
import { returnedBack } from '#tests/support/following/returns'
import { makeShipment } from '#tests/support/shipment_rows'
import { RATE_HEADER, ZONE_HEADER } from '#tests/support/files/tariff_file'
import { acmeOnCredit, OWNER, settleNow, twoOpenInvoices } from '#tests/support/money/billing'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { FUEL } from '#tests/support/money/surcharges'
import { cityZone, exportZone, localZone } from '#tests/support/zone_calls'

export const ADMIN = 'admin@sendam.test'

type Params = Record<string, string | number>

/** Calls a route by its name, so that what is written is what the list of routes has. */
export type Send = (name: string, params?: Params, body?: object, query?: Params) => Promise<any>

export async function senderByName(client: ApiClient): Promise<Send> {
  const program = await programOf(client, ADMIN)
  const routes = Object.values(router.toJSON()).flat()
  return async (name, params = {}, body = {}, query = {}) => {
    const { pattern, methods } = routes.find((route) => route.name === name)!
    const path = pattern.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key]!))
    const asked = Object.entries(query).map(([key, value]) => [key, String(value)])
    const address = `${path.replace('/api/v1', '')}?${new URLSearchParams(asked)}`
    const method = methods[0]!.toLowerCase() as 'post' | 'put' | 'delete'
    const response: ApiResponse = await program(method, address, body)
    if (response.status() >= 300) throw new Error(`${name}: ${JSON.stringify(response.body())}`)
    return response.body()
  }
}

/** A file of the tariff: shown first, then saved. */
async function file(client: ApiClient, path: string, text: string) {
  const { preview, save } = await senderOf(client, path)
  const shown = await preview(text)
  const saved = await save(text, shown.body.data.base)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
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

const PERSON = {
  username: 'ngozi@example.test',
  firstname: 'Ngozi',
  lastname: 'Ade',
  phoneNumber: '08031234567',
  roles: ['MEMBER'],
  approvalGroups: [],
}

const CODE = { code: 'WELCOME-10', kind: 'percent', value: 10, description: 'For newcomers' }

const SHEET = [{ aboveWeight: 0, endWeight: 1, rate: 5000 }]

/** One that does nothing when it runs. */
async function failedJob(): Promise<number> {
  const name = 'shared.prune_health'
  const row = { name, payload: '{}', error: 'The disk was full' }
  const [made] = await db.table('failed_jobs').insert(row).returning('id')
  return Number(made.id)
}

/** What the writes before have made. */
type Made = Record<string, any>

type Write = (send: Send, made: Made, client: ApiClient) => Promise<unknown>

const zonesOf = (kind: string, params: Params, body: (given?: object) => object) => ({
  [`api.admin.${kind}_zones.store`]: async (send: Send, made: Made) => {
    const { data } = await send(`api.admin.${kind}_zones.store`, params, body())
    made[kind] = data.id
  },
  [`api.admin.${kind}_zones.update`]: (send: Send, made: Made) =>
    send(`api.admin.${kind}_zones.update`, { id: made[kind] }, body({ description: 'Other' })),
  [`api.admin.${kind}_zones.destroy`]: (send: Send, made: Made) =>
    send(`api.admin.${kind}_zones.destroy`, { id: made[kind] }),
})

const tariff: Record<string, Write> = {
  ...zonesOf('international', { type: 'Export' }, exportZone),
  ...zonesOf('local', {}, localZone),
  ...zonesOf('city', {}, cityZone),
  'api.admin.zone_files.store': (_send, _made, client) =>
    file(
      client,
      '/shippingZone/file/courier/ARAMEX',
      `${ZONE_HEADER}\nARAMEX,export,NG,,country,,Ghana,,GH`
    ),
  'api.admin.rates.store': async (send, made) => {
    const zone = await ShippingZone.query()
      .where({ courierCode: 'ARAMEX', description: 'Ghana' })
      .firstOrFail()
    made.zone = zone.id
    await send('api.admin.rates.store', {}, { shippingZoneId: zone.id, rates: SHEET })
  },
  'api.admin.rate_multipliers.store': (send, made) =>
    send(
      'api.admin.rate_multipliers.store',
      {},
      {
        ...{ shippingZoneId: made.zone, startWeight: 1, endWeight: 2, increment: 0.5 },
        ratePerIncrement: 100,
      }
    ),
  'api.admin.rates.destroy': (send, made) => send('api.admin.rates.destroy', { id: made.zone }),
  'api.admin.rate_restorations.store': (send, made) =>
    send('api.admin.rate_restorations.store', { id: made.zone, version: 1 }),
  'api.admin.zone_rate_files.store': (_send, made, client) =>
    file(client, `/rate/file/zone/${made.zone}`, rateLine(6000)),
  'api.admin.courier_rate_files.store': (_send, _made, client) =>
    file(client, '/rate/file/courier/ARAMEX', rateLine(7000)),
  'api.admin.surcharges.store': async (send, made) => {
    const { data } = await send('api.admin.surcharges.store', {}, FUEL)
    made.surcharge = data.id
  },
  'api.admin.surcharges.update': (send, made) =>
    send('api.admin.surcharges.update', { id: made.surcharge }, { ...FUEL, percent: 10 }),
  'api.admin.surcharges.destroy': (send, made) =>
    send('api.admin.surcharges.destroy', { id: made.surcharge }),
  'api.admin.tariff_versions.store': async (send, made) => {
    const { data } = await send('api.admin.tariff_versions.store', {}, { name: 'From January' })
    made.draft = data.id
  },
  'api.admin.tariff_replays.store': async (send, made) => {
    const { data } = await send('api.admin.tariff_replays.store', { id: made.draft })
    made.replay = data.id
  },
  'api.admin.tariff_replays.destroy': (send, made) =>
    send('api.admin.tariff_replays.destroy', { id: made.draft, replayId: made.replay }),
  'api.admin.version_publications.store': async (send, made) => {
    const sheet = { shippingZoneId: made.zone, rates: [{ ...SHEET[0], rate: 9900 }] }
    await send('api.admin.rates.store', {}, sheet, { version: made.draft })
    await send('api.admin.version_publications.store', { id: made.draft })
  },
  'api.admin.version_roll_backs.store': (send, made) =>
    send('api.admin.version_roll_backs.store', { id: made.draft }),
  'api.admin.tariff_versions.destroy': async (send) => {
    const { data } = await send('api.admin.tariff_versions.store', {}, { name: 'Never' })
    await send('api.admin.tariff_versions.destroy', { id: data.id })
  },
}

const rateLine = (naira: number) => `${RATE_HEADER}\nARAMEX,export,NG,,Ghana,0,1,${naira}`

const console: Record<string, Write> = {
  'api.admin.carrier_services.update': (send) =>
    send('api.admin.carrier_services.update', { code: 'UPS' }, { exportGoods: '07' }),
  'api.admin.courier_services.update': (send) =>
    send(
      'api.admin.courier_services.update',
      { code: 'UPS' },
      { domestic: true, export: false, import: true }
    ),
  'api.admin.reference_entries.store': (send) =>
    send('api.admin.reference_entries.store', { list: 'dangerous_good' }, { term: 'LAMP' }),
  'api.admin.reference_entries.update': (send) =>
    send(
      'api.admin.reference_entries.update',
      { list: 'dangerous_good', id: 'LAMP' },
      { term: 'LAMP OIL' }
    ),
  'api.admin.reference_entries.destroy': (send) =>
    send('api.admin.reference_entries.destroy', { list: 'dangerous_good', id: 'LAMP OIL' }),
  'api.admin.translations.update': (send) =>
    send(
      'api.admin.translations.update',
      { language: 'pcm', key: 'tracking.shop.website' },
      { text: 'Web', was: 'Website' }
    ),
  'api.admin.signatures.store': (send) =>
    send(
      'api.admin.signatures.store',
      { language: 'pcm' },
      { messages: [{ key: 'tracking.shop.website', text: 'Web' }] }
    ),
  'api.admin.reference_restorations.store': async (send) => {
    const [{ id }] = await db
      .from('item_categories')
      .limit(1)
      .update({ archived_at: new Date() })
      .returning('id')
    await send('api.admin.reference_restorations.store', { list: 'item_category', id })
  },
  'api.admin.brand_logos.update': async () => {
    const staff = await Caller.of(ADMIN)
    await staff.upload('PUT', '/brand/logo')
  },
  'api.admin.brand_logos.destroy': (send) => send('api.admin.brand_logos.destroy', {}),
  'api.admin.settings.update': (send) =>
    send('api.admin.settings.update', { key: 'wallet.transaction_fee_kobo' }, { value: 77 }),
  'api.admin.organization_records.store': async (send, made) => {
    const { data } = await send('api.admin.organization_records.store', {}, TERMS)
    made.organization = data.id
  },
  'api.admin.organization_records.update': (send, made) =>
    send(
      'api.admin.organization_records.update',
      { id: made.organization },
      { ...TERMS, creditLimit: 5 }
    ),
  'api.admin.billing_groups.store': async (send, made) => {
    const body = { name: 'Zobo Makers', active: true }
    const { data } = await send('api.admin.billing_groups.store', {}, body)
    made.group = data.id
  },
  'api.admin.billing_groups.update': (send, made) =>
    send(
      'api.admin.billing_groups.update',
      { id: made.group },
      { name: 'Zobo Makers', active: false }
    ),
}

const people: Record<string, Write> = {
  'api.identity.people.store': async (send, made) => {
    await send('api.identity.people.store', {}, PERSON)
    const { id } = await User.findByOrFail('email', PERSON.username)
    made.person = id
  },
  'api.identity.people.update': (send, made) =>
    send('api.identity.people.update', { id: made.person }, { ...PERSON, lastname: 'Bello' }),
  'api.identity.people.block': (send, made) =>
    send('api.identity.people.block', { id: made.person }),
  'api.identity.people.unblock': (send, made) =>
    send('api.identity.people.unblock', { id: made.person }),
  'api.identity.factor_resets.store': async (send, made) => {
    const secret = Authenticator.seal(Authenticator.newSecret())
    await Authenticator.create({ userId: made.person, secret, lastStep: 0 })
    const emailVerifiedAt = DateTime.utc().minus({ days: 8 })
    await User.query().where('id', made.person).update({ emailVerifiedAt })
    const reason = 'Lost her phone'
    return send('api.identity.factor_resets.store', { id: made.person }, { reason })
  },
  'api.identity.factor_resets.destroy': (send, made) =>
    send('api.identity.factor_resets.destroy', { id: made.person }),
  'api.identity.person_erasures.store': (send, made) => {
    const confirmed = { password: DEMO_PASSWORD, reason: 'Asked by letter' }
    return send('api.identity.person_erasures.store', { id: made.person }, confirmed)
  },
  'api.wallet.payments_for_attention.update': async (send, _made, client) => {
    const member = await programOf(client, 'member@sendam.test')
    const reference = await startFunding(member, 1000)
    await cardOutcome(reference, { amountKobo: 900_00 })
    await member('post', `/transactions/${reference}/verify`, {})
    const [arrival] = await arrivals(reference)
    const { id } = arrival!
    const body = { comment: 'The customer called', credit: true, username: null }
    await send('api.wallet.payments_for_attention.update', { id }, body)
  },
  'api.wallet.stray_notes.update': async (send) => {
    const what = { provider: 'paystack', about: 'transfer', reference: 'wd-not-ours' } as const
    const { id } = await StrayNote.create(what)
    await send('api.wallet.stray_notes.update', { id }, { comment: 'Sent by hand' })
  },
  'api.wallet.bvn_reviews.update': async (send) => {
    const { id: userId } = await User.findByOrFail('email', 'member@sendam.test')
    const names = { accountName: 'Chidi Eze', bankName: 'EZEH CHIDI' }
    const { id } = await BvnReview.create({ userId, bvnHash: 'x', ...names })
    const body = { accepted: true, reason: 'Passport seen' }
    await send('api.wallet.bvn_reviews.update', { id }, body)
  },
  'api.wallet.operations.store': async (send) => {
    const wallet = await walletOf('member@sendam.test')
    const { id } = await User.findByOrFail('email', 'member@sendam.test')
    const of = { walletUserId: id, walletId: wallet.id }
    const body = { ...of, amount: 10, comment: 'Counter', isCredit: true }
    await send('api.wallet.operations.store', {}, body)
  },
}

const parcels: Record<string, Write> = {
  'api.shipping.discounts.store': async (send, made) => {
    const { data } = await send('api.shipping.discounts.store', {}, CODE)
    made.code = data
  },
  'api.shipping.discounts.update': (send, { code }) =>
    send(
      'api.shipping.discounts.update',
      { id: code.id },
      { ...code, description: 'For friends', version: code.version }
    ),
  'api.shipping.discounts.deactivate': (send, { code }) =>
    send('api.shipping.discounts.deactivate', { id: code.id }),
  'api.shipping.discounts.activate': (send, { code }) =>
    send('api.shipping.discounts.activate', { id: code.id }),
  'api.shipping.shipping_costs.store': async (send, made) => {
    const { id } = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    made.unpaid = id
    await send('api.shipping.shipping_costs.store', {}, { id, key: 'Packaging', value: 100 })
  },
  'api.shipping.shipping_costs.destroy': (send, made) =>
    send('api.shipping.shipping_costs.destroy', { id: made.unpaid, key: 'Packaging' }),
  'api.shipping.retries.update': async (send, made) => {
    const { id } = await makeShipment({ status: 'PENDING_ISSUE' })
    made.refused = id
    await send('api.shipping.retries.update', { id })
  },
  'api.shipping.reopenings.update': async (send) => {
    const { id } = await makeShipment({ status: 'DELIVERED' })
    await send('api.shipping.reopenings.update', { id }, { reason: 'The receiver has not got it' })
  },
  'api.shipping.voids.store': async (send, made) => {
    await db.transaction(async (trx) =>
      moveShipment(trx, await Shipment.locked(trx, made.refused), 'PENDING_ISSUE')
    )
    await send('api.shipping.voids.store', { id: made.refused })
  },
  'api.shipping.return_faults.store': async (send) => {
    const { id } = await returnedBack()
    await send('api.shipping.return_faults.store', { id }, { reason: 'Crushed on the way' })
  },
  'api.shipping.waybill_returns.update': async (send) => {
    const { id } = await makeShipment({ status: 'VOIDED' })
    const waybill = { shipment_id: id, waybill_number: '1234567890', problem: 'Refused' }
    await db.table('waybill_returns').insert(waybill)
    await send('api.shipping.waybill_returns.update', { id }, { comment: 'They were called' })
  },
  'api.shipping.silent_parcels.update': async (send) => {
    const { id } = await makeShipment()
    await db
      .from('parcel_watches')
      .where('shipment_id', id)
      .update({ stopped: 'silent', next_look_at: null })
    await send('api.shipping.silent_parcels.update', { id })
  },
  'api.admin.failed_job_retries.store': async (send) => {
    await send('api.admin.failed_job_retries.store', { id: await failedJob() })
  },
  'api.admin.failed_jobs.destroy': async (send) => {
    await send('api.admin.failed_jobs.destroy', { id: await failedJob() })
  },
  'api.shipping.import_tracking.update': async (send) => {
    const { id } = await makeShipment({ from: 'GB', to: 'NG', status: 'COURIER_ASSIGNED' })
    const body = { shipmentId: id, statusId: 6, countryCode: 'NG' }
    await send('api.shipping.import_tracking.update', {}, body)
  },
  'api.shipping.clearance_initiations.update': async (send) => {
    const { id: shipmentId } = await makeShipment({ status: 'BOOKED' })
    const { id } = await ClearanceDocument.create({ shipmentId, classification: 'food' })
    const body = { clearanceDocumentIds: [id] }
    await send('api.shipping.clearance_initiations.update', {}, body)
  },
  'api.shipping.clearance_uploads.store': async (_send, _made, client) => {
    const { id } = await makeShipment({ status: 'BOOKED' })
    await uploadPermit(client, id)
  },
}

const byHand: Record<string, Write> = {
  'api.shipping.courier_orders.update': async (send) => {
    const { id: shipmentId, transactionReference: reference } = await makeShipment({
      status: 'PENDING',
    })
    const lost = { shipment_id: shipmentId, reference, driver: 'sandbox', state: 'unresolved' }
    const [{ id }] = await db.table('booking_attempts').insert(lost).returning('id')
    const body = { decision: 'adopt', waybillNumber: '5551230001' }
    await send('api.shipping.courier_orders.update', { id }, body)
  },
  'api.shipping.pickup_settlements.update': async (send) => {
    const { pickup } = await fetched({ street: '5 NOPICKUP Avenue' })
    const body = { decision: 'booked', number: 'DESK 77' }
    await send('api.shipping.pickup_settlements.update', { id: pickup.id }, body)
  },
  'api.shipping.hand_labels.store': async (_send, made, client) => {
    const { id } = await makeShipment({ status: 'PENDING', courierDriver: 'manual' })
    made.toBook = id
    await uploadPdf(client, `/api/v1/by_hand/${id}/label`)
  },
  'api.shipping.hand_refusals.update': async (send, made) => {
    await send('api.shipping.hand_refusals.update', { id: made.toBook }, { reason: 'Too heavy' })
    await send('api.shipping.retries.update', { id: made.toBook })
  },
  'api.shipping.hand_bookings.update': (send, made) =>
    send('api.shipping.hand_bookings.update', { id: made.toBook }, { waybillNumber: '77 4411 9' }),
  'api.shipping.hand_events.store': async (send, made) => {
    const heard = { code: 'PICKED_UP', countryCode: 'NG', place: 'Ikeja' }
    const occurredAt = DateTime.now().setZone('Africa/Lagos').toFormat(`yyyy-MM-dd'T'HH:mm`)
    await send('api.shipping.hand_events.store', { id: made.toBook }, { ...heard, occurredAt })
  },
  'api.shipping.hand_events.destroy': async (send, made) => {
    const event = await db.from('tracking_events').where('shipment_id', made.toBook).firstOrFail()
    await send('api.shipping.hand_events.destroy', { id: made.toBook, eventId: event.id })
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

/** A parcel that its courier has weighed heavier; where the tariff knows no price for it, staff name one. */
async function reweighed(status: 'proposed' | 'disputed'): Promise<number> {
  const { id: shipmentId, organizationId } = await makeShipment({ status: 'BOOKED' })
  const said = { source: 'Test', billedGrams: 1500, carrierGrams: 3000, differenceKobo: 500_00 }
  const asked = { amountKobo: 500_00, approvedAt: DateTime.now(), dueAt: DateTime.now() }
  const { id } = await Reweigh.create({ shipmentId, organizationId, status, ...said, ...asked })
  return id
}

const reweighs: Record<string, Write> = {
  'api.admin.exchange_rates.store': async (send) => {
    const startsOn = DateTime.now().setZone('Africa/Lagos').toISODate()
    await send('api.admin.exchange_rates.store', {}, { currency: 'USD', rate: 1550.5, startsOn })
  },
  'api.shipping.reweighs.store': async (send) => {
    const { waybillNumber } = await makeShipment({ status: 'BOOKED' })
    const body = { number: waybillNumber, weight: 9, source: 'Invoice 77' }
    await send('api.shipping.reweighs.store', {}, body)
  },
  'api.shipping.reweigh_decisions.approve': async (send) => {
    await send('api.shipping.reweigh_decisions.approve', { id: await reweighed('proposed') })
  },
  'api.shipping.reweigh_decisions.drop': async (send) => {
    const id = await reweighed('proposed')
    await send('api.shipping.reweigh_decisions.drop', { id }, { reason: 'A regular' })
  },
  'api.shipping.reweigh_decisions.uphold': async (send) => {
    const id = await reweighed('disputed')
    await send('api.shipping.reweigh_decisions.uphold', { id }, { reason: 'Weighed twice' })
  },
  'api.shipping.reweigh_decisions.waive': async (send) => {
    const id = await reweighed('disputed')
    await send('api.shipping.reweigh_decisions.waive', { id }, { reason: 'A wrong scale' })
  },
  'api.admin.carrier_invoices.store': async (_send, _made, client) => {
    const { waybillNumber } = await makeShipment({ status: 'BOOKED' })
    await uploadFile(client, '/api/v1/reweigh/invoice', {
      ...{ name: 'invoice.csv', text: `waybill,weight_kg,charge_naira\n${waybillNumber},9,\n` },
    })
  },
}

/** Somebody asks for a limit of credit that somebody else has to approve. */
async function limitAsked(client: ApiClient, made: Made, who: string): Promise<number> {
  const rule = { aboveKobo: 0, group: 'FINANCE' }
  await approvalRules.credit_limit.set({ ...rule, isOn: true }, { by: null })
  await User.query().where('email', ADMIN).update({ approvalGroup: 'FINANCE' })
  const program = await programOf(client, who)
  const terms = { ...TERMS, creditLimit: 7000 }
  const response: any = await program('put', `/organization/${made.organization}`, terms)
  await approvalRules.credit_limit.set({ ...rule, isOn: false }, { by: null })
  return response.body().data.approval.id
}

const approvals: Record<string, Write> = {
  'api.admin.approval_decisions.decline': async (send, made, client) => {
    const id = await limitAsked(client, made, 'root@sendam.test')
    await send('api.admin.approval_decisions.decline', { id }, { reason: 'Too much' })
  },
  'api.admin.approvals.update': async (send, made, client) => {
    made.asked = await limitAsked(client, made, ADMIN)
    await send('api.admin.approvals.update', { id: made.asked }, { why: 'They ship more' })
  },
  'api.admin.approval_decisions.withdraw': (send, made) =>
    send('api.admin.approval_decisions.withdraw', { id: made.asked }),
  'api.admin.approval_decisions.approve': async (send, made, client) => {
    const id = await limitAsked(client, made, 'root@sendam.test')
    await send('api.admin.approval_decisions.approve', { id })
  },
}

const billing: Record<string, Write> = {
  'api.admin.billing_runs.store': async (send) => {
    await acmeOnCredit()
    const [week] = endedPeriods('Weekly', DateTime.now(), 1)
    const body = { cycle: 'Weekly', from: week!.from.toISODate() }
    await send('api.admin.billing_runs.store', {}, body)
  },
  'api.admin.invoice_decisions.credit': async (send, made) => {
    const [first, second] = await twoOpenInvoices()
    made.invoices = [first!.id, second!.id]
    const body = { amount: 10, reason: 'Agreed' }
    await send('api.admin.invoice_decisions.credit', { id: first!.id }, body)
  },
  'api.admin.invoice_decisions.match': async (send, made) => {
    const wallet = await walletOf(OWNER)
    const transfer = await putMoney(wallet, { kobo: 20_00 })
    await settleNow()
    const entry = await db
      .from('ledger_entries')
      .where({ transfer_id: transfer, account_id: wallet.account('cash').id })
      .firstOrFail()
    const body = { entryId: Number(entry.id) }
    await send('api.admin.invoice_decisions.match', { id: made.invoices[1] }, body)
  },
  'api.admin.invoice_decisions.write_off': async (send, made) => {
    const staff = User.query().where('email', ADMIN)
    await staff.clone().update({ role: 'ROOT' })
    const body = { reason: 'Insolvent' }
    await send('api.admin.invoice_decisions.write_off', { id: made.invoices[0] }, body)
    await staff.update({ role: 'ADMIN' })
  },
}

/** A line of a new invoice of DHL's that somebody has to look at. */
async function billedLine(client: ApiClient, number: string) {
  const { take } = await invoicesBy(client)
  const { id } = await take(invoiceOf(`${number},29,,,,9`), { number })
  const line = await db.from('carrier_invoice_lines').where('invoice_id', id).firstOrFail()
  return { invoice: id, line: Number(line.id) }
}

const settled = (verb: 'accept' | 'dispute' | 'credit' | 'reweigh', body: object): Write => {
  const name = `api.admin.invoice_line_decisions.${verb}`
  return async (send, _made, client) => {
    const { waybillNumber } = await makeShipment({ status: 'BOOKED' })
    const { line } = await billedLine(client, waybillNumber!)
    await send(name, { id: line }, body)
  }
}

const carrierInvoices: Record<string, Write> = {
  'api.admin.invoices.store': async (_send, _made, client) => {
    await billedLine(client, 'NOBODY-1')
  },
  'api.admin.invoice_columns.update': (send) => {
    const none = { reference: [], fuel: [], duty: [], other: [], weight: ['Weight'] }
    const columns = { ...none, waybill: ['Waybill'], freight: ['Freight'], unit: 'kg' }
    return send('api.admin.invoice_columns.update', {}, { carrier: 'dhl', ...columns })
  },
  'api.admin.invoice_acceptances.update': async (send, _made, client) => {
    const { invoice } = await billedLine(client, 'NOBODY-2')
    await send('api.admin.invoice_acceptances.update', { id: invoice })
  },
  'api.admin.invoice_line_decisions.accept': settled('accept', {}),
  'api.admin.invoice_line_decisions.dispute': settled('dispute', { reason: 'Never sent' }),
  'api.admin.invoice_line_decisions.credit': settled('credit', { amount: 1, reason: 'CN-1' }),
  'api.admin.invoice_line_decisions.reweigh': settled('reweigh', {}),
}

/** Every write that only staff may do, in an order in which each finds what it needs. */
export const STAFF_WRITES: Record<string, Write> = {
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

/** They only say what would be written. */
export const NO_WRITES = [
  'api.admin.billing_runs.check',
  'api.admin.setup_trials.store',
  'api.admin.zone_file_previews.store',
  'api.admin.invoice_previews.store',
  'api.admin.zone_rate_file_previews.store',
  'api.admin.courier_rate_file_previews.store',
  'api.admin.past_prices.store',
  'api.admin.version_checks.store',
]
