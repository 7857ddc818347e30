import { CourierUnresponsive } from '#shipping/carriers/courier_driver'

/** All fields are optional, because FedEx leaves out those without a value. */
export interface FedexProblem {
  code?: string
  message?: string
  parameterList?: { key?: string; value?: string }[]
}

interface FedexDocument {
  contentType?: string
  docType?: string
  encodedLabel?: string
  copiesToPrint?: number
}

interface FedexPiece {
  packageSequenceNumber?: number | string
  trackingNumber?: string | number
  netChargeAmount?: number
  currency?: string
  packageDocuments?: FedexDocument[]
}

interface FedexRate {
  rateType?: string
  totalNetCharge?: number
  currency?: string
}

export interface FedexShipment {
  masterTrackingNumber?: string | number
  alerts?: FedexProblem[]
  shipmentDocuments?: FedexDocument[]
  pieceResponses?: FedexPiece[]
  completedShipmentDetail?: { shipmentRating?: { shipmentRateDetails?: FedexRate[] } }
}

interface FedexAddress {
  streetLines?: string[]
  city?: string
  stateOrProvinceCode?: string
  postalCode?: string
  countryCode?: string
}

export interface FedexScan {
  date?: string
  eventType?: string
  eventDescription?: string
  exceptionCode?: string
  exceptionDescription?: string
  scanLocation?: FedexAddress
}

interface FedexAmount {
  unit?: string
  value?: string | number
}

/** FedEx reuses numbers, so several results may have the same one: see `findOurParcel`. */
export interface FedexTrackResult {
  trackingNumberInfo?: { trackingNumber?: string }
  error?: FedexProblem
  latestStatusDetail?: { code?: string }
  dateAndTimes?: { type?: string; dateTime?: string }[]
  scanEvents?: FedexScan[]
  deliveryDetails?: { receivedByName?: string }
  holdAtLocation?: { locationContactAndAddress?: { address?: FedexAddress } }
  shipmentDetails?: { weight?: FedexAmount[] }
  packageDetails?: {
    sequenceNumber?: string | number
    count?: string | number
    undeliveredCount?: string | number
    weightAndDimensions?: { weight?: FedexAmount[] }
  }
  additionalTrackingInfo?: {
    packageIdentifiers?: { type?: string; value?: string; values?: string[] }[]
  }
}

export interface FedexOutput {
  alerts?: FedexProblem[]
  transactionShipments?: FedexShipment[]
  jobId?: string
  cancelledShipment?: boolean
  message?: string
  completeTrackResults?: { trackingNumber?: string; trackResults?: FedexTrackResult[] }[]
  pickupConfirmationCode?: string | number
  location?: string
  cancelConfirmationMessage?: string
  meta?: { docId?: string }
}

/** Throws CourierUnresponsive if a 2xx response has no output, because FedEx may have acted. */
export function requireFedexOutput(body: unknown, operation: string): FedexOutput {
  const { output } = body as { output?: FedexOutput }
  if (typeof output === 'object' && output !== null) return output
  throw new CourierUnresponsive(`FedEx sent an empty answer to ${operation}`)
}

export function fedexMessage({ code, message }: FedexProblem): string {
  return [code, message].filter(Boolean).join(': ')
}
