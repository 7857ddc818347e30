/** Says how many rows a list leaves out, so that it agrees with the figure that led to it. */
export function UnlistedRows({ listed, total = listed }: { listed: number; total?: number }) {
  if (total <= listed) return null
  return (
    <p className="border-t px-4 py-3 text-sm text-ink-muted sm:px-5">
      {`${listed} of ${total} are listed. The others follow when these are done.`}
    </p>
  )
}
