import { typedNumber, type Check } from '#shared/http/rules/field_checks'
import vine from '@vinejs/vine'

const follows = vine.createRule((value: unknown, check: Check, field) => {
  const problem = check(value)
  if (problem) field.report(problem, 'booking', field)
})

/** Text that is held to a rule of the booking form. */
export function checkedText(check: Check) {
  return vine.string().trim().use(follows(check))
}

/** A number that is held to a rule of the booking form; `1 000.5` as text is a number too. */
export function checkedNumber(check: Check) {
  return vine.number().parse(looseNumber).use(follows(check))
}

function looseNumber(value: unknown): unknown {
  return typeof value === 'string' ? typedNumber(value) : value
}
