import vine from '@vinejs/vine'
import { BILLING_CYCLES } from '#identity/organizations/rules/billing_cycles'
import {
  checkAddress,
  checkContactEmail,
  checkContactPhone,
  checkCreditLimit,
  checkDescription,
  checkGroupName,
  checkOwnerEmail,
  checkOrganizationName,
  checkTin,
} from '#admin/organizations/rules/organization_rules'
import { chosenValue, pageOfList, rowVersion } from '#admin/console/console_fields'
import { checkedNumber, checkedText, optionalText } from '#shared/http/checked_fields'
import { phoneText } from '#shared/phones/checked_phone'
import { FieldMessages } from '#shared/http/field_messages'

export const organizationValidator = vine.create({
  name: checkedText(checkOrganizationName),
  contactEmail: checkedText(checkContactEmail),
  address: checkedText(checkAddress),
  contactPhoneNumber: phoneText(checkContactPhone),
  description: optionalText(checkDescription),
  tin: optionalText(checkTin),
  active: vine.boolean(),
  billingGroup: vine
    .number()
    .parse(chosenValue)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .nullable()
    .optional(),
  billingCycle: vine.enum(BILLING_CYCLES).parse(chosenValue),
  creditLimit: checkedNumber(checkCreditLimit),
  /** Becomes an owner of the business, besides those that it has. */
  ownerEmail: checkedText(checkOwnerEmail).toLowerCase().nullable().optional(),
  version: rowVersion,
})

export const billingGroupValidator = vine.create({
  name: checkedText(checkGroupName),
  active: vine.boolean(),
  version: rowVersion,
})

export const ORGANIZATION_ORDERS = [
  'dateCreated',
  'name',
  'contactPhoneNumber',
  'contactEmail',
  'billingGroupName',
  'status',
] as const

export const organizationSearchValidator = vine.create({
  ...pageOfList,
  sort: vine.enum(ORGANIZATION_ORDERS).optional(),
  descending: vine.boolean().optional(),
})

export const BILLING_GROUP_ORDERS = ['name', 'dateCreated', 'createdBy', 'status'] as const

export const billingGroupSearchValidator = vine.create({
  ...pageOfList,
  sort: vine.enum(BILLING_GROUP_ORDERS).optional(),
  descending: vine.boolean().optional(),
})

const messages = FieldMessages.labelled({
  name: 'Name',
  contactEmail: 'Contact E-mail',
  address: 'Address',
  contactPhoneNumber: 'Contact Phone Number',
  description: 'Description',
  tin: 'TIN',
  active: 'Status',
  billingGroup: 'Billing Group',
  billingCycle: 'Billing Cycle',
  creditLimit: 'Credit Limit',
  ownerEmail: "Owner's E-mail",
  condition: 'Search',
})
organizationValidator.messagesProvider = messages
billingGroupValidator.messagesProvider = messages
organizationSearchValidator.messagesProvider = messages
billingGroupSearchValidator.messagesProvider = messages
