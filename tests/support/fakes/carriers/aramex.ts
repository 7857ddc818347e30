import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import {
  type CarrierRequest,
  CarrierServer,
  pdfOf,
  type Operation,
  type Reply,
} from '#tests/support/fakes/carriers/carrier_server'

export interface AramexEvent {
  code: string
  text?: string
  /** In the format `/Date(1796385600000+0000)/`. */
  time: string
  place?: string
  comments?: string
  kilograms?: number
  unit?: 'KG' | 'LB'
}

const OPERATIONS: Record<string, Operation> = {
  CreateShipments: 'book',
  PrintLabel: 'label',
  CreatePickup: 'pickup',
  CancelPickup: 'cancel_pickup',
  TrackShipments: 'track',
  TrackShipmentsByRef: 'find',
  ValidateAddress: 'find',
}

/** Members that each address must have, with any value. */
const ADDRESS = [
  'Line1',
  'Line2',
  'Line3',
  'City',
  'StateOrProvinceCode',
  'PostCode',
  'CountryCode',
]
const CONTACT = [
  ...['Department', 'PersonName', 'Title', 'CompanyName', 'PhoneNumber1', 'PhoneNumber1Ext'],
  ...['PhoneNumber2', 'PhoneNumber2Ext', 'FaxNumber', 'CellPhone', 'EmailAddress', 'Type'],
]
const REFERENCES = ['Reference1', 'Reference2', 'Reference3', 'Reference4', 'Reference5']

export const UNKNOWN_CITY = 'Atlantis'

export class FakeAramex extends CarrierServer<AramexEvent> {
  protected readonly prefix = '/ShippingAPI.V2'
  private made = 30_000_000_010

  get account(): CarrierAccount<'aramex'> {
    return {
      USERNAME: 'api@acme.test',
      PASSWORD: 'not-for-the-log',
      ACCOUNT: '60000001',
      PIN: '331421',
      ENTITY: 'LOS',
      baseUrl: this.baseUrl,
    }
  }

  protected operationOf({ method, path, body }: CarrierRequest): Operation | null {
    if (method === 'GET') return path.startsWith('/content/') ? 'label' : null
    if (method !== 'POST') return null
    const name = /^\/\w+\/Service_1_0\.svc\/json\/(\w+)$/.exec(path)?.[1] ?? ''
    if (name === 'PrintLabel' && body.ShipmentNumber === '0') return 'greet'
    return OPERATIONS[name] ?? null
  }

  protected answer(operation: Operation, asked: CarrierRequest): Reply {
    if (asked.method === 'GET') {
      return { headers: { 'content-type': 'application/pdf' }, body: pdfOf('Aramex') }
    }
    const { body } = asked
    if (missingIn(body)) return { status: 400, ...html(this.problem(400)) }
    const keys = body.ClientInfo
    const { USERNAME, PASSWORD, PIN } = this.account
    if (keys.UserName !== USERNAME || keys.Password !== PASSWORD || keys.AccountPin !== PIN) {
      return { body: failed(body, 'ERR01', 'Invalid username or password') }
    }
    return { body: { ...done(body), ...this.acted(operation, asked) } }
  }

  protected problem(status: number) {
    if (status !== 400) return `<html><body>Status ${status}</body></html>`
    return '<p>The server encountered an error processing the request. The required data members were not found.</p>'
  }

  private acted(operation: Operation, { path, body }: CarrierRequest): object {
    if (path.endsWith('/ValidateAddress')) return suggestions(body)
    if (operation === 'book')
      return { Shipments: body.Shipments.map((one: any) => this.create(one, body)) }
    if (operation === 'find') return this.foundBy(body.Reference)
    if (operation === 'track') return this.tracked(body.Shipments)
    if (operation === 'pickup') return this.pickedUp(body.Pickup)
    if (operation === 'cancel_pickup') return this.calledOff(body)
    if (operation === 'greet') return notes('ERR40', 'Shipment number does not exist')
    return this.printed(body)
  }

  private create(one: any, { LabelInfo }: any) {
    const unknown = [one.Shipper, one.Consignee].some(
      ({ PartyAddress }) => PartyAddress.City === UNKNOWN_CITY
    )
    const echoed = { Reference1: one.Reference1, Reference2: '', Reference3: '', ForeignHAWB: '' }
    if (unknown) return { ID: null, ...echoed, ...notes('ERR52', 'Consignee City is not valid') }
    const waybillNumber = String(++this.made)
    this.shipments.push({ reference: one.Reference1, waybillNumber, voided: false, request: one })
    return {
      ID: waybillNumber,
      ...echoed,
      HasErrors: false,
      Notifications: [],
      ShipmentLabel: this.label(waybillNumber, LabelInfo),
      ShipmentAttachments: [],
    }
  }

  private label(waybillNumber: string, { ReportType }: any) {
    const isAddress = ReportType === 'URL'
    return {
      LabelURL: isAddress ? `${this.baseUrl}/content/rpt_cache/${waybillNumber}.pdf` : null,
      // WCF encodes bytes as an array of numbers.
      LabelFileContents: isAddress ? null : [...pdfOf(waybillNumber)],
    }
  }

  private printed({ ShipmentNumber, LabelInfo }: any) {
    const known = this.shipments.some(({ waybillNumber }) => waybillNumber === ShipmentNumber)
    if (!known) return notes('ERR40', 'Shipment number does not exist')
    return { ShipmentNumber, ShipmentLabel: this.label(ShipmentNumber, LabelInfo) }
  }

