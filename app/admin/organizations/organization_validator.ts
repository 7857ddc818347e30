import vine from '@vinejs/vine'
import { BILLING_CYCLES } from '#identity/organizations/rules/billing_cycles'
import {
  checkOrganizationAddress,
  checkContactEmail,
  checkContactPhone,
  checkCreditLimit,
  checkOrganizationDescription,
  checkGroupName,
  checkOwnerEmail,
  checkOrganizationName,
  checkTin,
} from '#admin/organizations/rules/organization_rules'
import { unwrapOption, listPageFields, rowVersion } from '#admin/console/list_fields'
import { checkedNumberField, checkedTextField, optionalText } from '#shared/http/checked_fields'
import { phoneText } from '#shared/phones/phone_field'
import { FieldMessages } from '#shared/http/field_messages'

export const organizationValidator = vine.create({
  name: checkedTextField(checkOrganizationName),
  contactEmail: checkedTextField(checkContactEmail),
  address: checkedTextField(checkOrganizationAddress),
  contactPhoneNumber: phoneText(checkContactPhone),
  description: optionalText(checkOrganizationDescription),
  tin: optionalText(checkTin),
  active: vine.boolean(),
  billingGroup: vine
    .number()
    .parse(unwrapOption)
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .nullable()
    .optional(),
  billingCycle: vine.enum(BILLING_CYCLES).parse(unwrapOption),
  creditLimit: checkedNumberField(checkCreditLimit),
  ownerEmail: checkedTextField(checkOwnerEmail).toLowerCase().nullable().optional(),
  version: rowVersion,
})

export const billingGroupValidator = vine.create({
  name: checkedTextField(checkGroupName),
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
  ...listPageFields,
  sort: vine.enum(ORGANIZATION_ORDERS).optional(),
  descending: vine.boolean().optional(),
})

export const BILLING_GROUP_ORDERS = ['name', 'dateCreated', 'createdBy', 'status'] as const

export const billingGroupSearchValidator = vine.create({
  ...listPageFields,
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
