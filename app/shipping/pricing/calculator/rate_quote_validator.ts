import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { PLACE_CODE_DESCRIPTIONS } from '#shipping/places/place_code_descriptions'
import { FieldMessages } from '#shared/http/field_messages'
import type { Infer } from '@vinejs/vine/types'
import {
  measureChecks,
  placeChecks,
  type PlaceCheck,
  type RateRoute,
} from '#shipping/pricing/calculator/rules/rate_rules'
import { checkedNumberField, requireCheck } from '#shared/http/checked_fields'
import { withRule } from '#shared/http/rules/field_checks'

/** Runs even for an empty place, because other fields decide whether it is required. */
const placeForRouteRule = vine.createRule(
  (value: unknown, check: PlaceCheck, field) => {
    const route = routeOf(field.data)
    if (!route) return
    const fitting = withRule('place', (given) => check(given, route))
    requireCheck(value, fitting, field)
  },
  { implicit: true }
)

/** PostgreSQL text accepts no null characters. */
const code = () =>
  vine
    .string()
    .trim()
    .maxLength(80)
    .regex(/^\P{Cc}*$/u)

const place = (checks: { country: PlaceCheck; state: PlaceCheck }) =>
  vine.object({
    country: described(
      code().use(placeForRouteRule(checks.country)).nullable().optional(),
      PLACE_CODE_DESCRIPTIONS.country
    ),
    state: described(
      code().use(placeForRouteRule(checks.state)).nullable().optional(),
      PLACE_CODE_DESCRIPTIONS.state
    ),
    city: described(code().nullable().optional(), PLACE_CODE_DESCRIPTIONS.city),
  })

const sizes = [measureChecks.length, measureChecks.width, measureChecks.height] as const

export const rateQuoteSchema = {
  export: described(vine.boolean(), 'true for exports and imports, false within Nigeria'),
  origin: place({ country: placeChecks.originCountry, state: placeChecks.originState }),
  destination: place({
    country: placeChecks.destinationCountry,
    state: placeChecks.destinationState,
  }),
  items: vine
    .array(
      vine.object({
        quantity: described(
          checkedNumberField((value) => (value === 1 ? null : '"Quantity" must be 1')).optional(),
          'Always 1'
        ),
        weight: described(checkedNumberField(measureChecks.weight), 'kg'),
        packageDimension: described(
          vine
            .tuple(sizes.map((check) => checkedNumberField(check).nullable().optional()))
            .nullable()
            .optional(),
          'Length, width and height in cm'
        ),
      })
    )
    .fixedLength(1),
}

const rateQuote = vine.object(rateQuoteSchema)

export const rateQuoteValidator = vine.create(rateQuote)

export type RateQuoteInput = Infer<typeof rateQuote>

const SIZE_NAMES = ['Length', 'Width', 'Height'].map((name, index) => [
  `items.0.packageDimension.${index}`,
  name,
])

export const RATE_MESSAGES = {
  'required': '"{{ field }}" should not be empty',
  'string': '"{{ field }}" is invalid',
  'maxLength': '"{{ field }}" is invalid',
  'regex': '"{{ field }}" is invalid',
  'number': '"{{ field }}" must be a number',
  'boolean': '"{{ field }}" must be true or false',
  'object': '"{{ field }}" is invalid',
  'array': '"{{ field }}" must be a list',
  'items.array.fixedLength': 'A rate is for exactly one package.',
}

export const RATE_LABELS = {
  'export': 'Export',
  'origin': 'Origin',
  'destination': 'Destination',
  'items': 'Packages',
  'quantity': 'Quantity',
  'weight': 'Package Weight',
  'packageDimension': 'Dimensions',
  'origin.country': 'Origin Country',
  'origin.state': 'Origin State',
  'origin.city': 'Origin City',
  'destination.country': 'Destination Country',
  'destination.state': 'Destination State',
  'destination.city': 'Destination City',
  ...Object.fromEntries(SIZE_NAMES),
}

rateQuoteValidator.messagesProvider = new FieldMessages(RATE_MESSAGES, RATE_LABELS)

function routeOf(data: any): RateRoute | null {
  const isExport = vine.helpers.asBoolean(data?.export)
  const country = data?.origin?.country
  if (isExport === null) return null
  return { isExport, originCountry: typeof country === 'string' ? country.trim() : null }
}
