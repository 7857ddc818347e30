import { hash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import type { RouteJSON } from '@adonisjs/core/types/http'

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])
/** An empty block of deflate that says that it is the last. */
const LAST_BLOCK = Buffer.from([3, 0])

type Said = {
  policy: string
  nonce: string
  headers: Record<string, string | string[]>
  route?: RouteJSON
}

/**
 * A page as it was drawn, cut where its nonce stood, so that each answer gets one of its own. It is compressed in the
 * same pieces: between them the nonce lies uncompressed, which deflate allows.
 */
export class KeptPage {
  readonly etag: string
  readonly bytes: number
  readonly headers: Said['headers']
  readonly route: Said['route']
  readonly #pieces: Buffer[]
  readonly #policy: string[]
  #deflated: Buffer[] | null = null

  constructor(html: string, { policy, nonce, headers, route }: Said) {
    const texts = html.split(nonce)
    this.headers = headers
    this.route = route
    this.#pieces = texts.map((text) => Buffer.from(text))
    this.#policy = policy.split(nonce)
    // Weak, because no two answers have the same nonce.
    this.etag = `W/"${hash('sha256', texts.join('\0'), 'base64url').slice(0, 27)}"`
    // Compressed it is a quarter of that, or half of it at most.
    this.bytes = this.#pieces.reduce((sum, { length }) => sum + length, 0) * 1.5
  }

  policy(nonce: string): string {
    return this.#policy.join(nonce)
  }

  body(nonce: string): Buffer {
    return joined(this.#pieces, Buffer.from(nonce))
  }

  gzipped(nonce: string): Buffer {
    this.#deflated ??= this.#pieces.map(deflate)
    const plain = Buffer.from(nonce)
    const sum = this.#pieces.reduce((so, piece, at) => crc32(piece, at ? crc32(plain, so) : 0), 0)
    const length = this.#pieces.reduce(
      (so, piece) => so + piece.length + plain.length,
      -plain.length
    )
    const end = Buffer.alloc(8)
    end.writeUInt32LE(sum)
    end.writeUInt32LE(length, 4)
    return Buffer.concat([GZIP_HEAD, joined(this.#deflated, stored(plain)), LAST_BLOCK, end])
  }
}

/** To the end of a byte, and without saying that it is the last. */
function deflate(piece: Buffer): Buffer {
  return deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
}

/** As a block of deflate that is not compressed: its kind, its length, the same inverted, and itself. */
function stored(plain: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(plain.length, 1)
  head.writeUInt16LE(~plain.length & 0xffff, 3)
  return Buffer.concat([head, plain])
}

function joined(pieces: Buffer[], between: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, at) => (at ? [between, piece] : [piece])))
}
