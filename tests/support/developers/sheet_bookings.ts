import { readFile } from 'node:fs/promises'
import Shipment from '#shipping/shipment/models/shipment'
import { createBatchCalls } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { submission } from '#tests/support/submission'
import { addZone, smallTariff } from '#tests/support/tariff'

/** Returns a file of `tests/support/files`, such as `sheets/phones.csv`, byte for byte. */
export function readTestFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(new URL(`../files/${path}`, import.meta.url)).then((bytes) =>
    Uint8Array.from(bytes)
  )
}

/** Sets prices for all places that the test sheets name, so that each valid row can be booked. */
export async function createSheetTariff() {
  await smallTariff()
  await submission()
  const bands = [[0, 30, 90_000]] as const
  const destinations = ['US', 'SG', 'FR', 'IE']
  const abroad = { kind: 'export', geography: 'country', description: 'Others' } as const
  await addZone({ ...abroad, courierCode: 'DHL', destinations, bands })
  const [origins, oyo] = [['LA'], ['OY']]
  const home = { kind: 'local', courierCode: 'FEDEX', description: 'Oyo' } as const
  await addZone({ ...home, origins, destinations: oyo, bands: [[0, 30, 4_000]] })
}

export async function createSheetShop() {
  const made = await createShop({ naira: 5_000_000, dailyLimitKobo: 5_000_000_00 })
  const calls = { ...made, ...createBatchCalls(made) }
  await calls.book()
  /** Uploads a test file without changes. */
  const bring = async (path: string) => {
    const { body } = await calls.upload(await readTestFile(path), path.split('/').at(-1)!)
    const { id, notes, rows } = body.data
    return { id: id as number, notes: notes as string[], rows: rows as any[] }
  }
  /** Pays for all rows without a problem; returns the booked shipment by row. */
  const bookGoodRows = async (id: number): Promise<Map<number, BookedParcel>> => {
    const before = await calls.read(id)
    const good = before.rows.filter(({ errors, leftOut }: any) => !leftOut && !errors.length)
    if (good.length === 0) return new Map()
    const { status, body } = await calls.pay(id, { rows: good.map(({ row }: any) => row) })
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    const ids = new Map<number, number>(
      body.data.rows
        .filter(({ shipment }: any) => shipment)
        .map(({ row, shipment }: any) => [shipment.id, row])
    )
    const booked = await Shipment.queryWithDetails([...ids.keys()])
    return new Map(booked.map((shipment) => [ids.get(shipment.id)!, bookedParcel(shipment)]))
  }
  return { ...calls, bring, bookGoodRows }
}

export type BookedParcel = ReturnType<typeof bookedParcel>

function bookedParcel(shipment: Shipment) {
  const to = shipment.address('destination')
  const [parcel] = shipment.packages
  return {
    packages: shipment.packages.length,
    reference: shipment.reference,
    fullname: to.fullname,
    phoneNumber: to.phoneNumber,
    email: to.email,
    address: to.address,
    place: [to.countryCode, to.stateKey, to.cityName, to.postalCode].join(' | '),
    grams: parcel!.weightGrams,
    centimetres: [parcel!.lengthCm, parcel!.widthCm, parcel!.heightCm],
    /** Description, quantity, and value of one piece in kobo. */
    items: parcel!.items.map(
      ({ description, quantity, unitValueKobo }) => [description, quantity, unitValueKobo] as const
    ),
  }
}
