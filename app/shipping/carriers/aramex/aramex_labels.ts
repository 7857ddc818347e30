import type { CourierDocument } from '#shipping/carriers/courier_driver'
import { logExchange } from '#shipping/carriers/wire/exchanges'
import type { AramexApi } from '#shipping/carriers/aramex/aramex_api'
import { aramexProductGroup } from '#shipping/carriers/aramex/aramex_values'
import { toText, toJsonObject } from '#shipping/carriers/wire/json_values'
import type { BookingRequest } from '#shipping/carriers/booking_request'

/** Short, because a booked shipment can do without a label from Aramex. */
const TIMEOUT_MS = 15_000

/** Aramex's report IDs for normal printers and label printers. */
const REPORTS = { pdf: 9201, zpl: 9729 } as const

type ReportType = 'URL' | 'RPT'
type AramexLabelRequest = Pick<BookingRequest, 'reference' | 'labelFormat' | 'isDomestic'>

export function aramexLabelInfo(
  { labelFormat }: Pick<AramexLabelRequest, 'labelFormat'>,
  type: ReportType
) {
  return { ReportID: REPORTS[labelFormat], ReportType: type }
}

export async function readAramexLabel(answer: unknown, { account, timeoutMs }: AramexApi) {
  const { LabelFileContents, LabelURL } = toJsonObject(toJsonObject(answer).ShipmentLabel)
  const bytes = bytesOf(LabelFileContents)
  if (bytes) return toLabelDocument(bytes)
  const url = toText(LabelURL)
  if (!isAramexUrl(url, account.baseUrl)) return null
  return toLabelDocument(await downloadLabel(url, timeoutMs ?? TIMEOUT_MS))
}

/** Returns null if Aramex has no label. Idempotent. */
export async function fetchAramexLabel(
  api: AramexApi,
  waybillNumber: string,
  wanted: AramexLabelRequest
) {
  try {
    const answer = await api.query({
      operation: 'label',
      method: 'PrintLabel',
      reference: wanted.reference,
      body: aramexPrintRequest(api, waybillNumber, wanted),
      timeoutMs: TIMEOUT_MS,
    })
    return await readAramexLabel(answer, api)
  } catch {
    return null
  }
}

export function aramexPrintRequest(
  { account }: AramexApi,
  waybillNumber: string,
  wanted: Pick<AramexLabelRequest, 'labelFormat' | 'isDomestic'>
) {
  return {
    ShipmentNumber: waybillNumber,
    ProductGroup: aramexProductGroup(wanted.isDomestic),
    OriginEntity: account.ENTITY,
    LabelInfo: aramexLabelInfo(wanted, 'RPT'),
  }
}

/** Aramex's server (WCF) returns a file in JSON as an array of bytes or as base64. */
function bytesOf(contents: unknown): Buffer | null {
  if (Array.isArray(contents) && contents.length > 0) return Buffer.from(contents)
  return typeof contents === 'string' && contents ? Buffer.from(contents, 'base64') : null
}

function isAramexUrl(url: string, baseUrl: string): boolean {
  const address = URL.parse(url)
  if (!address) return false
  return address.protocol === 'https:' || address.origin === new URL(baseUrl).origin
}

/** The URL of a label is public for a limited time, so the request has no credentials. */
async function downloadLabel(url: string, timeoutMs: number): Promise<Buffer | null> {
  const sentAt = new Date()
  const exchange = { status: null as number | null, answer: '' }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    exchange.status = response.status
    const bytes = Buffer.from(await response.arrayBuffer())
    exchange.answer = `(${bytes.length} bytes)`
    return response.ok ? bytes : null
  } catch (error) {
    exchange.answer = String(error)
    return null
  } finally {
    const ms = Date.now() - sentAt.getTime()
    logExchange({ operation: 'label', sentAt, ms, request: `GET ${url}`, ...exchange })
  }
}

/** Returns null if the file is neither PDF nor ZPL, such as an HTML error page. */
function toLabelDocument(bytes: Buffer | null): CourierDocument | null {
  const beginning = bytes?.subarray(0, 100).toString('latin1').trimStart() ?? ''
  const label = { kind: 'label', position: null } as const
  if (bytes && beginning.startsWith('%PDF')) return { ...label, format: 'pdf', bytes }
  if (bytes && beginning.startsWith('^XA')) return { ...label, format: 'zpl', bytes }
  return null
}
