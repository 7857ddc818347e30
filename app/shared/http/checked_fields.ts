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

/** Reports the check's problem under the rule's name, or puts a valid value in normal form. */
export function requireCheck(value: unknown, check: Check, field: FieldContext) {
  const problem = check(value)
  if (problem) field.report(problem, isEmpty(value) ? 'required' : findRule(value, check), field)
  else if (check.formOf && typeof value === 'string') field.mutate(check.formOf(value), field)
}

function findRule(value: unknown, check: Check): Rule {
  return check.rule ?? (typeof value === 'number' ? 'number' : 'text')
}

export const passesCheck = vine.createRule(requireCheck)

export function checkedTextField(check: Check) {
  return vine.string().trim().use(passesCheck(check))
}

export function optionalText(check: Check) {
  return checkedTextField(check).nullable().optional()
}

/** Accepts a number, or a text with a number as people type it, read as on the form. */
export function numberField(context: NumberContext = MONEY_NUMBER) {
  return new WrittenNumber(context).parse(blankToNull)
}

export function checkedNumberField(check: Check) {
  return numberField(check.context).use(passesCheck(check))
}

/** Accepts a number or a string of digits; unlike VineJS not `true`, `[5]`, "0x1F" or "1e3". */
export function wholeNumberField() {
  return vine.number().parse(digitsOnly).withoutDecimals()
}

/** Lets a text with a fraction pass, so that the rule on decimals reports the problem. */
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
  {
    toJSONSchema: (schema, { kind }) =>
      void (schema.type = kind === 'count' ? 'integer' : 'number'),
  }
)

function blankToNull(value: unknown): unknown {
  return typeof value === 'string' && !value.trim() ? null : value
}
