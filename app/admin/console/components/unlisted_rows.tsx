/** States how many rows of `total` a list shows, because the dashboard counts all of them. */
export function UnlistedRows({ listed, total = listed }: { listed: number; total?: number }) {
  if (total <= listed) return null
  return (
    <p className="border-t px-4 py-3 text-sm text-ink-muted sm:px-5">
      {`${listed} of ${total} are listed. The others follow when these are done.`}
    </p>
  )
}
