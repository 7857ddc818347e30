import type { Data } from '@generated/data'
import { Notice } from '~/ui/notice'
import { BulletList } from '#admin/tariffs/sheets/components/bullet_list'

type ImportPreviewChanges = Data.Admin.Tariffs.Files.FileChanges

export function TariffImportPreview({ changes }: { changes: ImportPreviewChanges }) {
  const { added, changed, removed, unchanged, warnings } = changes
  return (
    <section aria-label="What the file changes" className="grid gap-3 text-sm">
      <p role="status" className="font-medium">
        {formatRowCount(added.count)} added, {formatRowCount(changed.count)} changed,{' '}
        {formatRowCount(removed.count)} removed, {formatRowCount(unchanged)} unchanged.
      </p>
      {warnings.count > 0 && (
        <Notice tone="warning" title="Please look at these again">
          <BulletList lines={linesWithRest(warnings)} />
        </Notice>
      )}
      <ImportPreviewPart title="Added" part={added} />
      <ImportPreviewPart title="Changed" part={changed} />
      <ImportPreviewPart title="Removed" part={removed} />
    </section>
  )
}

function ImportPreviewPart({
  title,
  part,
}: {
  title: string
  part: ImportPreviewChanges['added']
}) {
  if (part.count === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <BulletList lines={linesWithRest(part)} />
    </div>
  )
}

function linesWithRest({ count: all, first }: ImportPreviewChanges['added']): string[] {
  const more = all - first.length
  return more > 0 ? [...first, `And ${formatRowCount(more)} more`] : first
}

function formatRowCount(number: number): string {
  return number.toLocaleString('en-NG')
}
