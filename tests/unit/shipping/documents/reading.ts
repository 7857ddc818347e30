import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// Left alone, the scanner fetches itself from the internet.
prepareZXingModule({
  overrides: {
    wasmBinary: new Uint8Array(
      readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
    ).buffer,
  },
})

/** The text of each page, as a screen reader or a search finds it. */
export async function readPages(pdf: Buffer) {
  const pages = await readItems(pdf)
  return pages.map((items) => tidy(items.map(({ str }) => str).join(' ')))
}

/** Every piece of text with its place, in points from the lower left corner of the page. */
export async function readItems(pdf: Buffer) {
  const { items } = await extractTextItems(await getDocumentProxy(new Uint8Array(pdf)))
  return items.map((page) => page.filter(({ str }) => str.trim()))
}

/** What a scanner sees on a page that was printed at 300 dots an inch. */
export async function scan(pdf: Buffer, pageNumber: number, format: 'Code128' | 'QRCode') {
  const image = await printed(pdf, pageNumber)
  const results = await readBarcodes(image, { formats: [format], tryHarder: true })
  return results.map(({ text }) => text)
}

/** Every colour on a page, such as `#0e5a3c`. */
export async function coloursOf(pdf: Buffer, pageNumber: number): Promise<Set<string>> {
  const { data } = await printed(pdf, pageNumber)
  const pixels = new Uint32Array(data.buffer)
  // The first byte in memory is the last of the number, and before the colour stands how opaque it is.
  const hex = (pixel: number) => Buffer.from([pixel, pixel >> 8, pixel >> 16]).toString('hex')
  return new Set(Array.from(new Set(pixels), (pixel) => `#${hex(pixel)}`))
}

async function printed(pdf: Buffer, pageNumber: number) {
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
