import { formatKobo } from '#shared/money/rules/money'
import { MARGIN, RIGHT, WIDTH, type Provider } from '#shared/documents/letterhead'
import { renderSheet, type Row, type Table } from '#shipping/documents/customs_sheet'
import { kilograms } from '#shared/numbers/rules/weight'

/** Sender or receiver, as customs read them. */
export interface CustomsParty {
  fullname: string
  address: string
  /** City, state and postal code in one line. */
  place: string
  countryName: string
  phoneNumber: string
  email: string
  taxId: string | null
}

export interface CustomsLine {
  description: string
  hsCode: string | null
  originCountryName: string
  quantity: number
  unitValueKobo: number
  netGrams: number
}

export interface CustomsPaperData {
  /** Whose footer it has; the exporter is the sender. */
  provider: Provider
  invoiceNumber: string
  invoiceDate: Date
  trackingNumber: string
  waybillNumber: string | null
  courier: string
  exporter: CustomsParty
  importer: CustomsParty
  /** E.g. `DAP, London`. */
  terms: string
  dutiesPaidBy: 'receiver' | 'sender'
  reason: string
  packages: {
    grossGrams: number
    dimensionsCm: { length: number; width: number; height: number } | null
    lines: CustomsLine[]
  }[]
  stamp?: string | null
}

const INVOICE: Table = {
  title: 'Commercial Invoice',
  columns: [
    { label: 'Description of goods', x: MARGIN, width: WIDTH - 270 },
    { label: 'Quantity', x: RIGHT - 260, width: 50, right: true },
    { label: 'Unit value', x: RIGHT - 200, width: 92, right: true },
    { label: 'Total', x: RIGHT - 100, width: 100, right: true },
  ],
}

const PACKING_LIST: Table = {
  title: 'Packing List',
  columns: [
    { label: 'Contents', x: MARGIN, width: WIDTH - 220 },
    { label: 'Quantity', x: RIGHT - 200, width: 70, right: true },
    { label: 'Net weight', x: RIGHT - 120, width: 120, right: true },
  ],
}

/** The A4 invoice that customs read: what is sent, where it was made, what it is worth. */
export function renderCommercialInvoice(data: CustomsPaperData): Promise<Buffer> {
  const lines = data.packages.flatMap((parcel) => parcel.lines)
  const rows = lines.map(({ description, quantity, unitValueKobo, ...goods }) => ({
    cells: [
      ...[description, quantity.toLocaleString('en-NG')],
      ...[formatKobo(unitValueKobo), formatKobo(quantity * unitValueKobo)],
    ],
    below: `HS code ${goods.hsCode ?? 'not stated'}, made in ${goods.originCountryName}, net ${kg(goods.netGrams)}`,
  }))
  const totalKobo = lines.reduce((sum, line) => sum + line.quantity * line.unitValueKobo, 0)
  return renderSheet(data, INVOICE, rows, [
    ['Total value for customs (NGN)', formatKobo(totalKobo)],
    ...weightsOf(data),
  ])
}

/** The A4 list of what is in which package. No values stand on it. */
export function renderPackingList(data: CustomsPaperData): Promise<Buffer> {
  const rows = data.packages.flatMap(({ grossGrams, dimensionsCm, lines }, index): Row[] => [
    {
      cells: [`Package ${index + 1} of ${data.packages.length}`, '', `${kg(grossGrams)} gross`],
      below: dimensionsCm && `${Object.values(dimensionsCm).join(' × ')} cm`,
      heading: true,
    },
    ...lines.map(({ description, quantity, netGrams }) => ({
      cells: [description, quantity.toLocaleString('en-NG'), kg(netGrams)],
      below: null,
    })),
  ])
  return renderSheet(data, PACKING_LIST, rows, weightsOf(data))
}

function weightsOf({ packages }: CustomsPaperData): [string, string][] {
  const net = packages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.netGrams, 0)
  const gross = packages.reduce((sum, { grossGrams }) => sum + grossGrams, 0)
  return [
    ['Packages', String(packages.length)],
    ['Net weight', kg(net)],
    ['Gross weight', kg(gross)],
  ]
}

const kg = (grams: number) => `${kilograms(grams).toFixed(3)} kg`
