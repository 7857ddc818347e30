import type { CourierPaper } from '#shipping/carriers/courier_driver'
import { noteExchange } from '#shipping/carriers/wire/exchanges'
import type { AramexApi } from '#shipping/carriers/aramex/aramex_api'
import { groupOf } from '#shipping/carriers/aramex/aramex_products'
import { textOf, valuesOf } from '#shipping/carriers/wire/answers'
import type { BookingRequest } from '#shipping/carriers/booking_request'

/** A shipment that is booked must not wait long for its paper. */
const TIMEOUT_MS = 15_000

/** The reports of Aramex: its usual label, and that of a label printer. Both are a PDF of all packages. */
const REPORTS = { pdf: 9201, zpl: 9729 } as const

type ReportType = 'URL' | 'RPT'
type Wanted = Pick<BookingRequest, 'reference' | 'labelFormat' | 'isDomestic'>

export function labelInfoOf({ labelFormat }: Pick<Wanted, 'labelFormat'>, type: ReportType) {
  return { ReportID: REPORTS[labelFormat], ReportType: type }
}

/** The label in an answer, or at the address that it names. Null where neither gives one. */
export async function labelIn(answer: unknown, { account, timeoutMs }: AramexApi) {
  const { LabelFileContents, LabelURL } = valuesOf(valuesOf(answer).ShipmentLabel)
  const bytes = bytesOf(LabelFileContents)
  if (bytes) return paperOf(bytes)
  const url = textOf(LabelURL)
  if (!isTheirs(url, account.baseUrl)) return null
  return paperOf(await downloaded(url, timeoutMs ?? TIMEOUT_MS))
}

/** Asks for the label once more, as often as one likes. Null where Aramex gives none. */
export async function labelAgain(api: AramexApi, waybillNumber: string, wanted: Wanted) {
  try {
    const answer = await api.ask({
      operation: 'label',
      method: 'PrintLabel',
      reference: wanted.reference,
      body: printing(api, waybillNumber, wanted),
      timeoutMs: TIMEOUT_MS,
    })
    return await labelIn(answer, api)
  } catch {
    return null
  }
}

export function printing(
  { account }: AramexApi,
  waybillNumber: string,
  wanted: Pick<Wanted, 'labelFormat' | 'isDomestic'>
) {
  return {
    ShipmentNumber: waybillNumber,
    ProductGroup: groupOf(wanted.isDomestic),
    OriginEntity: account.ENTITY,
    LabelInfo: labelInfoOf(wanted, 'RPT'),
  }
}

/** Numbers, as WCF writes a file in JSON, or base64. */
function bytesOf(contents: unknown): Buffer | null {
  if (Array.isArray(contents) && contents.length > 0) return Buffer.from(contents)
  return typeof contents === 'string' && contents ? Buffer.from(contents, 'base64') : null
}

function isTheirs(url: string, baseUrl: string): boolean {
  const address = URL.parse(url)
  if (!address) return false
  return address.protocol === 'https:' || address.origin === new URL(baseUrl).origin
}

/** The address is open to everybody who knows it, for a while. */
async function downloaded(url: string, timeoutMs: number): Promise<Buffer | null> {
  const sentAt = new Date()
  const said = { status: null as number | null, answer: '' }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    said.status = response.status
    const bytes = Buffer.from(await response.arrayBuffer())
    said.answer = `(${bytes.length} bytes)`
    return response.ok ? bytes : null
  } catch (error) {
    said.answer = String(error)
    return null
  } finally {
    const ms = Date.now() - sentAt.getTime()
    noteExchange({ operation: 'label', sentAt, ms, request: `GET ${url}`, ...said })
  }
}

/** A page that says sorry is no label. */
function paperOf(bytes: Buffer | null): CourierPaper | null {
  const beginning = bytes?.subarray(0, 100).toString('latin1').trimStart() ?? ''
  const label = { kind: 'label', position: null } as const
  if (bytes && beginning.startsWith('%PDF')) return { ...label, format: 'pdf', bytes }
  if (bytes && beginning.startsWith('^XA')) return { ...label, format: 'zpl', bytes }
  return null
}
