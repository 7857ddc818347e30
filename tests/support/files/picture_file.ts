import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'gif' | 'jpeg' | 'png'

export function pictureFile(format: Format = 'png', width = 300, height = 200): Promise<Buffer> {
  const background = { r: 10, g: 120, b: 60 }
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}

/** Builds an image that compresses badly: its file has at least this many bytes. */
export async function noisyPicture(bytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(bytes / 3)) + 20
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width: side, height: side, channels: 3, background: '#888888', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

export function animation(frames: number, width = 40, height = 30): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3)
  for (let frame = 0; frame < frames; frame++) {
    pixels.fill(40 * (frame + 1), frame * width * height * 3, (frame + 1) * width * height * 3)
  }
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return sharp(pixels, { raw }).gif().toBuffer()
}

/** Builds a valid PNG of a few kilobytes whose pixels would fill the memory. */
export function pixelBomb(width = 20_000, height = 20_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(width / 8) + 1
  const pixels = deflateSync(Buffer.alloc(row * height), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function crc32(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
