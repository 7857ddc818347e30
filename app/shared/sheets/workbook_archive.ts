import { posix } from 'node:path'
import { type SaxesAttributePlain, SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableSheet } from '#shared/sheets/unreadable_sheet'

/** Limit of unpacked bytes: more than the largest valid sheet, far less than a zip bomb. */
const MAX_UNPACKED_BYTES = 33_554_432
const MAX_PARTS = 500
const MAX_DEPTH = 32

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
  /** `text` is the element's text without that of child elements. */
  close?: (name: string, text: string) => void
  isDone?: () => boolean
}

/**
 * Counts unpacked bytes itself, because the archive may understate its sizes. Libraries that we
 * tried hold the whole sheet in memory, fill gaps before a distant cell, or are unmaintained.
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
    if (zip.entryCount > MAX_PARTS) throw new LargeWorkbook()
    const parts = new Map<string, Entry>()
    await asBrokenWorkbook(async () => {
      for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry)
    })
    return new WorkbookArchive(zip, parts)
  }

  has(part: string): boolean {
    return this.parts.has(part)
  }

  async read(part: string, handlers: PartHandlers) {
    const entry = this.parts.get(part)
    if (!entry) throw new BrokenWorkbook()
    if (entry.uncompressedSize > MAX_UNPACKED_BYTES) throw new LargeWorkbook()
    const parser = createParser(handlers)
    const decoder = new TextDecoder('utf-8', { fatal: true })
    await asBrokenWorkbook(async () => {
      for await (const piece of await this.zip.openReadStreamPromise(entry)) {
        this.#unpackedBytes += (piece as Buffer).length
        if (this.#unpackedBytes > MAX_UNPACKED_BYTES) throw new LargeWorkbook()
        parser.write(decoder.decode(piece as Buffer, { stream: true }))
        if (handlers.isDone?.()) return
      }
      parser.write(decoder.decode()).close()
    })
  }

  /** Lists the parts that `part` refers to. `''` is the root; `kind` is the kind of reference. */
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

async function asBrokenWorkbook(work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new BrokenWorkbook()
  }
}

/** Strips namespace prefixes. Refuses a DOCTYPE, so no entities are expanded. */
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
    if (texts.push('') > MAX_DEPTH) throw new BrokenWorkbook()
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
