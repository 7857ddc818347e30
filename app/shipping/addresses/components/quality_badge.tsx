import { Badge, type BadgeTone } from '~/ui/badge'
import {
  type AddressQuality,
  type QualityHint,
  QUALITY_WORDS,
} from '#shipping/addresses/rules/address_quality'

const TONES: Record<AddressQuality, BadgeTone> = {
  good: 'success',
  improvable: 'warning',
  trouble: 'danger',
}

/** How well couriers will find an address, with why. */
export function QualityBadge({ quality }: { quality: QualityHint }) {
  const { level, reasons } = quality
  return (
    <>
      <Badge tone={TONES[level]}>{QUALITY_WORDS[level]}</Badge>
      {reasons.length > 0 && (
        <span className="mt-1 block text-sm text-ink-muted">{reasons.join('. ')}.</span>
      )}
    </>
  )
}
