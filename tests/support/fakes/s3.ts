import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { s3Settings } from '#shared/uploads/s3_settings'

interface StoredObject {
  bytes: Buffer
  type: string
  at: Date
}

const KEYS = { ACCESS_KEY_ID: 'a-key-id', SECRET_ACCESS_KEY: 'a-secret' }
const BUCKET = 'files'

/** Keys per page of a list: S3 may send fewer than requested, so clients must ask for more. */
const PAGE = 1

/**
 * A store that speaks as much of the S3 protocol as we use, and refuses requests not signed with
 * its secret. Source: Amazon S3 API reference, PutObject to ListObjectsV2, and "Authenticating
 * requests".
 */
export class FakeS3 {
  readonly objects = new Map<string, StoredObject>()
  waiting = 0
  private held: { method: string; until: Promise<void> } | null = null
  private server: Server = createServer((request, response) => {
    this.answer(request, response).catch((error) => response.destroy(error))
  })

  async start() {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    const { port } = this.server.address() as AddressInfo
    return s3Settings({ ...KEYS, BUCKET, ENDPOINT: `http://127.0.0.1:${port}` })!
  }

  stop() {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(resolve))
  }

  /** Holds requests with this method until the returned function is called. */
  hold(method: string): () => void {
    const { promise: until, resolve } = Promise.withResolvers<void>()
    this.held = { method, until }
    return () => {
      this.held = null
      resolve()
    }
  }

  private async answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { held } = this
    if (held && held.method === request.method) {
      this.waiting++
      await held.until
      this.waiting--
    }
    const { pathname, searchParams } = new URL(request.url!, 'http://store')
    const [, bucket, ...parts] = decodeURIComponent(pathname).split('/')
    const key = parts.join('/')
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') return this.list(response, searchParams)
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'application/octet-stream'
      this.objects.set(key, { bytes: body, type, at: new Date() })
      return response.writeHead(200, { etag: etagOf(body) }).end()
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key)
      return response.writeHead(204).end()
    }
    this.show(request, response, key)
  }

  private show({ method }: IncomingMessage, response: ServerResponse, key: string) {
    const stored = this.objects.get(key)
    if (!stored) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': stored.type,
      'content-length': stored.bytes.length,
      'last-modified': stored.at.toUTCString(),
      'etag': etagOf(stored.bytes),
    })
    response.end(method === 'HEAD' ? undefined : stored.bytes)
  }

  private list(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('continuation-token') ?? ''
    const prefix = query.get('prefix') ?? ''
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix) && key > after).sort()
    const shown = found.slice(0, PAGE)
    const contents = shown.map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>${etagOf(bytes)}</ETag>` +
        `<LastModified>${at.toISOString()}</LastModified></Contents>`
    )
    const hasMore = found.length > PAGE
    const next = hasMore ? `<NextContinuationToken>${shown.at(-1)![0]}</NextContinuationToken>` : ''
    const xml = `<ListBucketResult><IsTruncated>${hasMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
  }
}

function refuse(response: ServerResponse, status: number, code: string) {
  const xml = `<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): boolean {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/
  const [, keyId, scope, names, signature] = pattern.exec(headers.authorization ?? '') ?? []
  if (keyId !== KEYS.ACCESS_KEY_ID || !scope || !names) return false
  if (headers['x-amz-content-sha256'] !== sha256(body)) return false
  const [path, query = ''] = url!.split('?')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const sorted = query.split('&').sort().join('&')
  const canonical = [method, path, sorted, lines.join(''), names, sha256(body)].join('\n')
  const signed = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${KEYS.SECRET_ACCESS_KEY}`)
  return hmac(key, signed).toString('hex') === signature
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: Buffer | string, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}
