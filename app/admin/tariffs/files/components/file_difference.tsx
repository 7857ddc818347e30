import type { Data } from '@generated/data'
import { Notice } from '~/ui/notice'
import { Lines } from '#admin/tariffs/sheets/components/lines'

type Changes = Data.Admin.Tariffs.Files.FileChanges

/** How much a file changes, and the first rows of it. */
export function FileDifference({ changes }: { changes: Changes }) {
  const { added, changed, removed, unchanged, warnings } = changes
  return (
    <section aria-label="What the file changes" className="grid gap-3 text-sm">
      <p role="status" className="font-medium">
        {count(added.count)} added, {count(changed.count)} changed, {count(removed.count)} removed,{' '}
        {count(unchanged)} unchanged.
      </p>
      {warnings.count > 0 && (
        <Notice tone="warning" title="Please look at these again">
          <Lines lines={listed(warnings)} />
        </Notice>
      )}
      <Part title="Added" part={added} />
      <Part title="Changed" part={changed} />
      <Part title="Removed" part={removed} />
    </section>
  )
}

function Part({ title, part }: { title: string; part: Changes['added'] }) {
  if (part.count === 0) return null
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <Lines lines={listed(part)} />
    </div>
  )
}

function listed({ count: all, first }: Changes['added']): string[] {
  const more = all - first.length
  return more > 0 ? [...first, `And ${count(more)} more`] : first
}

function count(number: number): string {
  return number.toLocaleString('en-NG')
}
