import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { checkedTextField, optionalText, wholeNumberField } from '#shared/http/checked_fields'
import { phoneText } from '#shared/phones/phone_field'
import brand from '#config/brand'
import { checkBrandImpersonation } from '#identity/accounts/rules/disallowed_words'
import { FieldMessages } from '#shared/http/field_messages'
import { BUSINESS_CHECKS, LABEL_FORMATS } from '#branding/business/rules/business_rules'
import { UPLOAD_NAME_PATTERN, versionRule } from '#branding/brand_field_rules'

/** No business may use the platform's name, which only the server knows. */
const businessNameRule = (value: unknown) =>
  checkBrandImpersonation(String(value), brand.name) ?? BUSINESS_CHECKS.shortName(value)

const profile = {
  name: checkedTextField(BUSINESS_CHECKS.name),
  shortName: checkedTextField(businessNameRule),
  contactPhoneNumber: phoneText(BUSINESS_CHECKS.contactPhoneNumber),
  whatsAppPhoneNumber: phoneText(BUSINESS_CHECKS.whatsAppPhoneNumber).nullable().optional(),
  contactEmail: checkedTextField(BUSINESS_CHECKS.contactEmail),
  address: optionalText(BUSINESS_CHECKS.address),
  rcNumber: optionalText(BUSINESS_CHECKS.rcNumber),
  websiteURL: optionalText(BUSINESS_CHECKS.websiteURL),
  facebookPageURL: optionalText(BUSINESS_CHECKS.facebookPageURL),
  instagramPageURL: optionalText(BUSINESS_CHECKS.instagramPageURL),
  twitterPageURL: optionalText(BUSINESS_CHECKS.twitterPageURL),
  linkedinPageURL: optionalText(BUSINESS_CHECKS.linkedinPageURL),
  subdomain: checkedTextField(BUSINESS_CHECKS.subdomain).toLowerCase().nullable().optional(),
  // The country is ignored: every business is in Nigeria.
  country: optionalText(BUSINESS_CHECKS.country),
  businessState: vine.object({
    value: vine.string().trim().maxLength(12),
    label: vine.string().trim().maxLength(120),
  }),
  notifyReceiver: vine.boolean().nullable().optional(),
  labelFormat: vine.enum(LABEL_FORMATS).optional(),
  cacheFileName: vine.string().regex(UPLOAD_NAME_PATTERN).nullable().optional(),
}

export const businessValidator = vine.create(profile)

export const businessUpdateValidator = vine.create({
  ...profile,
  version: versionRule(),
})

export const businessSwitchValidator = vine.create({
  id: wholeNumberField().range([1, Number.MAX_SAFE_INTEGER]).optional(),
})

export const businessSearchValidator = vine.create({
  condition: described(vine.string().trim().maxLength(100).optional(), 'Search text'),
})

const messages = new FieldMessages(
  {
    enum: '"{{ field }}" is not one of the choices',
    required: '"{{ field }}" should not be empty',
    email: '"{{ field }}" must be a valid e-mail address',
    string: '"{{ field }}" must be text',
    boolean: '"{{ field }}" must be true or false',
    object: '"{{ field }}" should not be empty',
    maxLength: '"{{ field }}" is not one of the choices',
    regex: '"{{ field }}" is invalid',
    number: '"{{ field }}" is invalid',
    range: '"{{ field }}" is invalid',
    withoutDecimals: '"{{ field }}" is invalid',
  },
  {
    'name': 'Business Name',
    'shortName': 'Contact Name (Business Owner)',
    'contactPhoneNumber': 'Contact Phone Number',
    'whatsAppPhoneNumber': 'WhatsApp Phone Number',
    'contactEmail': 'Contact E-mail',
    'address': 'Address',
    'rcNumber': 'RC Number',
    'websiteURL': 'Website URL',
    'facebookPageURL': 'Facebook Page URL',
    'instagramPageURL': 'Instagram Page URL',
    'twitterPageURL': 'Twitter Page URL',
    'linkedinPageURL': 'LinkedIn Page URL',
    'subdomain': 'Tracking Page Address',
    'country': 'Country',
    'businessState': 'State',
    'businessState.value': 'State',
    'businessState.label': 'State',
    'labelFormat': 'Labels',
    'notifyReceiver': 'Also Send Notification to Receiver',
  }
)

for (const validator of [businessValidator, businessUpdateValidator]) {
  validator.messagesProvider = messages
}

export type BusinessProfile = Awaited<ReturnType<typeof businessValidator.validate>>
