import vine from '@vinejs/vine'
import type { FieldContext, Infer } from '@vinejs/vine/types'
import { checkedTextField, optionalText, requireCheck } from '#shared/http/checked_fields'
import { checkPhoneField } from '#shared/phones/phone_field'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { recipientChecks, senderChecks } from '#shipping/booking/rules/booking_rules'
import { ADDRESS_FIELD_NAMES } from '#shipping/addresses/rules/address_fields'
import { BOOK_SORTS } from '#shipping/addresses/search_address_book'
import {
  groupNameCheck,
  landmarkCheck,
  LANDMARK_LENGTH,
  MAX_ADDRESS_GROUPS,
  MAX_MERGED_ADDRESSES,
  requestNameCheck,
} from '#shipping/addresses/rules/book_rules'

const SIDES = ['origin', 'destination'] as const

type CheckName = keyof typeof senderChecks & keyof typeof recipientChecks

const bySideRule = vine.createRule((value: unknown, name: CheckName, field: FieldContext) => {
  const checks = field.parent.side === 'origin' ? senderChecks : recipientChecks
  if (name === 'phoneNumber') checkPhoneField(value, checks[name], field)
  else requireCheck(value, checks[name], field)
})

const sidedText = (name: CheckName) => vine.string().trim().maxLength(254).use(bySideRule(name))
const shortText = (max: number) => vine.string().trim().maxLength(max).nullable().optional()
const id = () => vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER])

const LABELS = {
  'side': 'Side',
  'fullname': 'Full Name',
  'email': 'E-mail',
  'phoneNumber': 'Phone Number',
  'address': 'Address',
  'landmark': 'Landmark',
  'lga': 'Local Government',
  'country': 'Country',
  'state': 'State',
  'city': 'City',
  'cityName': 'City',
  'postalCode': 'Postal Code',
  'shared': 'Shared',
  'groups': 'Groups',
  'groups.*': 'Groups',
  'group': 'Group',
  'ids': 'Addresses',
  'ids.*': 'Addresses',
  'name': 'Name',
  'text': 'Rows',
  'commit': 'Commit',
  'version': 'Version',
}

const MESSAGES = FieldMessages.labelled(LABELS)

const fields = {
  side: vine.enum(SIDES),
  fullname: sidedText('fullname'),
  phoneNumber: sidedText('phoneNumber'),
  email: sidedText('email'),
  address: sidedText('address'),
  landmark: optionalText(landmarkCheck),
  lga: shortText(40),
  country: sidedText('country'),
  state: sidedText('state'),
  city: shortText(80),
  cityName: sidedText('cityName').nullable().optional(),
  postalCode: shortText(10),
  shared: vine.boolean().optional(),
  groups: vine.array(id()).maxLength(MAX_ADDRESS_GROUPS).optional(),
}

const entry = vine.object(fields)

export const bookEntryValidator = vine.create(entry)

/** `version` is that of the entry when the user opened it for editing. */
export const bookEntryUpdateValidator = vine.create({
  ...fields,
  version: vine.string().maxLength(40).optional(),
})

export type SentEntry = Infer<typeof entry>

export const bookQueryValidator = vine.create({
  ...listQueryFields(BOOK_SORTS),
  side: vine.enum(SIDES).parse(blankToUndefined).optional(),
  group: vine
    .number()
    .parse(blankToUndefined)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
})

/** These values apply to all rows of a sheet. A file upload sends them in the query string. */
const importTerms = () => ({
  side: vine.enum(SIDES).parse(blankToUndefined).optional(),
  shared: vine.boolean().optional(),
  group: vine
    .number()
    .parse(blankToUndefined)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
  commit: vine.boolean().optional(),
})

const terms = vine.object(importTerms())

export const importTermsValidator = vine.create(terms)

export type SentTerms = Infer<typeof terms>

/** Room for 5,000 pasted rows of 180 characters each. */
const MAX_PASTED_ADDRESS_CHARACTERS = 900_000

export const pastedAddressesValidator = vine.create({
  text: vine.string().maxLength(MAX_PASTED_ADDRESS_CHARACTERS),
  ...importTerms(),
})

const header = () => vine.string().maxLength(120)

export const addressColumnsValidator = vine.create({
  headings: vine.array(header()).minLength(1).maxLength(200),
  columns: vine
    .array(vine.object({ header: header(), field: vine.enum(ADDRESS_FIELD_NAMES).nullable() }))
    .minLength(1)
    .maxLength(200),
})

export const mergeValidator = vine.create({
  ids: vine.array(id()).minLength(2).maxLength(MAX_MERGED_ADDRESSES).distinct(),
})

export const addressGroupValidator = vine.create({ name: checkedTextField(groupNameCheck) })

export const addressRequestValidator = vine.create({ name: checkedTextField(requestNameCheck) })

/** Checks lengths only: `parseAddress` interprets and validates the texts. */
export const requestedAddressValidator = vine.create({
  fullname: shortText(100),
  phoneNumber: shortText(60),
  email: shortText(254),
  address: shortText(200),
  landmark: shortText(LANDMARK_LENGTH),
  country: shortText(60),
  state: shortText(80),
  city: shortText(120),
  postalCode: shortText(20),
})

bookQueryValidator.messagesProvider = listMessages
for (const validator of [
  ...[
    bookEntryValidator,
    bookEntryUpdateValidator,
    importTermsValidator,
    pastedAddressesValidator,
    addressColumnsValidator,
    mergeValidator,
  ],
  ...[addressGroupValidator, addressRequestValidator, requestedAddressValidator],
]) {
  validator.messagesProvider = MESSAGES
}
