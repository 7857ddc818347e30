import { UnreadableSheet } from '#shared/sheets/unreadable_sheet'

export function lengthOf(bytes: Buffer, text: string): number {
  if (!Buffer.isBuffer(bytes)) throw new Error('These are no bytes')
  return bytes.length + text.length
}

export function refuse(): never {
  throw new UnreadableSheet('This file is empty.')
}

export function readForever(): never {
  for (;;);
}

export function fillMemory(): never {
  const held: number[][] = []
  for (;;) held.push(Array.from<number>({ length: 1_000_000 }).fill(0.5))
}

export function fillBuffers(): never {
  const held: Buffer[] = []
  for (;;) if (held.length < 40) held.push(Buffer.alloc(10_000_000, 1))
}

export function fail(): never {
  throw new Error('Not as it should be')
}
