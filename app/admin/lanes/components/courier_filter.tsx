import type { Question } from '~/address/use_listed'
import { NativeSelect } from '~/ui/native_select'
import type { Changes } from '~/address/use_address'

export type CourierChoice = { value: string; label: string }

interface CourierFilterProps {
  couriers: CourierChoice[]
  question: Question
  onChange: (changes: Changes) => void
}

export function CourierFilter({ couriers, question, onChange }: CourierFilterProps) {
  return (
    <NativeSelect
      aria-label="Courier"
      placeholder="All couriers"
      options={couriers}
      value={question.courier ?? null}
      onChange={(courier) => onChange({ courier })}
      className="max-sm:min-h-11"
    />
  )
}
