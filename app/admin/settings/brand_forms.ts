import {
  colourPart,
  formsOfGroup,
  rowsPart,
  settingForm,
  textPart,
} from '#admin/settings/setting_part_builders'

export const BRAND_FORMS = formsOfGroup('Brand and contact', {
  'brand.names': settingForm(
    'Names',
    textPart('name', 'Name', 30),
    textPart('legalName', 'Legal Name', 100)
  ),
  'brand.contact': settingForm(
    'Contact',
    textPart('contactNumber', 'Phone Number', 25, { optional: true }),
    textPart('contactEmail', 'E-mail', 254, { optional: true }),
    textPart('privacyEmail', 'E-mail for Privacy', 254, { optional: true }),
    textPart('openingHours', 'Opening Hours', 100, { optional: true })
  ),
  'brand.offices': settingForm(
    'Offices',
    rowsPart('Offices', textPart('city', 'City', 40), textPart('address', 'Address', 150))
  ),
  'brand.social_links': settingForm(
    'Social media pages',
    rowsPart('Pages', textPart('name', 'Name', 30), textPart('url', 'Address', 200))
  ),
  'brand.colour': settingForm('Colour', colourPart('Colour', { hint: 'Six digits, e.g. #0e5a3c' })),
})
