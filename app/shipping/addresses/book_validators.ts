import vine from '@vinejs/vine'
import type { FieldContext, Infer } from '@vinejs/vine/types'
import { checkedText, optionalText, requireCheck } from '#shared/http/checked_fields'
import { requirePhone } from '#shared/phones/checked_phone'
import { FieldMessages } from '#shared/http/field_messages'
import { blankIsAbsent, listMessages, listQuestion } from '#shared/http/list_question_validator'
import { recipientChecks, senderChecks } from '#shipping/booking/rules/booking_rules'
import { ADDRESS_FIELD_NAMES } from '#shipping/addresses/rules/address_fields'
import { BOOK_SORTS } from '#shipping/addresses/book_entries'
import {
  groupNameCheck,
  landmarkCheck,
  LANDMARK_LENGTH,
  MOST_GROUPS,
  MOST_MERGED,
  requestNameCheck,
} from '#shipping/addresses/rules/book_rules'

const SIDES = ['origin', 'destination'] as const

type CheckName = keyof typeof senderChecks & keyof typeof recipientChecks

/** A sender and a receiver are held to the rules of a booking, each to its own. */
const bySide = vine.createRule((value: unknown, name: CheckName, field: FieldContext) => {
  const checks = field.parent.side === 'origin' ? senderChecks : recipientChecks
  if (name === 'phoneNumber') requirePhone(value, checks[name], field)
  else requireCheck(value, checks[name], field)
})

const sided = (name: CheckName) => vine.string().trim().maxLength(254).use(bySide(name))
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
  fullname: sided('fullname'),
  phoneNumber: sided('phoneNumber'),
  email: sided('email'),
  address: sided('address'),
  landmark: optionalText(landmarkCheck),
  lga: shortText(40),
  country: sided('country'),
  state: sided('state'),
  city: shortText(80),
  cityName: sided('cityName').nullable().optional(),
  postalCode: shortText(10),
  shared: vine.boolean().optional(),
  groups: vine.array(id()).maxLength(MOST_GROUPS).optional(),
}

const entry = vine.object(fields)

export const bookEntryValidator = vine.create(entry)

/** `version` is the one that was read for editing. */
export const bookEntryUpdateValidator = vine.create({
  ...fields,
  version: vine.string().maxLength(40).optional(),
})

export type SentEntry = Infer<typeof entry>

export const bookQuestionValidator = vine.create({
  ...listQuestion(BOOK_SORTS),
  side: vine.enum(SIDES).parse(blankIsAbsent).optional(),
  group: vine
    .number()
    .parse(blankIsAbsent)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
})

/** What holds for all rows of a sheet; beside a file it stands in the query. */
const importTerms = () => ({
  side: vine.enum(SIDES).parse(blankIsAbsent).optional(),
  shared: vine.boolean().optional(),
  group: vine
    .number()
    .parse(blankIsAbsent)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .optional(),
  commit: vine.boolean().optional(),
})

const terms = vine.object(importTerms())

export const importTermsValidator = vine.create(terms)

export type SentTerms = Infer<typeof terms>

/** Five thousand rows of some hundred characters. */
const MOST_PASTED_CHARACTERS = 900_000

export const pastedAddressesValidator = vine.create({
  text: vine.string().maxLength(MOST_PASTED_CHARACTERS),
  ...importTerms(),
})

const header = () => vine.string().maxLength(120)

/** Of a sheet with these headings. */
export const addressColumnsValidator = vine.create({
  headings: vine.array(header()).minLength(1).maxLength(200),
  columns: vine
    .array(vine.object({ header: header(), field: vine.enum(ADDRESS_FIELD_NAMES).nullable() }))
    .minLength(1)
    .maxLength(200),
})

export const mergeValidator = vine.create({
  ids: vine.array(id()).minLength(2).maxLength(MOST_MERGED).distinct(),
})

export const addressGroupValidator = vine.create({ name: checkedText(groupNameCheck) })

export const addressRequestValidator = vine.create({ name: checkedText(requestNameCheck) })

/** In the receiver's own words: what is wrong with them is said when they have been understood. */
export const askedAddressValidator = vine.create({
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

bookQuestionValidator.messagesProvider = listMessages
for (const validator of [
  ...[
    bookEntryValidator,
    bookEntryUpdateValidator,
    importTermsValidator,
    pastedAddressesValidator,
    addressColumnsValidator,
    mergeValidator,
  ],
  ...[addressGroupValidator, addressRequestValidator, askedAddressValidator],
]) {
  validator.messagesProvider = MESSAGES
}
