import type { RecordField } from './record_fields'

export function commentField<Name extends string>(
  name: Name,
  { label, hint }: { label: string; hint: string }
) {
  return {
    type: 'text' as const,
    name,
    label,
    hint,
    maxLength: 200,
    check: (value: unknown) =>
      String(value ?? '').length < 2 ? `"${label}" must have at least 2 characters` : null,
  } satisfies RecordField<Name>
}

export const COMMENT_FIELD = commentField('comment', {
  label: 'Comment',
  hint: 'Your findings. They are saved in the audit log.',
})
