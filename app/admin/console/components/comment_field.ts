import type { RecordField } from './record_fields'

/** What staff say of what they did, wherever they settle something. */
export const COMMENT = {
  type: 'text',
  name: 'comment',
  label: 'Comment',
  hint: 'What you found out. It stands in the audit log.',
  maxLength: 200,
  check: (value) =>
    String(value ?? '').length < 2 ? '"Comment" must have at least 2 characters' : null,
} satisfies RecordField<'comment'>
