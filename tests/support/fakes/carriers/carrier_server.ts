import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync, gzipSync } from 'node:zlib'

export type Operation =
  | 'token'
  | 'book'
  | 'find'
  | 'label'
  | 'track'
  | 'void'
  | 'pickup'
  | 'cancel_pickup'
  | 'upload'
  | 'greet'
  | 'subscribe'

export interface CarrierRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** The parsed JSON, or the text if it is no JSON. */
  body: any
}

export interface Reply {
  status?: number
  headers?: Record<string, string>
  /** Sends texts and bytes unchanged, everything else as JSON. */
  body?: unknown
}

/** How one call fails. Unless `status` is given, the carrier first carries out the call. */
export interface Fault {
  /** Sends this answer instead of acting. Default body: the carrier's usual one for the status. */
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** Carries out the call although `status` is given. */
  acts?: boolean
  silent?: boolean
  /** Closes the connection in the middle of the answer. */
  cut?: boolean
  gzip?: boolean
  /** Changes the answer after the carrier has carried out the call. */
  change?: (body: any) => unknown
}

export const faults = {
  keysRefused: { status: 401 },
  failing: { status: 500 },
  /** Answers 500 after the carrier has carried out the call. */
  failingAfterwards: { status: 500, acts: true },
  away: {
    status: 503,
    body: '<html><body>Service Unavailable</body></html>',
    headers: { 'content-type': 'text/html' },
  },
  /** The carrier carries out the call but never answers. */
  silent: { silent: true },
  cut: { cut: true },
  gzip: { gzip: true },
  /** Answers an empty object without carrying out the call. */
  nothing: { status: 200, body: {} },
  tooMany: (retryAfter?: string): Fault => ({
    status: 429,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  }),
  answering: (change: (body: any) => unknown): Fault => ({ change }),
} satisfies Record<string, Fault | ((value: never) => Fault)>

/** A shipment in the carrier's records; creating twice with one reference makes two shipments. */
export interface FakeShipment {
  reference: string
  waybillNumber: string
  voided: boolean
  request: any
}

export interface FakePickup {
  number: string
  cancelled: boolean
  request: any
}

/** A fake carrier that remembers what it created; it can be slow, wrong, silent or unreachable. */
export abstract class CarrierServer<Event = unknown> {
  readonly shipments: FakeShipment[] = []
  readonly pickups: FakePickup[] = []
  readonly seen: (CarrierRequest & { operation: Operation })[] = []
  protected readonly told = new Map<string, Event[]>()
  protected readonly prefix: string = ''
  private readonly awaited = new Map<Operation, Fault[]>()
  private readonly server: Server

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response))
  }

  /** Returns null for an unknown call, which is answered with 404. */
  protected abstract operationOf(asked: CarrierRequest): Operation | null

  protected abstract answer(operation: Operation, asked: CarrierRequest): Reply

  protected abstract problem(status: number): unknown

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return this
  }

  async close() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.prefix}`
  }

  get calls(): Record<Operation, number> {
    const counts = this.seen.reduce<Partial<Record<Operation, number>>>(
      (found, { operation }) => ({ ...found, [operation]: (found[operation] ?? 0) + 1 }),
      {}
    )
    return new Proxy(counts, { get: (all, name: Operation) => all[name] ?? 0 }) as never
  }

  failNext(operation: Operation, ...those: Fault[]) {
    this.awaited.set(operation, [...(this.awaited.get(operation) ?? []), ...those])
  }

  tell(waybillNumber: string, events: Event[]) {
    this.told.set(waybillNumber, events)
  }

  private async serve(request: IncomingMessage, response: ServerResponse) {
    const asked = await askedOf(request, this.prefix)
    const operation = this.operationOf(asked)
    if (!operation) return send(response, { status: 404, body: this.problem(404) })
    this.seen.push({ ...asked, operation })
    const fault = this.awaited.get(operation)?.shift()
    if (!fault) return send(response, this.answer(operation, asked))
    return send(response, this.failed(fault, operation, asked), fault)
  }

  private failed(fault: Fault, operation: Operation, asked: CarrierRequest): Reply {
    const { status, headers, body, change } = fault
    const told = status === undefined || fault.acts ? this.answer(operation, asked) : {}
    if (status !== undefined) return { status, headers, body: body ?? this.problem(status) }
    return change ? { ...told, body: change(told.body) } : told
  }
}

async function askedOf(request: IncomingMessage, prefix: string): Promise<CarrierRequest> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const [path = '', query = ''] = (request.url ?? '').slice(prefix.length).split('?')
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    headers: request.headers,
    body: parsed(Buffer.concat(parts).toString()),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function send(response: ServerResponse, { status = 200, headers, body }: Reply, fault: Fault = {}) {
  if (fault.silent) return
  const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
  const plain = Buffer.from(isRaw ? body : JSON.stringify(body ?? {}))
  const bytes = fault.gzip ? gzipSync(plain) : plain
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(fault.gzip ? { 'content-encoding': 'gzip' } : {}),
    ...headers,
  })
  if (!fault.cut) return response.end(bytes)
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

/** Builds a valid PDF of A6 pages with one line of text each. */
export function pdfOf(...pages: string[]): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, at) => {
      const drawn = `BT /F1 12 Tf 20 380 Td (${text.replace(/[()\\]/g, ' ')}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let made = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = made.length
    made += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${made.length}\n%%EOF\n`
  return Buffer.from(
    `${made}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}${end}`,
    'latin1'
  )
}

export function pngOf(width = 40, height = 60): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  const dots = deflateSync(Buffer.alloc((width + 1) * height))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', dots), chunk('IEND')])
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
