import { Badge, type BadgeTone } from '~/ui/badge'
import {
  type AddressQuality,
  type AddressQualityResult,
  QUALITY_LABELS,
} from '#shipping/addresses/rules/address_quality'

const TONES: Record<AddressQuality, BadgeTone> = {
  good: 'success',
  improvable: 'secondary',
  trouble: 'danger',
}

export function AddressQualityBadge({ quality }: { quality: AddressQualityResult }) {
  const { level, reasons } = quality
  return (
    <>
      <Badge tone={TONES[level]}>{QUALITY_LABELS[level]}</Badge>
      {reasons.length > 0 && (
        <span className="mt-1 block text-sm text-ink-muted">{reasons.join('. ')}.</span>
      )}
    </>
  )
}
