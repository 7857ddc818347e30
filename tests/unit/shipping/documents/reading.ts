import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// Loads the scanner's code from the disk; otherwise the scanner would download it.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
    ).buffer,
  },
})

export async function readPages(pdf: Buffer) {
  const pages = await readItems(pdf)
  return pages.map((items) => tidy(items.map(({ str }) => str).join(' ')))
}

/** Returns each piece of text with its position in points from the lower left corner. */
export async function readItems(pdf: Buffer) {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)))
  return items.map((page) => page.filter(({ str }) => str.trim()))
}

/** Returns the codes a scanner reads on a page printed at 300 dpi. */
export async function scan(pdf: Buffer, pageNumber: number, format: 'Code128' | 'QRCode') {
  const image = await renderPage(pdf, pageNumber)
  const results = await readBarcodes(image, { formats: [format], tryHarder: true })
  return results.map(({ text }) => text)
}

export async function coloursOf(pdf: Buffer, pageNumber: number): Promise<Set<string>> {
  const { data } = await renderPage(pdf, pageNumber)
  const pixels = new Uint32Array(data.buffer)
  // Numbers hold pixels with the lowest byte first, so the highest byte is the alpha channel.
  const hex = (pixel: number) => Buffer.from([pixel, pixel >> 8, pixel >> 16]).toString('hex')
  return new Set(Array.from(new Set(pixels), (pixel) => `#${hex(pixel)}`))
}

async function renderPage(pdf: Buffer, pageNumber: number) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const page = document.getPage(pageNumber - 1)
    const { width, height, data } = await page.render({
      scale: 300 / 72,
      render: async (options) => options.data,
    })
    return { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData
  } finally {
    document.destroy()
    library.destroy()
  }
}

function tidy(text: string) {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}
