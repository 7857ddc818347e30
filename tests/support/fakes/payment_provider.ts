import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = {
  status?: number
  body?: unknown
  text?: string
  silent?: boolean
  /** Closes the connection in the middle of the answer. */
  cut?: boolean
  /** Sends the answer twice in a row. */
  twice?: boolean
}

type Answer = Reply | ((asked: ProviderRequest) => Reply)

export type ProviderRequest = {
  method: string
  path: string
  query: URLSearchParams
  body: any
  authorization?: string
}

/** Fake of a payment provider's servers, which can be slow, wrong, silent or unreachable. */
export abstract class FakePaymentProvider {
  readonly seen: ProviderRequest[] = []
  private answers = new Map<string, Answer>()
  private server: Server

  protected readonly prefix: string = ''

  constructor() {
    this.server = createServer((request, response) => void this.answer(request, response))
  }

  protected abstract found(data: unknown, meta?: object): Reply

  protected abstract refused(message: string, status: number): Reply

  async start({ port = 0, host = '127.0.0.1' } = {}): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(port, host, resolve))
    return this
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${this.prefix}`
  }

  /** Sets the answer for a path with any query. `POST /path` sets it for that method only. */
  on(path: string, answer: Answer) {
    this.answers.set(path, answer)
  }

  gives(path: string, data: unknown, meta?: object) {
    this.on(path, this.found(data, meta))
  }

  refuses(path: string, message: string, status = 400) {
    this.on(path, this.refused(message, status))
  }

  asked(method: string, path: string): ProviderRequest[] {
    return this.seen.filter((one) => one.method === method && one.path === path)
  }

  async stop() {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const asked = await readAsked(request, this.prefix)
    this.seen.push(asked)
    const { method, path } = asked
    const given = this.answers.get(`${method} ${path}`) ?? this.answers.get(path)
    const unknown = this.refused('Not found', 404)
    const reply = typeof given === 'function' ? given(asked) : (given ?? unknown)
    if (reply.silent) return
    const text = reply.text ?? JSON.stringify(reply.body)
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
    if (!reply.cut) return response.end(reply.twice ? text + text : text)
    response.write(text.slice(0, text.length / 2), () => response.destroy())
  }
}

async function readAsked(request: IncomingMessage, prefix: string): Promise<ProviderRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const [path = '', query = ''] = (request.url ?? '').slice(prefix.length).split('?')
  return {
    method: request.method ?? '',
    path,
    query: new URLSearchParams(query),
    body: text ? JSON.parse(text) : null,
    authorization: request.headers.authorization,
  }
}
