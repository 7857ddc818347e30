import { randomInt } from 'node:crypto'
import { DateTime } from 'luxon'
import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import {
  type CarrierRequest,
  CarrierServer,
  type FakeShipment,
  type Operation,
  pdfOf,
  type Reply,
} from './carrier_server.js'

export interface DhlScan {
  date: string
  time: string
  GMTOffset?: string
  typeCode: string
  description: string
  serviceArea: { code: string; description: string }[]
  signedBy?: string
}

const KEYS = { API_KEY: 'a key', API_SECRET: 'a secret that nobody may read', ACCOUNT: '350000001' }
const BASIC = `Basic ${Buffer.from(`${KEYS.API_KEY}:${KEYS.API_SECRET}`).toString('base64')}`

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Unauthorized',
  404: 'No result found',
  422: 'Validation error',
  429: 'Too many requests',
}
const DETAILS: Record<number, string> = {
  401: 'Invalid Credentials',
  404: 'No shipments found',
  500: '999: Process failure occurred. Process ID associated for that transaction (1000000002)',
}

/** Fake of the MyDHL API. Like DHL, it makes a shipment for each create request that it accepts. */
export class FakeDhl extends CarrierServer<DhlScan> {
  protected readonly prefix = '/mydhlapi'
  private readonly weighed = new Map<string, number[]>()
  private next = randomInt(1_000_000_000, 9_000_000_000)

  get account(): CarrierAccount<'dhl'> {
    return { ...KEYS, baseUrl: this.baseUrl }
  }

  weigh(waybillNumber: string, kilograms: number[]) {
    this.weighed.set(waybillNumber, kilograms)
  }

  protected operationOf({ method, path, query }: CarrierRequest): Operation | null {
    if (method === 'GET' && path === '/tracking') {
      return query.has('shipmentReference') ? 'find' : 'track'
    }
    if (method === 'DELETE' && path.startsWith('/pickups/')) return 'cancel_pickup'
    const others: Record<string, Operation> = {
      'POST /shipments': 'book',
      'POST /pickups': 'pickup',
      'GET /address-validate': 'greet',
    }
    return others[`${method} ${path}`] ?? null
  }

  protected answer(operation: Operation, asked: CarrierRequest): Reply {
    if (asked.headers.authorization !== BASIC) return this.refused(401)
    if (operation === 'book') return this.book(asked)
    if (operation === 'find') return this.find(asked)
    if (operation === 'track') return this.track(asked)
    if (operation === 'pickup') return this.pickUp(asked)
    if (operation === 'cancel_pickup') return this.cancelPickup(asked)
    return { body: { address: [{ countryCode: 'NG', postalCode: '', cityName: 'LAGOS' }] } }
  }

  protected problem(status: number) {
    const title = TITLES[status] ?? 'Internal server error'
    return { instance: '/expressapi', title, detail: DETAILS[status] ?? title, status }
  }

  private refused(status: number, detail?: string, additionalDetails?: string[]): Reply {
    const said = { ...this.problem(status), ...(detail ? { detail } : {}), additionalDetails }
    return { status, body: { ...said, status: String(status) } }
  }

  private book({ body }: CarrierRequest): Reply {
    if (isPast(body.plannedShippingDateAndTime)) {
      return this.refused(400, '998: ShipTimeStamp is in the past.')
    }
    const missing = missingIn(body.customerDetails)
    if (missing.length > 0) {
      return this.refused(422, 'Multiple problems found, see Additional Details', missing)
    }
    const waybillNumber = String(this.next++)
    const [{ value: reference }] = body.customerReferences
    this.shipments.push({ reference, waybillNumber, voided: false, request: body })
    return { status: 201, body: made(waybillNumber, body) }
  }

  private find({ query }: CarrierRequest): Reply {
    const from = query.get('dateRangeFrom') ?? ''
    const to = query.get('dateRangeTo') ?? ''
    const found = this.shipments.filter(({ reference, request }) => {
      const day = request.plannedShippingDateAndTime.slice(0, 10)
      return reference === query.get('shipmentReference') && day >= from && day <= to
    })
    if (query.get('shipperAccountNumber') !== KEYS.ACCOUNT || found.length === 0) {
      return this.refused(404)
    }
    return { body: { shipments: found.map((shipment) => this.describe(shipment)) } }
  }

  private track({ query }: CarrierRequest): Reply {
    const numbers = (query.get('shipmentTrackingNumber') ?? '').split(',')
    if (numbers.length > 200) return this.refused(400, 'Too many tracking numbers')
    const found = this.shipments.filter(({ waybillNumber }) => numbers.includes(waybillNumber))
    if (found.length === 0) return this.refused(404)
    return { body: { shipments: found.map((shipment) => this.describe(shipment)) } }
  }

