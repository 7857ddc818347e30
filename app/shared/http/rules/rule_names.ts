/** Every `rule` that an E_VALIDATION_ERROR may name. */
export const RULES = [
  ...['required', 'string', 'number', 'boolean', 'array', 'object', 'record', 'date', 'email'],
  ...['uuid', 'enum', 'in', 'literal', 'regex', 'distinct', 'confirmed', 'union', 'unionGroup'],
  ...['minLength', 'maxLength', 'fixedLength', 'min', 'max', 'range', 'decimal', 'withoutDecimals'],
  ...[
    'array.minLength',
    'array.maxLength',
    'array.fixedLength',
    'record.maxLength',
    'date.afterOrSameAs',
  ],
  ...['text', 'name', 'phone', 'password', 'place', 'city', 'country', 'address', 'amount'],
  ...['carrier', 'hs_code', 'dangerous_good', 'colour', 'contrast', 'placeholder', 'value'],
  ...['moment', 'hours', 'window', 'way', 'latin'],
] as const

export type Rule = (typeof RULES)[number]
