import type { CarrierAccount } from '#shipping/pricing/carrier_accounts'
import {
  type CarrierRequest,
  CarrierServer,
  type Fault,
  type Operation,
  pdfOf,
  pngOf,
  type Reply,
} from '#tests/support/fakes/carriers/carrier_server'

export interface FakeFedexScan {
  date: string
  eventType: string
  eventDescription?: string
  exceptionCode?: string
  exceptionDescription?: string
  scanLocation?: { city?: string; stateOrProvinceCode?: string; countryCode?: string }
}

interface Made {
  pieces: string[]
  answer: { output: object }
}

const KEYS = { id: 'l7xx-shipping', secret: 's3cret-of-shipping' }
const TRACK_KEYS = { id: 'l7xx-tracking', secret: 's3cret-of-tracking' }

const OPERATIONS: Record<string, Operation> = {
  'POST /oauth/token': 'token',
  'POST /ship/v1/shipments': 'book',
  'POST /ship/v1/shipments/results': 'label',
  'PUT /ship/v1/shipments/cancel': 'void',
  'POST /track/v1/trackingnumbers': 'track',
  'POST /track/v1/referencenumbers': 'find',
  'POST /pickup/v1/pickups': 'pickup',
  'PUT /pickup/v1/pickups/cancel': 'cancel_pickup',
  'POST /documents/v1/etds/upload': 'upload',
}

const PROBLEMS: Record<number, { code: string; message: string }> = {
  401: { code: 'NOT.AUTHORIZED.ERROR', message: 'Access token expired.' },
  403: { code: 'FORBIDDEN.ERROR', message: 'We could not authorize your credentials.' },
  404: { code: 'NOT.FOUND.ERROR', message: 'The resource is no longer available.' },
  429: { code: 'RATE.LIMIT.EXCEEDED', message: 'Too many requests' },
  500: { code: 'INTERNAL.SERVER.ERROR', message: 'We encountered an unexpected error.' },
  503: { code: 'SERVICE.UNAVAILABLE.ERROR', message: 'The service is currently unavailable.' },
}

const FILES: Record<string, (text: string) => Buffer> = {
  PDF: (text) => pdfOf(text),
  PNG: () => pngOf(),
  ZPLII: (text) => Buffer.from(`^XA^FO20,20^FD${text}^FS^XZ`),
}

export function fedexProblem(code: string, message = '', status = 400): Fault {
  return { status, body: { transactionId: 'x', errors: [{ code, message, parameterList: [] }] } }
}

/** FedEx defers the booking: it answers with a job, and we ask for the job's result later. */
export const FEDEX_DEFERRAL: Fault = {
  change: ({ output }) => ({
    transactionId: 'x',
    output: { jobId: `job-${output.transactionShipments[0].masterTrackingNumber}`, alerts: [] },
  }),
}

class FakeFedex extends CarrierServer<FakeFedexScan> {
  private readonly made = new Map<string, Made>()
  private readonly whole = new Map<string, object[]>()
  private readonly tokens = new Map<string, 'shipping' | 'tracking'>()
  private tokensGiven = 0
  private numbersGiven = 0

  constructor(private readonly tracksApart: boolean) {
    super()
  }

  get account(): CarrierAccount<'fedex'> {
    return {
      CLIENT_ID: KEYS.id,
      CLIENT_SECRET: KEYS.secret,
      ACCOUNT: '700000001',
      baseUrl: this.baseUrl,
      ...(this.tracksApart
        ? { TRACK_CLIENT_ID: TRACK_KEYS.id, TRACK_CLIENT_SECRET: TRACK_KEYS.secret }
        : {}),
    }
  }

  expireTokens() {
    this.tokens.clear()
  }

  /** Sets what FedEx answers when this waybill number is tracked, in FedEx's own format. */
  tellWhole(waybillNumber: string, trackResults: object[]) {
    this.whole.set(waybillNumber, trackResults)
  }

  protected operationOf({ method, path }: CarrierRequest) {
    return OPERATIONS[`${method} ${path}`] ?? null
  }

  protected problem(status: number) {
    const error = PROBLEMS[status] ?? { code: 'BAD.REQUEST.ERROR', message: 'Bad request' }
    return { transactionId: 'x', errors: [{ ...error, parameterList: [] }] }
  }

