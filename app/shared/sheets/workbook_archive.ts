import { posix } from 'node:path'
import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableSheet } from '#shared/sheets/unreadable_sheet'

/** What the product's largest sheets do not reach, and a bomb does: all parts that are read together, unpacked. */
const MOST_UNPACKED_BYTES = 33_554_432
const MOST_PARTS = 500
const MOST_DEPTH = 32

export class BrokenWorkbook extends UnreadableSheet {
  constructor() {
    super(
      'This workbook cannot be read. Open it, save it as "Excel Workbook (.xlsx)" and try again.'
    )
  }
}

export class LargeWorkbook extends UnreadableSheet {
  constructor() {
    super(
      'This workbook is too large. Copy the rows that you want to send into a new one and try again.'
    )
  }
}

type Attributes = Readonly<Record<string, string>>

export interface PartHandlers {
  open?: (name: string, attributes: Attributes) => void
  /** With all text between the two tags, but for that of elements inside. */
  close?: (name: string, text: string) => void
  /** Whether all is read that is wanted. */
  isDone?: () => boolean
}

/**
 * The parts of a workbook, one after the other. Bytes are counted while they are unpacked: what the archive says of
 * its sizes is not believed. Throws BrokenWorkbook and LargeWorkbook. Libraries that we tried hold the whole sheet,
 * fill every gap before a far cell or are no longer maintained.
 */
export class WorkbookArchive {
  #unpackedBytes = 0

  private constructor(
    private readonly zip: ZipFile,
    private readonly parts: ReadonlyMap<string, Entry>
  ) {}

  static async open(bytes: Buffer): Promise<WorkbookArchive> {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true }).catch(() => null)
    if (!zip) throw new BrokenWorkbook()
    if (zip.entryCount > MOST_PARTS) throw new LargeWorkbook()
    const parts = new Map<string, Entry>()
    await asBrokenWorkbook(async () => {
      for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
    })
    return new WorkbookArchive(zip, parts)
  }

  has(part: string): boolean {
    return this.parts.has(part)
  }

  /** Hands the elements of a part, which has to be there, to `handlers`. */
  async read(part: string, handlers: PartHandlers) {
    const entry = this.parts.get(part)
    if (!entry) throw new BrokenWorkbook()
    if (entry.uncompressedSize > MOST_UNPACKED_BYTES) throw new LargeWorkbook()
    const parser = createParser(handlers)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    await asBrokenWorkbook(async () => {
      for await (const piece of await this.zip.openReadStreamPromise(entry)) {
        this.#unpackedBytes += (piece as Buffer).length
        if (this.#unpackedBytes > MOST_UNPACKED_BYTES) throw new LargeWorkbook()
        parser.write(decoder.decode(piece as Buffer, { stream: true }))
        if (handlers.isDone?.()) return
      }
      parser.write(decoder.decode()).close()
    })
  }

  /** The parts that one names, by the end of their kind, as their paths; `''` is the workbook as a whole. */
  async related(part: string): Promise<{ id: string; kind: string; part: string }[]> {
    const folder = posix.dirname(part)
    const listed = posix.join(folder, '_rels', `${posix.basename(part)}.rels`)
    const found: { id: string; kind: string; part: string }[] = []
    if (!this.has(listed)) return found
    await this.read(listed, {
      open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
        if (name !== 'Relationship') return
        const path = posix.join('/', target.startsWith('/') ? '' : folder, target)
        found.push({ id, kind: posix.basename(type), part: path.slice(1) })
      },
    })
    return found
  }
}

/** Whatever else goes wrong while one reads is the archive's fault. */
async function asBrokenWorkbook(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new BrokenWorkbook()
  }
}

/** Names without the prefix of their namespace. No document type: a reader that knows none expands no entities. */
function createParser({ open, close }: PartHandlers): SaxesParser {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const texts: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('doctype', () => {
    throw new BrokenWorkbook()
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (texts.push('') > MOST_DEPTH) throw new BrokenWorkbook()
    open?.(localName(name), attributes as Record<string, string & SaxesAttributePlain>)
  })
  const addText = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', ({ name }) => close?.(localName(name), texts.pop()!))
  return parser
}

export function isTrue(attribute: string | undefined): boolean {
  return attribute === '1' || attribute === 'true'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
