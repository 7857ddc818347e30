import vine from '@vinejs/vine'
import { DEFAULT_ACCENT } from '#shared/brand/rules/brand_colours'
import { brandFromEnvironment, type PlatformBrand } from '#shared/brand/brand'
import { passesCheck } from '#shared/http/checked_fields'
import { emailAddressCheck, optionalCheck } from '#shared/http/rules/field_checks'
import { Setting } from '#shared/settings/setting'

/** Reads the environment, because `loadBrand` writes the settings of staff into `config/brand.ts`. */
const environmentDefaults = brandFromEnvironment(process.env)

type Of<Name extends keyof PlatformBrand> = Pick<PlatformBrand, Name>

/** Refuses line breaks, because the value appears in mail subjects. */
const singleLine = (max: number) =>
  vine
    .string()
    .trim()
    .regex(/^\P{Cc}+$/u)
    .maxLength(max)
const brandEmailField = () =>
  vine
    .string()
    .trim()
    .toLowerCase()
    .maxLength(254)
    .use(passesCheck(optionalCheck(emailAddressCheck('{{ field }}'))))

export const brandNames = new Setting<Of<'name' | 'legalName'>>('brand.names', {
  description: 'Name of the platform and of the company that runs it',
  default: { name: environmentDefaults.name, legalName: environmentDefaults.legalName },
  schema: vine.object({ name: singleLine(30), legalName: singleLine(100) }),
})

export const brandContact = new Setting<
  Of<'contactNumber' | 'contactEmail' | 'privacyEmail' | 'openingHours'>
>('brand.contact', {
  description:
    'Phone number, e-mail addresses and opening hours for customers. Pages and e-mails leave out any that are empty',
  default: {
    contactNumber: environmentDefaults.contactNumber,
    contactEmail: environmentDefaults.contactEmail,
    privacyEmail: environmentDefaults.privacyEmail,
    openingHours: environmentDefaults.openingHours,
  },
  schema: vine.object({
    contactNumber: vine
      .string()
      .trim()
      .regex(/^(\+?[0-9][0-9 ()-]{5,24})?$/),
    contactEmail: brandEmailField(),
    privacyEmail: brandEmailField(),
    openingHours: vine
      .string()
      .trim()
      .regex(/^\P{Cc}*$/u)
      .maxLength(100),
  }),
})

export const brandOffices = new Setting<PlatformBrand['offices']>('brand.offices', {
  description:
    'The first office is the head office: e-mails, invoices and the legal pages show its address',
  default: environmentDefaults.offices,
  schema: vine
    .array(vine.object({ city: singleLine(40), address: singleLine(150) }))
    .maxLength(20)
    .distinct('city'),
})

export const brandSocialLinks = new Setting<PlatformBrand['socialLinks']>('brand.social_links', {
  description: 'Links to your social media, at the foot of every public page',
  default: environmentDefaults.socialLinks,
  schema: vine
    .array(
      vine.object({
        name: singleLine(30),
        url: vine
          .string()
          .trim()
          .maxLength(200)
          .url({ protocols: ['https'], require_protocol: true }),
      })
    )
    .maxLength(10)
    .distinct('name'),
})

export const brandColour = new Setting<string>('brand.colour', {
  description:
    'Colour of buttons, links and headings. Where it would be hard to read, the nearest readable shade is used',
  default: DEFAULT_ACCENT,
  schema: vine
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/),
})

/** Staff upload the logo on the page "Set-up". */
export const brandLogo = new Setting<string | null>('brand.logo', {
  description: 'Logo beside the name',
  default: null,
  schema: vine
    .string()
    .regex(/^\/images\/[0-9a-f-]{36}$/)
    .nullable(),
})

export const BRAND_SETTINGS: Setting<any>[] = [
  brandNames,
  brandContact,
  brandOffices,
  brandSocialLinks,
  brandColour,
]
