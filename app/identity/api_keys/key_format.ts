import { crc32 } from 'node:zlib'
import { randomBytes } from 'node:crypto'
import type { Mode } from '#identity/test_mode/rules/mode'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_BYTES = 32
/** 43 base62 digits hold 32 bytes, 6 hold a 32-bit checksum. */
const SECRET_LENGTH = 43
const CHECK_LENGTH = 6

const KEY_PATTERN = new RegExp(
  `^(sdm_(test|live)_[0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECK_LENGTH}})$`
)

/** Generates a key: readable mode, 32 random bytes, and a checksum that exposes typing errors. */
export function generateKey(mode: Mode): string {
  const secret = BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`)
  return withChecksum(`sdm_${mode}_${toBase62(secret, SECRET_LENGTH)}`)
}

export function hasKeyPrefix(text: string): boolean {
  return /^sdm_/i.test(text)
}

/** Detects a key, or most of one, in a URL, percent-encoded or not. */
export function containsKey(url: string): boolean {
  const read = url.replace(/%([0-9a-f]{2})/gi, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16))
  )
  return /sdm_(test|live)_[0-9a-z]{8}/i.test(read)
}

export function isWellFormedKey(text: string): boolean {
  const body = KEY_PATTERN.exec(text)?.[1]
  return body !== undefined && withChecksum(body) === text
}

function withChecksum(body: string): string {
  return body + toBase62(BigInt(crc32(body)), CHECK_LENGTH)
}

function toBase62(number: bigint, length: number): string {
  let left = number
  let text = ''
  while (text.length < length) {
    text = DIGITS[Number(left % 62n)] + text
    left /= 62n
  }
  return text
}
