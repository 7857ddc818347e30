import {
  type BookingForm,
  withAddress,
  withCountry,
} from '#shipping/booking/components/form/form_model'
import { changeWorkingPackage } from '#shipping/booking/components/packages/packages_model'
import { sheetXml, workbookWith } from '#tests/support/files/workbook_file'
import type { SheetStyle } from '#tests/support/parcels/numbers'
import type { DrawnParcel } from '#tests/support/parcels/random_parcels'
import type { NumberCell, Written } from '#tests/support/parcels/spelling'

function columnsOf(parcel: DrawnParcel): Written {
  return Object.assign({}, ...Object.values(parcel).map(({ written }) => written))
}

/** Returns the fields of a parcel's address and package as texts. */
function fieldsOf(parcel: DrawnParcel): Record<string, string> {
  return columnsOf(parcel) as Record<string, string>
}

const NAME_COLUMNS = { fullname: 'Receiver', address: 'Address' }
const SPLIT_COLUMNS = {
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Address 1',
  address2: 'Address 2',
}

function split({ fullname, address }: Record<string, string>) {
  const [, firstName = '', lastName = ''] = /^(\s*\S*)\s*([^]*)$/.exec(fullname!)!
  const [line, ...more] = address!.split(', ')
  return { firstName, lastName, address: line!, address2: more.join(', ') }
}

function tableOf(style: SheetStyle, drawn: DrawnParcel[]): (string | NumberCell)[][] {
  const { weight, size, value, hasCurrencyColumn, isSplit } = style
  const isJoined = size.headings.length === 1
  const headings = Object.entries({
    ...(isSplit ? SPLIT_COLUMNS : NAME_COLUMNS),
    phoneNumber: 'Phone',
    email: 'Email',
    city: 'City',
    state: 'State',
    country: 'Country',
    postalCode: 'Postal Code',
    description: 'Description',
    category: 'Category',
    quantity: 'Quantity',
    value: value.heading,
    ...(hasCurrencyColumn && { currency: 'Currency' }),
    weight: weight.heading,
    ...Object.fromEntries(
      size.headings.map((heading, at) => [
        isJoined ? 'size' : ['length', 'width', 'height'][at],
        heading,
      ])
    ),
  })
  const rows = drawn.map((parcel) => {
    const columns: Written = {
      ...columnsOf(parcel),
      ...(isSplit && split(fieldsOf(parcel))),
      email: 'ada@example.test',
      description: 'Shirts',
      category: 'Clothing',
    }
    return headings.map(([column]) => columns[column]!)
  })
  return [headings.map(([, heading]) => heading), ...rows]
}

export function writeSheet(style: SheetStyle, drawn: DrawnParcel[]): string {
  const quoted = (cell: string | NumberCell) => `"${String(cell).replaceAll('"', '""')}"`
  return tableOf(style, drawn)
    .map((cells) => cells.map(quoted).join(style.separator))
    .join('\r\n')
}

/** Writes parcels into a workbook, where numbers are cells with number formats, not texts. */
export function writeWorkbook(style: SheetStyle, drawn: DrawnParcel[]): Buffer {
  const formats = ['General']
  const styleOf = (format: string) =>
    formats.includes(format) ? formats.indexOf(format) : formats.push(format) - 1
  const xml = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  const rows = tableOf(style, drawn).map((cells, row) => {
    const written = cells.map((cell, at) => {
      const reference = `${String.fromCharCode(65 + at)}${row + 1}`
      return typeof cell === 'string'
        ? `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`
        : `<c r="${reference}" s="${styleOf(cell.format ?? 'General')}"><v>${cell.value}</v></c>`
    })
    return `<row r="${row + 1}">${written.join('')}</row>`
  })
  const own = formats.map(
    (code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${xml(code)}"/>`
  )
  const cells = formats.map((_, at) => `<xf numFmtId="${164 + at}"/>`)
  const styles = `<styleSheet><numFmts>${own.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`
  return workbookWith(sheetXml(rows.join('')), { styles })
}

export function fillForm(form: BookingForm, parcel: DrawnParcel): BookingForm {
  const { country, city, cityCode, quantity, value, ...fields } = fieldsOf(parcel)
  const { fullname, phoneNumber, address, state, postalCode, ...sides } = fields
  const addressed = withAddress(withCountry(form, 'destination', country!), 'destination', {
    ...{ fullname, phoneNumber, address, state, postalCode },
    city: cityCode ?? '',
    cityName: city,
    email: 'ada@example.test',
  })
  return changeWorkingPackage(addressed, {
    entry: { category: 1, description: 'Shirts', quantity: quantity!, value: value! },
    ...sides,
  })
}

interface SubmittedRow {
  destination: object
  items: { itemUnits: object[] }[]
}

/** Writes a parcel into a row of an API call, with every number as text. */
export function fillCall<Row extends SubmittedRow>(plain: Row, parcel: DrawnParcel) {
  const { city, cityCode, quantity, value, weight, length, width, height, ...fields } =
    fieldsOf(parcel)
  return {
    ...plain,
    destination: { ...plain.destination, ...fields, city: cityCode ?? null, cityName: city },
    items: plain.items.map((item) => ({
      ...item,
      weight,
      packageDimension: { length, width, height },
      itemUnits: item.itemUnits.map((unit) => ({ ...unit, quantity, value })),
    })),
  }
}
