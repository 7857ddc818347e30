import vine, { VineNumber } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { isEmpty, type Check } from '#shared/http/rules/field_checks'
import type { Rule } from '#shared/http/rules/rule_names'
import {
  describeAmbiguity,
  MONEY_NUMBER,
  type NumberContext,
  readNumber,
} from '#shared/numbers/rules/read_number'

/** Reports what a check of a form finds, under the name of the rule that the value breaks; what passes gets its one form. */
export function requireCheck(value: unknown, check: Check, field: FieldContext) {
  const problem = check(value)
  if (problem) field.report(problem, isEmpty(value) ? 'required' : findRule(value, check), field)
  else if (check.formOf && typeof value === 'string') field.mutate(check.formOf(value), field)
}

function findRule(value: unknown, check: Check): Rule {
  return check.rule ?? (typeof value === 'number' ? 'number' : 'text')
}

export const followsCheck = vine.createRule(requireCheck)

/** Text that is held to a rule of a form. */
export function checkedTextField(check: Check) {
  return vine.string().trim().use(followsCheck(check))
}

/** Left out, null and empty are the same. */
export function optionalText(check: Check) {
  return checkedTextField(check).nullable().optional()
}

/**
 * A number, or a text that says one as it may be typed into the form: read by the same rules, so that both get the same
 * answer.
 */
export function numberField(context: NumberContext = MONEY_NUMBER) {
  return new WrittenNumber(context).parse(blankToNull)
}

/** The same, held to a rule of a form, which says how a text is read. */
export function checkedNumberField(check: Check) {
  return numberField(check.context).use(followsCheck(check))
}

/**
 * A whole number as programs and addresses write one: a number, or digits as a text. `true`, `[5]`, "0x1F" and "1e3" are
 * none, which a number of VineJS would be; an empty text is none at all.
 */
export function wholeNumberField() {
  return vine.number().parse(digitsOnly).withoutDecimals()
}

/** A text with a fraction stays, for the rule that says why it is refused. */
function digitsOnly(value: unknown): unknown {
  if (value === undefined || value === null || typeof value === 'number') return value
  const text = typeof value === 'string' ? value.trim() : 'no text'
  if (text === '') return undefined
  return /^-?\d+(\.\d*[1-9]\d*)?$/.test(text) ? text : Number.NaN
}

class WrittenNumber extends VineNumber {
  constructor(
    private readonly context: NumberContext,
    ...given: ConstructorParameters<typeof VineNumber>
  ) {
    super(...given)
    this.dataTypeValidator = isWritten(context)
  }

  clone(): this {
    const copy = new WrittenNumber(this.context, this.cloneOptions(), this.cloneValidations())
    return copy as this
  }
}

const isWritten = vine.createRule(
  (value: unknown, context: NumberContext, field) => {
    if (!field.isDefined) return false
    const number = typeof value === 'string' ? readNumber(value, context) : value
    if (typeof number === 'number' && Number.isFinite(number)) {
      field.mutate(number, field)
      return true
    }
    const readings = typeof value === 'string' ? describeAmbiguity(value, context) : null
    if (readings) field.report(`"{{ field }}": ${readings}`, 'number', field)
    else field.report('"{{ field }}" must be a number', 'number', field)
    return false
  },
  { toJSONSchema: (schema) => void (schema.type = 'number') }
)

function blankToNull(value: unknown): unknown {
  return typeof value === 'string' && !value.trim() ? null : value
}
