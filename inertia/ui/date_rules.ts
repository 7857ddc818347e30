import { isWeekend, parseDisplayDate, toDisplayDate } from '~/ui/iso_dates'

export interface DateRules {
  /** The first allowed date, as YYYY-MM-DD. */
  min?: string
  max?: string
  disableWeekends?: boolean
  isDisabled?: (iso: string) => boolean
}

/** Returns the error of a typed date; null if it is valid or empty. */
export function dateProblem(typed: string, rules: DateRules): string | null {
  if (!typed.trim()) return null
  const iso = parseDisplayDate(typed)
  if (!iso) return 'Enter a real date as DD/MM/YYYY.'
  if (rules.min && iso < rules.min) return `Choose ${toDisplayDate(rules.min)} or a later date.`
  if (rules.max && iso > rules.max) return `Choose ${toDisplayDate(rules.max)} or an earlier date.`
  if (rules.disableWeekends && isWeekend(iso)) return 'Choose a day from Monday to Friday.'
  if (rules.isDisabled?.(iso)) return 'This day is not available. Choose another.'
  return null
}

/** Inserts slashes while typing forward: numeric phone keypads have none. */
export function insertDateSlashes(before: string, text: string): string {
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 2)}/${text.slice(2, 4)}/${text.slice(4)}`
  const forward = text.length === before.length + 1 && text.startsWith(before)
  if (!forward) return text
  if (/^\d{2}(\/\d{2})?$/.test(text)) return `${text}/`
  return text.replace(/\/\/$/, '/')
}
