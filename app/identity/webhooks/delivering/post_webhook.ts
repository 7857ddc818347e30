import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import webhooks from '#config/webhooks'
import {
  AddressNotPublic,
  publicAddresses,
  type ResolveHost,
} from '#identity/webhooks/delivering/public_address'

const MAX_READ_BYTES = 64 * 1024
const MAX_STORED_BYTES = 2 * 1024
const MAX_PROBLEM_LENGTH = 200

export interface WebhookPost {
  url: string
  headers: Record<string, string>
  body: string
}

export interface WebhookResponse {
  status: number | null
  problem: string | null
  headers: Record<string, string> | null
  body: string | null
  durationMs: number
}

const NO_RESPONSE = { status: null, headers: null, body: null }

/**
 * Posts to a customer's URL once, without following redirects. Connects to the checked addresses,
 * so that a second DNS lookup cannot lead to our network (SSRF). Never throws.
 */
export async function postWebhook(
  { url, headers, body }: WebhookPost,
  resolve: ResolveHost
): Promise<WebhookResponse> {
  const began = performance.now()
  const signal = AbortSignal.timeout(webhooks.timeoutMs)
  const elapsedMs = () => Math.round(performance.now() - began)
  try {
    const target = new URL(url)
    const addresses = await publicAddresses(target.hostname, resolve)
    if (addresses.length === 0) throw new Error(`The name ${target.hostname} was not found.`)
    const response = await sendRequest(target, { headers, body, signal, addresses })
    const answer = await readResponse(response)
    return { ...answer, durationMs: elapsedMs() }
  } catch (error) {
    return { ...NO_RESPONSE, problem: describeProblem(error, signal), durationMs: elapsedMs() }
  }
}

interface OutgoingRequest {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  addresses: readonly string[]
}

function sendRequest(target: URL, { headers, body, signal, addresses }: OutgoingRequest) {
  const { request } = target.protocol === 'https:' ? https : http
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const lookup = createFixedLookup(addresses)
  // A new connection each time: a pooled one may be closed when it is used.
  const sent = request(target, { method: 'POST', headers, signal, lookup, agent: false }, resolve)
  sent.on('error', reject)
  // Without this handler, a protocol upgrade causes neither a response nor an error, and the
  // timeout has no effect.
  sent.on('upgrade', (_, socket) => {
    socket.destroy()
    reject(new Error('It answered 101 Switching Protocols.'))
  })
  sent.on('close', () => reject(new Error('The connection was closed.')))
  sent.end(body)
  return promise
}

function createFixedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_, { all }, done) => {
    if (all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  }
}

async function readResponse(
  response: IncomingMessage
): Promise<Omit<WebhookResponse, 'durationMs'>> {
  const chunks: Buffer[] = []
  let size = 0
  // Leaving the loop early closes the connection.
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= MAX_READ_BYTES) break
  }
  const status = response.statusCode ?? 0
  const isRedirect = status >= 300 && status < 400
  return {
    status,
    problem: isRedirect ? 'Your server redirected us, and we do not follow redirects.' : null,
    headers: readHeaders(response),
    body: toStorableText(Buffer.concat(chunks).subarray(0, MAX_STORED_BYTES).toString()),
  }
}

function readHeaders({ headers }: IncomingMessage): Record<string, string> {
  const storable = Object.entries(headers).filter(([name]) => name !== 'set-cookie')
  return Object.fromEntries(storable.map(([name, value]) => [name, toStorableText(String(value))]))
}

/** PostgreSQL text cannot contain NUL. */
function toStorableText(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

function describeProblem(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return `No complete answer within ${webhooks.timeoutMs / 1000} seconds.`
  if (error instanceof AddressNotPublic) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return toStorableText(message || 'The connection failed.').slice(0, MAX_PROBLEM_LENGTH)
}