  private foundBy(reference: string) {
    const those = this.shipments.filter(({ request }) => request.Consignee.Reference1 === reference)
    return { TrackingResults: those.map(({ waybillNumber }) => this.result(waybillNumber)) }
  }

  private tracked(numbers: string[]) {
    const known = numbers.filter(
      (number) =>
        this.told.has(number) ||
        this.shipments.some(({ waybillNumber }) => waybillNumber === number)
    )
    return {
      TrackingResults: known.map((number) => this.result(number)),
      NonExistingWaybills: numbers.filter((number) => !known.includes(number)),
    }
  }

  private result(waybillNumber: string) {
    const created = [{ code: 'SH014', text: 'Record created.', time: '/Date(1796120000000+0100)/' }]
    const told: AramexEvent[] = this.told.get(waybillNumber) ?? created
    return { Key: waybillNumber, Value: told.map((event) => update(waybillNumber, event)) }
  }

  private pickedUp(pickup: any) {
    const count = this.pickups.length + 1
    const number = `LOS-${String(count).padStart(6, '0')}`
    this.pickups.push({ number, cancelled: false, request: pickup })
    const { Reference1, Reference2 } = pickup
    const GUID = guidOf(count - 1)
    return { ProcessedPickup: { ID: number, GUID, Reference1, Reference2, ProcessedShipments: [] } }
  }

  private calledOff({ PickupGUID }: any) {
    const pickup = this.pickups.find((_, at) => guidOf(at) === PickupGUID)
    if (!pickup) return notes('ERR60', 'Pickup was not found')
    if (pickup.cancelled) return notes('ERR61', 'Pickup is already cancelled')
    pickup.cancelled = true
    return {}
  }
}

export function startFakeAramex(): Promise<FakeAramex> {
  return new FakeAramex().start()
}

export function failed(body: any, code: string, message: string) {
  return { ...done(body), ...notes(code, message), Shipments: [] }
}

function done(body: any) {
  return { Transaction: body?.Transaction ?? null, Notifications: [], HasErrors: false }
}

function notes(code: string, message: string) {
  return { HasErrors: true, Notifications: [{ Code: code, Message: message }] }
}

function html(body: unknown): Reply {
  return { headers: { 'content-type': 'text/html' }, body }
}

function guidOf(at: number): string {
  return `11111111-2222-4333-8444-${String(at).padStart(12, '0')}`
}

function suggestions({ Address }: any) {
  const known = ['Ikeja', 'Lagos'].map((City) => ({ ...Address, City }))
  const isKnown = Address.City !== UNKNOWN_CITY
  return isKnown ? { SuggestedAddresses: [] } : { SuggestedAddresses: known }
}

function update(waybillNumber: string, event: AramexEvent) {
  const weight = event.kilograms === undefined ? '' : String(event.kilograms)
  return {
    WaybillNumber: waybillNumber,
    UpdateCode: event.code,
    UpdateDescription: event.text ?? '',
    UpdateDateTime: event.time,
    UpdateLocation: event.place ?? '',
    Comments: event.comments ?? '',
    ProblemCode: '',
    GrossWeight: weight,
    ChargeableWeight: weight,
    WeightUnit: event.unit ?? 'KG',
  }
}

/** Checks a request for missing members as strictly as WCF does. */
function missingIn({ ClientInfo, Transaction, Shipments, Pickup }: any): boolean {
  const parties = (Array.isArray(Shipments) ? Shipments : [])
    .filter((one: unknown) => typeof one === 'object')
    .flatMap(({ Shipper, Consignee }: any) => [Shipper, Consignee])
  const addresses = [...parties.map((party: any) => party?.PartyAddress), Pickup?.PickupAddress]
  const contacts = [...parties.map((party: any) => party?.Contact), Pickup?.PickupContact]
  const isNeeded = (part: unknown, at: number) => part !== undefined || at < parties.length
  const lacks = (part: any, names: string[]) => names.some((name) => !(name in (part ?? {})))
  return (
    !ClientInfo ||
    lacks(Transaction, REFERENCES) ||
    addresses.filter(isNeeded).some((address) => lacks(address, ADDRESS)) ||
    contacts.filter(isNeeded).some((contact) => lacks(contact, CONTACT)) ||
    !/^("\/Date\(\d+\+0100\)\/",?)*$/.test(dates(Shipments, Pickup)) ||
    hasTextForBytes(Shipments)
  )
}

function dates(shipments: any, pickup: any): string {
  const booked = Array.isArray(shipments) ? shipments : []
  const those = [
    ...booked.flatMap((one: any) => (one.Details ? [one.ShippingDateTime, one.DueDate] : [])),
    ...(pickup
      ? [pickup.PickupDate, pickup.ReadyTime, pickup.LastPickupTime, pickup.ClosingTime]
      : []),
  ]
  return those.map((one) => JSON.stringify(one ?? null)).join(',')
}

function hasTextForBytes(shipments: any): boolean {
  const booked = Array.isArray(shipments) ? shipments : []
  return booked
    .flatMap(({ Attachments }: any) => Attachments ?? [])
    .some(({ FileContents }: any) => !Array.isArray(FileContents))
}
