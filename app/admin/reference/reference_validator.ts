import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { listPageFields, rowVersion } from '#admin/console/list_fields'
import { FieldMessages } from '#shared/http/field_messages'

export const courierValidator = vine.create({
  domestic: vine.boolean({ strict: true }),
  export: vine.boolean({ strict: true }),
  import: vine.boolean({ strict: true }),
  byHand: vine.boolean({ strict: true }).optional(),
  version: rowVersion,
})

/** A service code of a carrier, such as P, 65 or INTERNATIONAL_ECONOMY. */
const serviceCode = () =>
  vine
    .string()
    .trim()
    .maxLength(60)
    .regex(/^[A-Z0-9_]+$/)
    .nullable()
    .optional()

export const carrierServicesValidator = vine.create({
  domesticGoods: serviceCode(),
  domesticPapers: serviceCode(),
  exportGoods: serviceCode(),
  exportPapers: serviceCode(),
  importGoods: serviceCode(),
  importPapers: serviceCode(),
  version: rowVersion,
})

/** The list itself validates the other fields. */
export const entryVersionValidator = vine.create({ version: rowVersion })

const searchTerm = described(vine.string().trim().maxLength(105).optional(), 'Digits or words')

export const entrySearchValidator = vine.create({ q: searchTerm })

const { page, perPage } = listPageFields

export const entryPageValidator = vine.create({ q: searchTerm, page, perPage })

const messages = FieldMessages.labelled({
  domestic: 'Within Nigeria',
  export: 'Export',
  import: 'Import',
  byHand: 'By Hand',
  version: 'Version',
})
courierValidator.messagesProvider = messages
entryVersionValidator.messagesProvider = messages
carrierServicesValidator.messagesProvider = new FieldMessages(
  { regex: '"{{ field }}" has capital letters, digits and underscores only' },
  {
    domesticGoods: 'Within Nigeria, goods',
    domesticPapers: 'Within Nigeria, documents',
    exportGoods: 'Export, goods',
    exportPapers: 'Export, documents',
    importGoods: 'Import, goods',
    importPapers: 'Import, documents',
    version: 'Version',
  }
)
