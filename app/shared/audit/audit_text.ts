import { formatKobo } from '#shared/money/rules/money'
import type { AuditVerb } from '#shared/audit/audit'
import { kilograms } from '#shared/numbers/rules/weight'

const VERBS: Partial<Record<AuditVerb, string>> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  approve: 'Approved',
  ask: 'Asked for',
  decline: 'Declined',
  withdraw: 'Withdrew',
  drop: 'Dropped',
  note: 'Noted',
  uphold: 'Upheld',
  waive: 'Waived',
  erase: 'Erased',
  archive: 'Archived',
  restore: 'Restored',
  void: 'Voided',
  cancel: 'Cancelled',
  reopen: 'Reopened',
  retry: 'Tried again',
  block: 'Blocked',
  book: 'Booked',
  refuse: 'Refused',
  unblock: 'Unblocked',
  credit: 'Credited',
  debit: 'Debited',
  resolve: 'Resolved',
  accept: 'Accepted',
  reject: 'Rejected',
  save: 'Saved',
  multiply: 'Generated',
  import: 'Imported',
  read: 'Read',
  read_papers: 'Read documents of',
  read_wallet: 'Read wallet of',
  export: 'Exported',
  search: 'Searched',
  activate: 'Activated',
  deactivate: 'Deactivated',
}

/** Formats `billing_group.update` as "Changed billing group". */
export function actionText(action: string): string {
  const [subject = '', verb = ''] = action.split('.')
  const known = VERBS[verb as AuditVerb]
  if (known) return `${known} ${humanize(subject)}`
  return sentenceCase(`${subject}: ${verb}`)
}

export function subjectText(kind: string, id: string): string {
  return `${sentenceCase(kind)} ${id}`
}

export interface FieldChange {
  field: string
  before: string
  after: string
}

/** Lists fields whose text differs. `subject`, a setting's key, gives the unit of its `value`. */
export function listFieldChanges(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
  subject = ''
): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => {
      const unit = unitOf(name === 'value' ? subject : name)
      return {
        field: fieldText(name),
        before: fieldValueText(name, before?.[name], unit),
        after: fieldValueText(name, after?.[name], unit),
      }
    })
    .filter((line) => line.before !== line.after)
}

export function formatFieldChanges(lines: FieldChange[]): string {
  return lines.map(({ field, before, after }) => `${field}: ${before} → ${after}`).join('; ')
}

/** Endings of field names that name a storage unit, with the function that formats the value. */
const UNITS: [name: RegExp, alone: string, text: (value: number) => string][] = [
  [/[_ ]?kobo$/i, 'amount', formatKobo],
  [/[_ ]?basis[_ ]?points$/i, 'percentage', (value) => `${value / 100}%`],
  [/[_ ]?grams$/i, 'weight', (value) => `${kilograms(value).toLocaleString('en-NG')} kg`],
]

type Unit = (typeof UNITS)[number]

function unitOf(name: string): Unit | undefined {
  return UNITS.find(([ending]) => ending.test(name))
}

/** Formats a field name, such as `contactPhoneNumber` or `weight_grams`, without its unit. */
function fieldText(name: string): string {
  const spaced = humanize(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
  const [ending = '', alone] = unitOf(spaced) ?? []
  return sentenceCase(spaced.replace(ending, '') || (alone ?? spaced))
}

/** Formats `PENDING_ISSUE` in a field `status` as "Pending issue". */
function fieldValueText(name: string, value: unknown, unit?: Unit): string {
  const text = valueText(value, unit)
  return name === 'status' && text !== '--' ? sentenceCase(text.toLowerCase()) : text
}

function valueText(value: unknown, unit?: Unit): string {
  if (value === null || value === undefined || value === '') return '--'
  if (value === true) return 'Yes'
  if (value === false) return 'No'
  if (typeof value === 'number') return unit ? unit[2](value) : value.toLocaleString('en-NG')
  if (Array.isArray(value)) {
    return value.length ? value.map((one) => valueText(one, unit)).join(', ') : 'None'
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${fieldText(name)} ${valueText(part, unitOf(name) ?? unit)}`)
      .join(', ')
  }
  return String(value)
}

function sentenceCase(name: string): string {
  const text = humanize(name)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function humanize(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/\b(api|hs|bvn)\b/g, (short) => short.toUpperCase())
}