  protected answer(operation: Operation, asked: CarrierRequest): Reply {
    if (operation === 'token') return this.token(new URLSearchParams(asked.body))
    const refused = this.statusFor(operation, asked)
    if (refused) return { status: refused, body: this.problem(refused) }
    const { body } = asked
    const answers: Partial<Record<Operation, () => Reply>> = {
      book: () => this.book(body),
      label: () => ({ body: this.made.get(String(body.jobId).replace('job-', ''))?.answer }),
      void: () => this.void(body.trackingNumber),
      track: () => this.track(body),
      find: () => this.find(body.referencesInformation.value),
      pickup: () => this.pickup(body),
      cancel_pickup: () => this.cancelPickup(body),
      upload: () => ({ status: 201, body: { output: { meta: { docId: '090000e100000001' } } } }),
    }
    return answers[operation]!()
  }

  private statusFor(operation: Operation, { headers }: CarrierRequest): number | null {
    const scope = this.tokens.get(String(headers.authorization).replace('Bearer ', ''))
    if (!scope) return 401
    const wanted = ['track', 'find'].includes(operation) ? 'tracking' : 'shipping'
    return this.tracksApart && scope !== wanted ? 403 : null
  }

  private token(form: URLSearchParams): Reply {
    const given = (keys: typeof KEYS) =>
      form.get('client_id') === keys.id && form.get('client_secret') === keys.secret
    const scope = given(KEYS) ? 'shipping' : given(TRACK_KEYS) ? 'tracking' : null
    if (!scope) return { status: 401, body: this.problem(401) }
    this.tokensGiven += 1
    const token = `tok-${this.tokensGiven}`
    this.tokens.set(token, scope)
    return {
      body: { access_token: token, token_type: 'bearer', expires_in: 3599, scope: 'CXS-TP' },
    }
  }

  private book(request: any): Reply {
    const { requestedPackageLineItems: packages, labelSpecification } = request.requestedShipment
    const pieces: string[] = packages.map(() => this.nextNumber())
    const waybillNumber = pieces[0]!
    const reference = packages[0].customerReferences[0].value
    const asksInvoice = request.requestedShipment.shippingDocumentSpecification
    const transactionShipment = {
      masterTrackingNumber: waybillNumber,
      serviceType: request.requestedShipment.serviceType,
      shipDatestamp: request.requestedShipment.shipDatestamp,
      alerts: [],
      shipmentDocuments: asksInvoice ? [invoiceOf(waybillNumber)] : [],
      pieceResponses: pieces.map((number, at) =>
        pieceOf(number, { at, waybillNumber, imageType: labelSpecification.imageType })
      ),
    }
    const answer = { transactionId: 'x', output: { transactionShipments: [transactionShipment] } }
    this.made.set(waybillNumber, { pieces, answer })
    this.shipments.push({ reference, waybillNumber, voided: false, request })
    return { body: answer }
  }

  private nextNumber(): string {
    this.numbersGiven += 1
    return String(700_000_000_010 + this.numbersGiven)
  }

  private find(reference: string): Reply {
    const found = this.shipments.filter((shipment) => shipment.reference === reference)
    const numbers = found.flatMap(({ waybillNumber }) => this.made.get(waybillNumber)!.pieces)
    const told = numbers.map((number) => ({
      trackingNumber: number,
      trackResults: [this.foundResult(number, reference)],
    }))
    const none = { trackResults: [{ error: notFound('REFERENCENUMBER') }] }
    return { body: { output: { completeTrackResults: told.length > 0 ? told : [none] } } }
  }

  private foundResult(number: string, reference: string) {
    const shipment = this.shipmentOf(number)
    const { pieces } = this.made.get(shipment!.waybillNumber)!
    return {
      trackingNumberInfo: { trackingNumber: number, carrierCode: 'FDXE' },
      latestStatusDetail: { code: shipment!.voided ? 'CA' : 'OC' },
      packageDetails: { sequenceNumber: String(pieces.indexOf(number) + 1), count: pieces.length },
      additionalTrackingInfo: {
        packageIdentifiers: [{ type: 'CUSTOMER_REFERENCE', values: [reference] }],
      },
    }
  }

