import type { Option } from '~/ui/option'

export function OptionText({ option }: { option: Option<string | number> }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block">{option.label}</span>
      {option.description && (
        <span className="block text-xs text-ink-muted">{option.description}</span>
      )}
    </span>
  )
}
