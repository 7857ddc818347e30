import type { SettingForm } from '#admin/settings/setting_form'

export const BRAND_FORMS: Record<string, SettingForm> = {
  'brand.names': {
    group: 'Brand and contact',
    label: 'Names',
    parts: [
      { name: 'name', label: 'Name', type: 'text', max: 30 },
      { name: 'legalName', label: 'Legal Name', type: 'text', max: 100 },
    ],
  },
  'brand.contact': {
    group: 'Brand and contact',
    label: 'Contact',
    parts: [
      { name: 'contactNumber', label: 'Phone Number', type: 'text', max: 25, optional: true },
      { name: 'contactEmail', label: 'E-mail', type: 'text', max: 254, optional: true },
      { name: 'privacyEmail', label: 'E-mail for Privacy', type: 'text', max: 254, optional: true },
      { name: 'openingHours', label: 'Opening Hours', type: 'text', max: 100, optional: true },
    ],
  },
  'brand.offices': {
    group: 'Brand and contact',
    label: 'Offices',
    parts: [
      {
        name: 'value',
        label: 'Offices',
        type: 'rows',
        columns: [
          { name: 'city', label: 'City', type: 'text', max: 40 },
          { name: 'address', label: 'Address', type: 'text', max: 150 },
        ],
      },
    ],
  },
  'brand.social_links': {
    group: 'Brand and contact',
    label: 'Social media pages',
    parts: [
      {
        name: 'value',
        label: 'Pages',
        type: 'rows',
        columns: [
          { name: 'name', label: 'Name', type: 'text', max: 30 },
          { name: 'url', label: 'Address', type: 'text', max: 200 },
        ],
      },
    ],
  },
  'brand.colour': {
    group: 'Brand and contact',
    label: 'Colour',
    parts: [
      {
        name: 'value',
        label: 'Colour',
        type: 'colour',
        hint: 'Six digits, e.g. #0e5a3c',
      },
    ],
  },
}
