import { PDFDocument, type PDFEmbeddedPage } from '@cantoo/pdf-lib'
import { renderWaybills } from '#shipping/documents/waybill'
import type { WaybillData } from '#shipping/documents/waybill_data'

/** `label` prints one label per page, `a4` four per sheet. */
export type LabelLayout = 'label' | 'a4'

/** A PDF, or waybills that are drawn into one PDF, which embeds the fonts only once. */
export type LabelFile = Uint8Array | WaybillData[]

/** Page indexes within a file, from 0; null means all pages. */
export interface LabelPages {
  file: number
  pages: number[] | null
}

/** Size of the page in points. */
const A4 = { width: 595.28, height: 841.89 }
const QUARTER_PAGE = { width: A4.width / 2, height: A4.height / 2 }

/** Runs in a worker thread and joins the labels in order. */
export async function joinLabels(
  files: LabelFile[],
  labels: LabelPages[],
  layout: LabelLayout
): Promise<Uint8Array> {
  const merged = await PDFDocument.create()
  const sheets = new LabelSheets(merged)
  const loaded = new Map<number, PDFDocument>()
  const lastUses = new Map(labels.map(({ file }, at) => [file, at]))
  for (const [at, { file, pages }] of labels.entries()) {
    const source = loaded.get(file) ?? (await openLabelFile(files[file]!))
    loaded.set(file, source)
    // The thread has memory for few files, so drop each file after its last label.
    if (lastUses.get(file) === at) loaded.delete(file)
    const wanted = pages ?? source.getPageIndices()
    if (layout === 'a4') await sheets.add(source, wanted)
    else for (const page of await merged.copyPages(source, wanted)) merged.addPage(page)
  }
  return merged.save()
}

async function openLabelFile(file: LabelFile): Promise<PDFDocument> {
  return PDFDocument.load(Array.isArray(file) ? await renderWaybills(file) : file)
}

class LabelSheets {
  #taken = 0

  constructor(private readonly merged: PDFDocument) {}

  async add(source: PDFDocument, pages: number[]) {
    const wanted = pages.map((page) => source.getPage(page))
    for (const page of await this.merged.embedPages(wanted)) this.#place(page)
  }

  #place(page: PDFEmbeddedPage) {
    const quarter = this.#taken++ % 4
    const sheet = quarter === 0 ? this.merged.addPage([A4.width, A4.height]) : this.#last
    const scale = Math.min(QUARTER_PAGE.width / page.width, QUARTER_PAGE.height / page.height)
    const [width, height] = [page.width * scale, page.height * scale]
    sheet.drawPage(page, {
      width,
      height,
      x: (quarter % 2) * QUARTER_PAGE.width + (QUARTER_PAGE.width - width) / 2,
      y: (quarter < 2 ? QUARTER_PAGE.height : 0) + (QUARTER_PAGE.height - height) / 2,
    })
  }

  get #last() {
    return this.merged.getPage(this.merged.getPageCount() - 1)
  }
}
