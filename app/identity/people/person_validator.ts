import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'
import { checkFirstName, checkLastName, checkPhone } from '#identity/accounts/rules/account_rules'
import { APPROVAL_GROUPS } from '#identity/access/rules/approval_groups'
import { ACCOUNT_STATUSES } from '#identity/accounts/models/user'
import type { PersonInput } from '#identity/people/people'
import { pageCursor } from '#shared/http/keyset_page'
import { phoneText } from '#shared/phones/phone_field'
import { ROLES } from '#identity/access/rules/roles'
import { accountMessages, emailField, nameText } from '#identity/accounts/validators/account_fields'

/** Refuses control characters, because PostgreSQL refuses null bytes in text. */
const PRINTABLE = /^\P{Cc}*$/u

/** An omitted query value arrives as an empty string. */
const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

/** The API takes lists of roles and groups, of which the application uses one entry. */
const record = {
  username: described(emailField(), 'The e-mail address'),
  firstname: nameText(checkFirstName),
  lastname: nameText(checkLastName),
  phoneNumber: described(phoneText(checkPhone), '+ and 7 to 15 digits, or 0 and 10 digits'),
  status: vine.enum(ACCOUNT_STATUSES).optional(),
  roles: vine.array(vine.enum(ROLES)).fixedLength(1),
  approvalGroups: vine.array(vine.enum(APPROVAL_GROUPS)).maxLength(1).nullable().optional(),
}

export const personValidator = vine.create(record)

export const personUpdateValidator = vine.create({
  ...record,
  version: vine.string().maxLength(40).optional(),
})

type Given = Awaited<ReturnType<typeof personValidator.validate>>

export function personRecord({ roles, approvalGroups, ...given }: Given): PersonInput {
  return { ...given, role: roles[0], approvalGroup: approvalGroups?.[0] ?? null }
}

export const blockValidator = vine.create({
  reason: vine.string().trim().maxLength(200).regex(PRINTABLE).nullable().optional(),
})

export const peopleSearchValidator = vine.create({
  condition: described(
    vine.string().parse(blankIsAbsent).trim().maxLength(100).regex(PRINTABLE).optional(),
    'Search text'
  ),
  page: wholeNumberField().range([1, 100_000]).optional(),
  perPage: wholeNumberField().range([1, 100]).optional(),
  ...pageCursor(),
})

personValidator.messagesProvider = accountMessages
personUpdateValidator.messagesProvider = accountMessages
