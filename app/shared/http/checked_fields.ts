import { isEmpty, typedNumber, type Check } from '#shared/http/rules/field_checks'
import type { Rule } from '#shared/http/rules/rule_names'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Reports what a check of a form finds, under the name of the rule that the value breaks. */
export function requireCheck(value: unknown, check: Check, field: FieldContext) {
  const problem = check(value)
  if (problem) field.report(problem, isEmpty(value) ? 'required' : ruleOf(value, check), field)
}

function ruleOf(value: unknown, check: Check): Rule {
  return check.rule ?? (typeof value === 'number' ? 'number' : 'text')
}

export const follows = vine.createRule(requireCheck)

/** Text that is held to a rule of a form. */
export function checkedText(check: Check) {
  return vine.string().trim().use(follows(check))
}

/** A number that is held to a rule of a form; `1 000.5` as text is a number too. */
export function checkedNumber(check: Check) {
  return vine.number().parse(looseNumber).use(follows(check))
}

function looseNumber(value: unknown): unknown {
  return typeof value === 'string' ? typedNumber(value) : value
}