  private describe({ waybillNumber, reference, request }: FakeShipment) {
    const weights = this.weighed.get(waybillNumber) ?? []
    return {
      shipmentTrackingNumber: waybillNumber,
      status: 'Success',
      productCode: request.productCode,
      description: request.content.description,
      shipperDetails: { name: '', serviceArea: [{ code: 'LOS', description: 'LAGOS-NG' }] },
      shipperReferences: [{ value: reference, typeCode: 'CU' }],
      events: this.told.get(waybillNumber) ?? [],
      numberOfPieces: request.content.packages.length,
      pieces: request.content.packages.map(({ weight }: { weight: number }, at: number) => ({
        number: at + 1,
        trackingNumber: pieceOf(waybillNumber, at),
        weight,
        ...(weights[at] ? { actualWeight: weights[at], dimensionalWeight: 0.5 } : {}),
        unitOfMeasurements: 'metric',
        events: [],
      })),
    }
  }

  private pickUp({ body }: CarrierRequest): Reply {
    if (isPast(body.plannedPickupDateAndTime)) {
      return this.refused(400, '998: plannedPickupDateAndTime is in the past.')
    }
    if ('countryName' in body.customerDetails.shipperDetails.postalAddress) {
      const place = '#/customerDetails/shipperDetails/postalAddress'
      return this.refused(400, `${place}: extraneous key [countryName] is not permitted`)
    }
    const number = `PRG${String(this.next++)}`
    this.pickups.push({ number, cancelled: false, request: body })
    const nextPickupDate = body.plannedPickupDateAndTime.slice(0, 10)
    const found = { dispatchConfirmationNumbers: [number], readyByTime: '14:00', nextPickupDate }
    return { status: 201, body: { ...found, warnings: [] } }
  }

  private cancelPickup({ path, query }: CarrierRequest): Reply {
    if (!query.get('requestorName') || !query.get('reason')) {
      return this.refused(400, 'Missing mandatory parameters: requestorName')
    }
    const pickup = this.pickups.find(({ number }) => path.endsWith(`/${number}`))
    if (!pickup || pickup.cancelled) {
      const said = 'Cancellation of booking was not successful. Requested Pickup was not found'
      return this.refused(404, said)
    }
    pickup.cancelled = true
    return { body: '' }
  }
}

export async function startFakeDhl(): Promise<FakeDhl> {
  return new FakeDhl().start()
}

/** Builds a scan. `at` is local time with its offset, such as 2026-12-01T16:20:00+01:00. */
export function dhlScan(typeCode: string, at: string, place = 'LOS Lagos-NG'): DhlScan {
  const [, date = '', time = '', offset = ''] = /^(.{10})T(.{8})(.*)$/.exec(at) ?? []
  const [, code = '', description = ''] = /^(\S+) (.*)$/.exec(place) ?? []
  return {
    date,
    time,
    ...(offset ? { GMTOffset: offset } : {}),
    typeCode,
    description: `What DHL says of ${typeCode}`,
    serviceArea: [{ code, description }],
  }
}

function made(waybillNumber: string, { outputImageProperties, content }: any) {
  const { encodingFormat, imageOptions } = outputImageProperties
  const pieces: string[] = content.packages.map((_: unknown, at: number) =>
    pieceOf(waybillNumber, at)
  )
  const label =
    encodingFormat === 'zpl'
      ? Buffer.from(pieces.map((piece) => `^XA^FO20,20^FD${piece}^FS^XZ`).join('\n'))
      : pdfOf(...pieces.map((piece) => `DHL ${waybillNumber} ${piece}`))
  const invoice = pdfOf(`Commercial invoice ${waybillNumber}`)
  const hasInvoice = imageOptions.some(({ typeCode }: any) => typeCode === 'invoice')
  return {
    shipmentTrackingNumber: waybillNumber,
    trackingUrl: `https://express.api.dhl.com/mydhlapi/shipments/${waybillNumber}/tracking`,
    packages: pieces.map((trackingNumber, at) => ({ referenceNumber: at + 1, trackingNumber })),
    documents: [
      paper('label', encodingFormat.toUpperCase(), label),
      ...(hasInvoice ? [paper('invoice', 'PDF', invoice)] : []),
    ],
    shipmentCharges: [
      { currencyType: 'BILLC', priceCurrency: 'NGN', price: 148250.5 },
      { currencyType: 'BASEC', priceCurrency: 'EUR', price: 88.1 },
    ],
    warnings: [],
  }
}

function paper(typeCode: string, imageFormat: string, bytes: Buffer) {
  return { imageFormat, content: bytes.toString('base64'), typeCode }
}

function pieceOf(waybillNumber: string, at: number): string {
  return `JD01${waybillNumber}${String(at + 1).padStart(6, '0')}`
}

/** Expects the format `2026-12-01T14:00:00GMT+01:00`. */
function isPast(moment: string): boolean {
  return DateTime.fromFormat(moment, "yyyy-MM-dd'T'HH:mm:ss'GMT'ZZ") <= DateTime.now()
}

const REQUIRED = {
  postalAddress: ['postalCode', 'cityName', 'countryCode', 'addressLine1'],
  contactInformation: ['phone', 'companyName', 'fullName'],
}

function missingIn(details: any): string[] {
  return ['shipperDetails', 'receiverDetails'].flatMap((party) =>
    Object.entries(REQUIRED).flatMap(([part, keys]) =>
      keys
        .filter((key) => typeof details[party]?.[part]?.[key] !== 'string')
        .map((key) => `#/customerDetails/${party}/${part}: required key [${key}] not found`)
    )
  )
}
