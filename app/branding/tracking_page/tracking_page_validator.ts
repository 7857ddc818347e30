import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import {
  COLOUR_LABELS,
  COLOUR_NAMES,
  findColourFaults,
  type Colours,
} from '#branding/tracking_page/rules/colours'
import { isColour } from '#shared/colours/rules/contrast'
import { OWN_THEME_ID, THEMES } from '#branding/tracking_page/rules/themes'
import { MAX_TITLE_LENGTH } from '#branding/tracking_page/rules/title_lengths'
import { versionRule } from '#branding/brand_field_rules'

const MAX_SELECTED_PRODUCTS = 100

const flag = () => vine.boolean({ strict: true }).optional()

/** Absent fields stay unchanged. */
export const preferencesValidator = vine.create({
  displayPhoneNumber: flag(),
  displayWhatsAppNumber: flag(),
  displayEmail: flag(),
  displayWebsiteLink: flag(),
  displayAddress: flag(),
  displaySocialMediaLinks: flag(),
  displayFacebook: flag(),
  displayTwitter: flag(),
  displaySendamContact: flag(),
  version: versionRule(),
})

export const productSelectionValidator = vine.create({
  products: vine
    .array(vine.number({ strict: true }).withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]))
    .maxLength(MAX_SELECTED_PRODUCTS),
})

const isColourRule = vine.createRule((value: unknown, _, field) => {
  if (!isColour(value)) field.report('"{{ field }}" must be a colour like #0e5a3c', 'colour', field)
})

const colour = () =>
  vine
    .string()
    .trim()
    .use(isColourRule())
    .transform((text) => text.toLowerCase())

const isReadableRule = vine.createRule((value: unknown, _, field) => {
  const given = value as Colours
  // Missing and invalid colours have their own messages.
  if (!field.isValid || !COLOUR_NAMES.every((name) => isColour(given[name]))) return
  for (const { name, message } of findColourFaults(given)) {
    field.report(message, 'contrast', { ...field, name, getFieldPath: () => name })
  }
})

const colours = () =>
  vine
    .object({
      PageBackgroundColour: colour(),
      TrackingRouteBackgroundColour: colour(),
      TrackingRouteTextColour: colour(),
      TrackingHeaderBackgroundColour: colour(),
      TrackingHeaderTextColour: colour(),
      ShopFooterBackgroundColour: colour(),
      ShopFooterTextColour: colour(),
    })
    .use(isReadableRule())

export const trackingThemeValidator = vine.create({
  title1: vine.string().trim().minLength(1).maxLength(MAX_TITLE_LENGTH.title1),
  title2: vine.string().trim().maxLength(MAX_TITLE_LENGTH.title2).optional().nullable(),
  trackingPagetemplateId: vine
    .number({ strict: true })
    .withoutDecimals()
    .in([...THEMES.map(({ id }) => id), OWN_THEME_ID]),
  trackingPageTemplateProperties: colours()
    .optional()
    .requiredWhen('trackingPagetemplateId', '=', OWN_THEME_ID),
  version: versionRule(),
})

trackingThemeValidator.messagesProvider = new FieldMessages(
  {
    'required': '"{{ field }}" should not be empty',
    'minLength': '"{{ field }}" should not be empty',
    'maxLength': '"{{ field }}" must have at most {{ max }} characters',
    'string': '"{{ field }}" must be text',
    'trackingPagetemplateId.number': '"Theme" is not one of the choices',
    'in': '"{{ field }}" is not one of the choices',
  },
  {
    title1: 'Title',
    title2: 'Line below the title',
    trackingPagetemplateId: 'Theme',
    trackingPageTemplateProperties: 'Your own colours',
    ...COLOUR_LABELS,
  }
)

productSelectionValidator.messagesProvider = new FieldMessages({
  'products.array': '"Products" must be a list of product ids',
  'products.array.maxLength': `"Products" must have at most ${MAX_SELECTED_PRODUCTS} entries`,
  'required': '"Products" must be a list of product ids',
  'number': '"Products" must be a list of product ids',
  'withoutDecimals': '"Products" must be a list of product ids',
  'range': '"Products" must be a list of product ids',
})
