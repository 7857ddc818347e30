import { formatKobo } from '#shared/money/rules/money'
import { PAGE_MARGIN, CONTENT_RIGHT, CONTENT_WIDTH } from '#shared/documents/letterhead'
import {
  renderCustomsTable,
  type CustomsTableRow,
  type CustomsTable,
  type CustomsDocumentData,
} from '#shipping/documents/render_customs_table'
import { kilograms } from '#shared/numbers/rules/weight'

const INVOICE: CustomsTable = {
  title: 'Commercial Invoice',
  columns: [
    { label: 'Description of goods', x: PAGE_MARGIN, width: CONTENT_WIDTH - 270 },
    { label: 'Quantity', x: CONTENT_RIGHT - 260, width: 50, right: true },
    { label: 'Unit value', x: CONTENT_RIGHT - 200, width: 92, right: true },
    { label: 'Total', x: CONTENT_RIGHT - 100, width: 100, right: true },
  ],
}

const PACKING_LIST: CustomsTable = {
  title: 'Packing List',
  columns: [
    { label: 'Contents', x: PAGE_MARGIN, width: CONTENT_WIDTH - 220 },
    { label: 'Quantity', x: CONTENT_RIGHT - 200, width: 70, right: true },
    { label: 'Net weight', x: CONTENT_RIGHT - 120, width: 120, right: true },
  ],
}

export function renderCommercialInvoice(data: CustomsDocumentData): Promise<Buffer> {
  const lines = data.packages.flatMap((parcel) => parcel.lines)
  const rows = lines.map(({ description, quantity, unitValueKobo, ...goods }) => ({
    cells: [
      ...[description, quantity.toLocaleString('en-NG')],
      ...[formatKobo(unitValueKobo), formatKobo(quantity * unitValueKobo)],
    ],
    below: `HS code ${goods.hsCode ?? 'not stated'}, made in ${goods.originCountryName}, net ${toKilogramsText(goods.netGrams)}`,
  }))
  const totalKobo = lines.reduce((sum, line) => sum + line.quantity * line.unitValueKobo, 0)
  return renderCustomsTable(data, INVOICE, rows, [
    ['Total value for customs (NGN)', formatKobo(totalKobo)],
    ...packageWeights(data),
  ])
}

/** A packing list shows no values. */
export function renderPackingList(data: CustomsDocumentData): Promise<Buffer> {
  const rows = data.packages.flatMap(
    ({ grossGrams, dimensionsCm, lines }, index): CustomsTableRow[] => [
      {
        cells: [
          `Package ${index + 1} of ${data.packages.length}`,
          '',
          `${toKilogramsText(grossGrams)} gross`,
        ],
        below: dimensionsCm && `${Object.values(dimensionsCm).join(' × ')} cm`,
        heading: true,
      },
      ...lines.map(({ description, quantity, netGrams }) => ({
        cells: [description, quantity.toLocaleString('en-NG'), toKilogramsText(netGrams)],
        below: null,
      })),
    ]
  )
  return renderCustomsTable(data, PACKING_LIST, rows, packageWeights(data))
}

function packageWeights({ packages }: CustomsDocumentData): [string, string][] {
  const net = packages.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.netGrams, 0)
  const gross = packages.reduce((sum, { grossGrams }) => sum + grossGrams, 0)
  return [
    ['Packages', String(packages.length)],
    ['Net weight', toKilogramsText(net)],
    ['Gross weight', toKilogramsText(gross)],
  ]
}

const toKilogramsText = (grams: number) => `${kilograms(grams).toFixed(3)} kg`