  private track({ trackingInfo }: any): Reply {
    const completeTrackResults = trackingInfo.map(({ trackingNumberInfo }: any) => {
      const number: string = trackingNumberInfo.trackingNumber
      return { trackingNumber: number, trackResults: this.resultsFor(number) }
    })
    return { body: { transactionId: 'x', output: { completeTrackResults } } }
  }

  private resultsFor(number: string): object[] {
    const whole = this.whole.get(number)
    if (whole) return whole
    const told = this.told.get(number)
    const trackingNumberInfo = { trackingNumber: number }
    if (!told && !this.shipmentOf(number)) {
      return [{ trackingNumberInfo, error: notFound('TRACKINGNUMBER') }]
    }
    return [{ trackingNumberInfo, scanEvents: told ?? [] }]
  }

  private shipmentOf(number: string) {
    return this.shipments.find(({ waybillNumber }) =>
      this.made.get(waybillNumber)!.pieces.includes(number)
    )
  }

  private void(number: string): Reply {
    const shipment = this.shipments.find(({ waybillNumber }) => waybillNumber === number)
    const message = shipment
      ? 'Shipment has already been cancelled'
      : 'Shipment cannot be cancelled'
    if (!shipment || shipment.voided) {
      return { body: { output: { cancelledShipment: false, cancelledHistory: false, message } } }
    }
    shipment.voided = true
    const output = { cancelledShipment: true, cancelledHistory: true, successMessage: 'Success' }
    return { body: { transactionId: 'x', output: { ...output, alerts: [] } } }
  }

  private pickup(request: any): Reply {
    const number = String(3001 + this.pickups.length)
    this.pickups.push({ number, cancelled: false, request })
    const output = { pickupConfirmationCode: number, message: 'Courier on the way', alerts: [] }
    return { body: { transactionId: 'x', output: { ...output, location: 'LOSA' } } }
  }

  private cancelPickup({ pickupConfirmationCode: number, location, scheduledDate }: any): Reply {
    const pickup = this.pickups.find((one) => one.number === number)
    const isKnown = pickup?.request.originDetail.readyDateTimestamp.startsWith(scheduledDate)
    if (!pickup || !isKnown || location !== 'LOSA') {
      return fedexProblem('PICKUP.CANCEL.ERROR', 'No pickup by this number')
    }
    if (pickup.cancelled) {
      return fedexProblem('PICKUP.CANCEL.ERROR', 'The pickup has already been cancelled.')
    }
    pickup.cancelled = true
    const cancelConfirmationMessage = 'Requested pickup has been cancelled Successfully.'
    return { body: { output: { pickupConfirmationCode: number, cancelConfirmationMessage } } }
  }
}

function pieceOf(
  number: string,
  made: { at: number; waybillNumber: string; imageType: string }
): object {
  const label = {
    contentType: 'LABEL',
    copiesToPrint: 1,
    encodedLabel: FILES[made.imageType]!(`FedEx ${number}`).toString('base64'),
    docType: made.imageType,
  }
  return {
    masterTrackingNumber: made.waybillNumber,
    packageSequenceNumber: made.at + 1,
    trackingNumber: number,
    netChargeAmount: 50.7,
    packageDocuments: [label],
    currency: 'USD',
    customerReferences: [],
  }
}

function invoiceOf(trackingNumber: string): object {
  const encodedLabel = pdfOf(`Invoice ${trackingNumber}`).toString('base64')
  const document = { contentType: 'COMMERCIAL_INVOICE', copiesToPrint: 3, docType: 'PDF' }
  return { ...document, encodedLabel, trackingNumber }
}

function notFound(what: 'REFERENCENUMBER' | 'TRACKINGNUMBER') {
  return {
    code: `TRACKING.${what}.NOTFOUND`,
    message: 'It cannot be found. Please correct the number and try again.',
  }
}

/** `tracksApart`: tracking works only with the keys of a second project, as at the real FedEx. */
export async function startFakeFedex({ tracksApart = false } = {}) {
  return await new FakeFedex(tracksApart).start()
}
