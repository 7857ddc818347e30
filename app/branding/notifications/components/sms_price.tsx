import { formatNaira } from '~/ui/money'
import { measureSms } from '#branding/notifications/rules/sms_parts'

export function SmsPrice({ text, perPart }: { text: string; perPart: number }) {
  const { parts, length, perPart: fits, unusual } = measureSms(text)
  const count = parts === 1 ? '1 part' : `${parts} parts`
  return (
    <p className="mt-2 text-ink-muted">
      {length} characters: {count}, {formatNaira(parts * perPart)} to each receiver.
      {unusual.length > 0 && ` ${unusualCharactersText(unusual)} ${fits} a part.`}
    </p>
  )
}

function unusualCharactersText(unusual: string[]): string {
  const shown = unusual.slice(0, 3).map((character) => `“${character}”`)
  const verb = unusual.length === 1 ? 'makes' : 'make'
  return `${shown.join(', ')}${unusual.length > 3 ? ' and others' : ''} ${verb} it`
}
