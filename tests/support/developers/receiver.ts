import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Received {
  id: string
  headers: Record<string, string>
  text: string
  body: { type: string; timestamp: string; data: { sequence: number } & Record<string, unknown> }
}

type Reaction = (response: ServerResponse) => void

export const reactions = {
  ok: (response: ServerResponse) => void response.end('thanks'),
  status:
    (status: number, headers: Record<string, string> = {}): Reaction =>
    (response) =>
      void response.writeHead(status, headers).end('no'),
  cut: (response: ServerResponse) => void response.destroy(),
  upgrade: (response: ServerResponse) =>
    void response.writeHead(101, { connection: 'Upgrade', upgrade: 'websocket' }).end(),
  silent: () => {},
  /** Answers with ten megabytes, but never ends the answer. */
  huge: (response: ServerResponse) => {
    const megabyte = Buffer.alloc(1024 * 1024, 'x')
    response.on('error', () => {})
    for (let sent = 0; sent < 10; sent++) response.write(megabyte)
  },
}

export async function startReceiver(react: (received: Received, before: number) => Reaction) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const headers = plain(request.headers)
    const one = { id: headers['webhook-id'] ?? '', headers, text, body: JSON.parse(text) }
    const reaction = react(one, received.length)
    received.push(one)
    reaction(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function plain(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Verifies a signature as a customer does. Throws if it is forged or older than five minutes. */
export function verifySignature(secret: string, { text, headers }: Received) {
  return new Webhook(secret).verify(text, headers)
}
