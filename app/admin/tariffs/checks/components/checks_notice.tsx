import { Notice } from '~/ui/notice'
import { type CheckedTariffData, findingCountsText, checkedCountText } from './check_texts'

export function ChecksNotice({ checks }: { checks?: CheckedTariffData }) {
  if (!checks) return <Notice title="The checks have not ended yet." />
  const counts = findingCountsText(checks)
  if (!counts) {
    return (
      <Notice tone="success" title="The checks found nothing.">
        {checkedCountText(checks)}
      </Notice>
    )
  }
  const isGrave = checks.counts.some(({ severity, total }) => severity !== 'note' && total > 0)
  return (
    <Notice tone={isGrave ? 'warning' : 'info'} title={`The checks found ${counts}.`}>
      They are listed on this page. You can publish all the same.
    </Notice>
  )
}
