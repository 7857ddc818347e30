import type { ReferenceChoice, ReferenceList } from '#admin/reference/reference_list'

const naira = { type: 'naira', min: 0, max: 10_000_000, factor: 100, decimals: 2 } as const
const kg = { type: 'number', min: 0, max: 100, factor: 1000, decimals: 3 } as const
const cm = { type: 'number', min: 0.01, max: 300, factor: 1, decimals: 2 } as const

const text = (name: string, label: string, max: number, column = name) =>
  ({ name, column, label, max, type: 'text' }) as const

type ChoiceDetails = { column?: string; hint?: string; optional?: boolean }

const choice = (
  name: string,
  label: string,
  options: ReferenceChoice[],
  details: ChoiceDetails = {}
) => ({ name, column: name, label, type: 'choice', options, ...details }) as const

const hsCode = {
  ...text('hsCode', 'HS Code', 6, 'hs_code'),
  pattern: /^[0-9]{6}$/,
  hint: 'The six-digit HS code that fits most items of the category.',
  optional: true,
}

export type ListChoices = {
  states: ReferenceChoice[]
  countries: ReferenceChoice[]
  categories: ReferenceChoice[]
}

const CLEARANCE_KINDS = [
  { value: 'food', label: 'Food' },
  { value: 'medication', label: 'Medication' },
]

const SEVERITIES = [
  { value: 'block', label: 'Block: it cannot be booked' },
  { value: 'paper', label: 'Request: it needs a document' },
  { value: 'warn', label: 'Warn' },
]

const itemCategories = ({ countries }: ListChoices): ReferenceList => ({
  kind: 'item_category',
  one: 'category',
  title: 'Item Categories',
  table: 'item_categories',
  key: 'id',
  archives: true,
  fields: [
    text('name', 'Name', 60),
    choice('clearanceKind', 'Clearance', CLEARANCE_KINDS, {
      column: 'clearance_kind',
      hint: 'The document that items of the category need at a border.',
      optional: true,
    }),
    hsCode,
    choice('countryOfOrigin', 'Country of Origin', countries, {
      column: 'origin_country',
      hint: 'Where most items of the category were made. If empty, the country they are sent from.',
      optional: true,
    }),
    choice('contents', 'Contents', [{ value: 'documents', label: 'Documents' }], {
      hint: 'Only documents cross a border without a customs declaration.',
      optional: true,
    }),
  ],
})

const dangerousGoods: ReferenceList = {
  kind: 'dangerous_good',
  one: 'dangerous good',
  title: 'Dangerous Goods',
  table: 'dangerous_goods',
  key: 'term',
  archives: false,
  fields: [
    {
      ...text('term', 'Word', 60),
      hint: 'No item can have this word in its description.',
      pattern: /^[A-Z0-9][A-Z0-9 '&.-]*$/,
      upperCase: true,
    },
  ],
}

const expressBoxes: ReferenceList = {
  kind: 'express_box',
  one: 'express box',
  title: 'Express Boxes',
  table: 'express_boxes',
  key: 'id',
  archives: true,
  fields: [
    text('name', 'Name', 60),
    { name: 'weight', column: 'weight_grams', label: 'Weight (kg)', ...kg },
    { name: 'length', column: 'length_cm', label: 'Length (cm)', ...cm },
    { name: 'width', column: 'width_cm', label: 'Width (cm)', ...cm },
    { name: 'height', column: 'height_cm', label: 'Height (cm)', ...cm },
    { name: 'fee', column: 'fee_kobo', label: 'Fee', ...naira },
  ],
}

function dropOffLocations({ states }: ListChoices): ReferenceList {
  return {
    kind: 'drop_off_location',
    one: 'drop-off location',
    title: 'Drop-off Locations',
    table: 'drop_off_locations',
    key: 'id',
    archives: false,
    fields: [
      text('name', 'Name', 80),
      text('address', 'Address', 160),
      text('city', 'City', 60, 'city_name'),
      choice('state', 'State', states, { column: 'state_key' }),
      {
        ...text('phoneNumber', 'Phone Number', 25, 'phone_number'),
        pattern: /^(\+[0-9]{7,15}|0[0-9]{10})$/,
      },
      text('openingHours', 'Opening Hours', 80, 'opening_hours'),
    ],
  }
}

const hsCodes: ReferenceList = {
  kind: 'hs_code',
  one: 'HS code',
  title: 'HS Codes',
  table: 'hs_codes',
  key: 'code',
  archives: 'always',
  searched: 'description',
  fields: [
    { ...text('code', 'Code', 6), pattern: /^[0-9]{6}$/, hint: 'Six digits, without points.' },
    text('description', 'Description', 300),
  ],
}

const exportRules = ({ countries, categories }: ListChoices): ReferenceList => ({
  kind: 'export_rule',
  one: 'export rule',
  title: 'Export Rules',
  table: 'export_rules',
  key: 'id',
  archives: 'always',
  fields: [
    { ...text('sentence', 'Sentence', 300), hint: 'Customers see the sentence before they pay.' },
    choice('severity', 'Severity', SEVERITIES),
    choice('country', 'Destination', countries, {
      column: 'country_code',
      hint: 'If empty, the rule applies to every country outside Nigeria.',
      optional: true,
    }),
    choice('category', 'Category', categories, {
      column: 'category_id',
      hint: 'If empty, the rule applies to every category except documents.',
      optional: true,
    }),
    { ...text('source', 'Source', 300), hint: 'The web page with the rule, or who decided it.' },
    { name: 'checkedOn', column: 'checked_on', label: 'Checked on', type: 'day' },
  ],
})

export function buildReferenceLists(choices: ListChoices): ReferenceList[] {
  return [
    ...[itemCategories(choices), dangerousGoods, expressBoxes, dropOffLocations(choices)],
    ...[hsCodes, exportRules(choices)],
  ]
}
