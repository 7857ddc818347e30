import { readFile } from 'node:fs/promises'
import { addressOfServer } from '#tests/support/api_client'
import type { createShop } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'

type Shop = Pick<Awaited<ReturnType<typeof createShop>>, 'call' | 'authorization'>

interface RowsGiven {
  /** Every so many rows, one has an invalid phone number. Default: none. */
  badEvery?: number
  /** A different number makes different receivers. */
  series?: number
}

/** Returns rows for parcels of 0.9 kg from Lagos to Abuja, each to another receiver. */
export async function buildLocalRows(count: number, { badEvery = 0, series = 0 }: RowsGiven = {}) {
  const form = await submission()
  return Array.from({ length: count }, (_, at) => ({
    ...structuredClone(form),
    destination: {
      ...form.destination,
      country: 'NG',
      state: 'NG_FC',
      city: 'WUSE',
      cityName: 'Wuse',
      postalCode: '900288',
      fullname: `Receiver ${series}-${at + 1}`,
      saveInAddressBook: false,
      phoneNumber:
        badEvery && at % badEvery === badEvery - 1
          ? '12'
          : `0803${String(series * 10_000 + at).padStart(7, '0')}`,
    },
    preferredCourier: 'cheapest',
  }))
}

export function createBatchCalls({ call, authorization }: Shop) {
  return {
    price: (rows: unknown[], more: object = {}) =>
      call('POST', '/shipment/batch', { rows, ...more }),
    read: async (id: number) => {
      const { body } = await call('GET', `/shipment/batch/${id}`)
      return body.data
    },
    pay: (id: number, more: object = {}, headers: object = {}) =>
      call('POST', `/shipment/batch/${id}/pay`, { balance: 'Wallet', ...more }, headers),
    correct: (id: number, row: number, edit: object) =>
      call('PUT', `/shipment/batch/${id}/row/${row}`, edit),
    change: (id: number, edit: object) => call('PUT', `/shipment/batch/${id}`, edit),
    paste: (text: string) => call('POST', '/shipment/batch/paste', { text }),
    file: async (path: string) => {
      const url = `${addressOfServer()}/api/v1/shipment/batch/${path}`
      const answer = await fetch(url, { headers: { authorization } })
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
    },
    upload: async (content: BlobPart, name: string) => {
      const body = new FormData()
      body.append('file', new Blob([content]), name)
      const url = `${addressOfServer()}/api/v1/shipment/batch/sheet`
      const answer = await fetch(url, { method: 'POST', headers: { authorization }, body })
      return { status: answer.status, body: (await answer.json()) as any }
    },
  }
}

/** Writes a CSV with quoting as shops export it. */
export function writeCsv(headers: string[], rows: string[][]): string {
  const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [headers, ...rows].map((line) => line.map(quoted).join(',')).join('\n')
}

export function readShopSample(file: string): Promise<string> {
  return readFile(new URL(`../files/shops/${file}`, import.meta.url), 'utf8')
}
