import type { UpsAccount } from '#shipping/carriers/ups/ups_clients'
import {
  type CarrierRequest,
  CarrierServer,
  type Fault,
  type FakeShipment,
  type Operation,
  pdfOf,
  pngOf,
  type Reply,
} from '#tests/support/fakes/carriers/carrier_server'

export type UpsActivity = Record<string, unknown>

const SUCCESS = { ResponseStatus: { Code: '1', Description: 'Success' } }

const PROBLEMS: Record<number, [string, string]> = {
  401: ['250002', 'Invalid Authentication Information.'],
  403: ['', 'Blocked Merchant'],
  404: ['TW0001', 'Tracking Information Not Found'],
  429: ['10429', 'Too Many Requests'],
}

const ROUTES: [string, RegExp, Operation][] = [
  ['POST', /^\/security\/v1\/oauth\/token$/, 'token'],
  ['POST', /^\/api\/shipments\/v2409\/ship$/, 'book'],
  ['POST', /^\/api\/labels\/v1\/recovery$/, 'find'],
  ['GET', /^\/api\/track\/v1\/reference\/details\//, 'find'],
  ['GET', /^\/api\/track\/v1\/details\/1Z.{6}0300000000$/, 'greet'],
  ['GET', /^\/api\/track\/v1\/details\//, 'track'],
  ['DELETE', /^\/api\/shipments\/v2409\/void\/cancel\//, 'void'],
  ['POST', /^\/api\/pickupcreation\/v2409\/pickup$/, 'pickup'],
  ['DELETE', /^\/api\/shipments\/v2409\/pickup\/02$/, 'cancel_pickup'],
  ['POST', /^\/api\/paperlessdocuments\/v2\/upload$/, 'upload'],
  ['POST', /^\/api\/track\/v1\/subscription\/standard\/package$/, 'subscribe'],
]

export function upsProblem(code: string, message: string, status = 400): Fault {
  return { status, body: { response: { errors: [{ code, message }] } } }
}

/** Fake of UPS. Its account number is A1B2C3. */
class FakeUps extends CarrierServer<UpsActivity> {
  readonly details = new Map<string, object>()
  readonly subscribed: string[] = []
  private tokens = 0
  private usable = new Set<string>()

  get baseUrl(): string {
    return `${super.baseUrl}/api`
  }

  get account(): UpsAccount {
    const { baseUrl } = this
    return { CLIENT_ID: 'cid', CLIENT_SECRET: 'a-secret-of-ours', ACCOUNT: 'A1B2C3', baseUrl }
  }

  withdrawTokens() {
    this.usable.clear()
  }

  protected operationOf({ method, path }: CarrierRequest): Operation | null {
    const found = ROUTES.find(([verb, address]) => verb === method && address.test(path))
    return found?.[2] ?? null
  }

  protected problem(status: number): unknown {
    const [code, message] = PROBLEMS[status] ?? ['20001', 'General process failure']
    return { response: { errors: [{ code, message }] } }
  }

  protected answer(operation: Operation, asked: CarrierRequest): Reply {
    if (operation === 'token') return this.grant(asked)
    const token = (asked.headers.authorization ?? '').replace('Bearer ', '')
    if (!this.usable.has(token)) return this.refuse(401)
    switch (operation) {
      case 'book':
        return this.book(asked)
      case 'find':
        return asked.method === 'GET' ? this.findFollowed(asked) : this.recover(asked)
      case 'track':
        return this.track(lastOf(asked.path))
      case 'void':
        return this.giveBack(lastOf(asked.path))
      case 'pickup':
        return this.send(asked)
      case 'cancel_pickup':
        return this.cancelPickup(String(asked.headers.prn))
      case 'subscribe':
        return this.subscribe(asked)
      case 'upload':
        return { body: uploaded(this.calls.upload) }
      default:
        return { body: tracked([notFound()]) }
    }
  }

  private refuse(status: number, code?: string, message?: string): Reply {
    if (!code) return { status, body: this.problem(status) }
    return { status, body: { response: { errors: [{ code, message }] } } }
  }

  private grant({ headers }: CarrierRequest): Reply {
    const expected = Buffer.from('cid:a-secret-of-ours').toString('base64')
    if (headers.authorization !== `Basic ${expected}`) return this.refuse(401)
    const token = `token-${++this.tokens}`
    this.usable.add(token)
    const rest = { token_type: 'Bearer', expires_in: '14399', status: 'approved' }
    return { body: { ...rest, access_token: token } }
  }

  /** Makes a new shipment for each create request, even if the reference is the same. */
  private book({ body }: CarrierRequest): Reply {
    const { Request, Shipment } = body.ShipmentRequest
    const number = numberOf(this.shipments.length, 0)
    const reference = Shipment.ReferenceNumber[0].Value
    this.shipments.push({ reference, waybillNumber: number, voided: false, request: body })
    const form = Shipment.ShipmentServiceOptions?.InternationalForms
    return {
      body: {
        ShipmentResponse: {
          Response: { ...SUCCESS, TransactionReference: Request.TransactionReference },
          ShipmentResults: {
            ShipmentCharges: { TotalCharges: { CurrencyCode: 'USD', MonetaryValue: '131.10' } },
            BillingWeight: { UnitOfMeasurement: { Code: 'KGS' }, Weight: '1.5' },
            ShipmentIdentificationNumber: number,
            PackageResults: this.labelsOf(this.shipments.at(-1)!).map(
              ({ number: one, ...made }) => ({
                TrackingNumber: one,
                ShippingLabel: { ImageFormat: { Code: made.format }, GraphicImage: made.image },
              })
            ),
            ...(form?.FormType[0] === '01' ? { Form: invoice() } : {}),
          },
        },
      },
    }
  }

  private recover({ body }: CarrierRequest): Reply {
    const { LabelSpecification, ReferenceValues, TrackingNumber } = body.LabelRecoveryRequest
    const format = LabelSpecification.LabelImageFormat.Code
    if (format === 'PNG') return this.refuse(400, '300001', 'Invalid label image format')
    const reference = ReferenceValues?.ReferenceNumber.Value
    const found = this.shipments.filter(
      (one) => one.reference === reference || this.numbersOf(one).includes(TrackingNumber)
    )
    const [shipment] = found
    if (!shipment) return this.refuse(400, '300028', 'Label not found')
    const several = found.map(({ waybillNumber }) => ({ TrackingNumber: waybillNumber }))
    const response = { Response: SUCCESS }
    if (found.length > 1) {
      return { body: { LabelRecoveryResponse: { ...response, TrackingCandidate: several } } }
    }
    const labels = this.labelsOf(shipment, format).map(({ number, image }) => ({
      TrackingNumber: number,
      LabelImage: { LabelImageFormat: { Code: format }, GraphicImage: image },
    }))
    return {
      body: {
        LabelRecoveryResponse: {
          ...response,
          ShipmentIdentificationNumber: shipment.waybillNumber,
          LabelResults: labels.length === 1 ? labels[0] : labels,
        },
      },
    }
  }

  private labelsOf(shipment: FakeShipment, wanted?: string) {
    const { LabelSpecification } = shipment.request.ShipmentRequest
    const format: string = wanted ?? LabelSpecification.LabelImageFormat.Code
    return this.numbersOf(shipment).map((number) => {
      return { number, format, image: labelOf(format, number).toString('base64') }
    })
  }

  private numbersOf({ waybillNumber, request }: FakeShipment): string[] {
    const packages: unknown[] = request.ShipmentRequest.Shipment.Package
    return packages.map((_, at) => numberOf(Number(waybillNumber.slice(-8)) / 100, at))
  }

  /** Finds a shipment by its reference only once UPS has scanned it. */
  private findFollowed({ path }: CarrierRequest): Reply {
    const reference = lastOf(path)
    const scanned = this.shipments.filter(
      (one) => one.reference === reference && this.told.has(one.waybillNumber)
    )
    if (scanned.length === 0) return { body: tracked([notFound()]) }
    const packages = scanned.map(({ waybillNumber }) => this.packageOf(waybillNumber))
    return { body: tracked([{ inquiryNumber: reference, package: packages }]) }
  }

  private track(number: string): Reply {
    if (!number.startsWith('1Z')) return this.refuse(400, 'TV1002', 'Invalid inquiry number')
    if (!this.told.has(number)) return { body: tracked([notFound()]) }
    return { body: tracked([{ inquiryNumber: number, package: [this.packageOf(number)] }]) }
  }

  private packageOf(number: string) {
    const reference = this.shipments.find(({ waybillNumber }) => waybillNumber === number)
    return {
      trackingNumber: number,
      activity: this.told.get(number) ?? [],
      referenceNumber: reference ? [{ type: 'SHIPMENT', number: reference.reference }] : [],
      ...this.details.get(number),
    }
  }

  private giveBack(number: string): Reply {
    const shipment = this.shipments.find(({ waybillNumber }) => waybillNumber === number)
    const gone = 'No shipment found within the allowed void period'
    if (!shipment) return this.refuse(400, '190102', gone)
    if (shipment.voided) {
      return this.refuse(400, '190117', 'The shipment has already been voided')
    }
    shipment.voided = true
    const Status = { Code: '1', Description: 'Voided' }
    return { body: { VoidShipmentResponse: { Response: SUCCESS, SummaryResult: { Status } } } }
  }

  private send({ body }: CarrierRequest): Reply {
    const number = `2929AONCALL${this.pickups.length}`
    this.pickups.push({ number, cancelled: false, request: body })
    const RateStatus = { Code: '01', Description: 'Rate available' }
    return { body: { PickupCreationResponse: { Response: SUCCESS, PRN: number, RateStatus } } }
  }

  private cancelPickup(number: string): Reply {
    const pickup = this.pickups.find((one) => one.number === number)
    if (!pickup) return this.refuse(400, '9510113', 'The PRN is not valid')
    if (pickup.cancelled) {
      return this.refuse(400, '9510114', 'The pickup has already been cancelled')
    }
    pickup.cancelled = true
    return { body: { PickupCancelResponse: { Response: SUCCESS, PickupType: '01' } } }
  }

  private subscribe({ body }: CarrierRequest): Reply {
    const asked: string[] = body.trackingNumberList
    if (asked.length > 100) {
      return this.refuse(400, 'VSS220', 'You have submitted over 100 1Z numbers')
    }
    const valid = asked.filter((number) => /^1Z\w{16}$/.test(number))
    if (valid.length === 0) {
      return this.refuse(400, 'VSS210', 'The request should have at least one valid number.')
    }
    this.subscribed.push(...valid)
    const invalid = asked.filter((number) => !valid.includes(number))
    return { body: { validTrackingNumbers: valid, invalidTrackingNumbers: invalid } }
  }
}

export type { FakeUps }

export function startFakeUps(): Promise<FakeUps> {
  return new FakeUps().start()
}

/** Builds a scan, in London by default. */
export function upsScan(
  statusCode: string,
  { at = '20261204 081500', ...rest }: { at?: string } & Record<string, unknown> = {}
): UpsActivity {
  const { type = 'I', code = 'XX', description = 'A scan', city = 'London', country = 'GB' } = rest
  const [date, time] = at.split(' ')
  return {
    date,
    time,
    location: { address: { city, countryCode: country } },
    status: { type, code, description, statusCode },
    ...(rest.offset ? { gmtOffset: rest.offset } : {}),
  }
}

function numberOf(shipment: number, at: number): string {
  return `1ZA1B2C304${String(shipment * 100 + at).padStart(8, '0')}`
}

/** UPS sends the image of a label in landscape. */
function labelOf(format: string, number: string): Buffer {
  if (format === 'ZPL') return Buffer.from(`^XA^FO50,50^FD${number}^FS^XZ`)
  return format === 'PDF' ? pdfOf(number) : pngOf(60, 40)
}

function invoice() {
  const image = pdfOf('Invoice').toString('base64')
  return { Code: '01', Image: { ImageFormat: { Code: 'PDF' }, GraphicImage: image } }
}

function uploaded(count: number) {
  const DocumentID = [`2026-12-01-10.00.00.${String(count).padStart(6, '0')}`]
  return { UploadResponse: { Response: SUCCESS, FormsHistoryDocumentID: { DocumentID } } }
}

function tracked(shipment: object[]) {
  return { trackResponse: { shipment } }
}

function notFound() {
  return { warnings: [{ code: 'TW0001', message: 'Tracking Information Not Found' }] }
}

function lastOf(path: string): string {
  return decodeURIComponent(path.split('/').at(-1)!)
}
