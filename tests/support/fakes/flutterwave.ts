import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = { status?: number; body?: unknown; text?: string; silent?: boolean }

const UNKNOWN: Reply = { status: 404, body: { status: 'error', message: 'Not found' } }

/** Stands where Flutterwave's servers are: it can be slow, wrong, silent or gone. */
export class FakeFlutterwave {
  /** What was asked, in order. */
  readonly seen: { method: string; url: string; body: any; authorization?: string }[] = []
  private replies = new Map<string, Reply>()
  private server: Server

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  static async start(): Promise<FakeFlutterwave> {
    const fake = new FakeFlutterwave()
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve))
    return fake
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3`
  }

  /** What a path answers from now on, whatever its query; `POST /path` only to that method. */
  on(path: string, reply: Reply) {
    this.replies.set(path, reply)
  }

  /** The usual envelope around what was found. */
  gives(path: string, data: unknown) {
    this.on(path, { body: { status: 'success', message: 'Fetched', data } })
  }

  refuses(path: string, message: string, status = 400) {
    this.on(path, { status, body: { status: 'error', message, data: null } })
  }

  async stop() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    const { method = '', url = '', headers } = request
    const body = text ? JSON.parse(text) : null
    this.seen.push({ method, url, body, authorization: headers.authorization })
    const path = url.split('?')[0]!.slice('/v3'.length)
    const reply = this.replies.get(`${method} ${path}`) ?? this.replies.get(path) ?? UNKNOWN
    if (reply.silent) return
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    response.end(reply.text ?? JSON.stringify(reply.body))
  }
}
