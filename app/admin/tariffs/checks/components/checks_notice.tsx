import { Notice } from '~/ui/notice'
import { type CheckedTariff, countsText, readText } from './check_words'

/** What the checks found, for whoever is about to publish. It stops nobody. */
export function ChecksNotice({ checks }: { checks?: CheckedTariff }) {
  if (!checks) return <Notice title="The checks have not ended yet." />
  const counts = countsText(checks)
  if (!counts) {
    return (
      <Notice tone="success" title="The checks found nothing.">
        {readText(checks)}
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
