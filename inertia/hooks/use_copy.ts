import { useEffect, useState } from 'react'

/** Copies text; `copied` is true for two seconds after success. */
export function useCopy() {
  const [copiedAt, setCopiedAt] = useState<number | null>(null)

  useEffect(() => {
    if (copiedAt === null) return
    const timer = setTimeout(() => setCopiedAt(null), 2000)
    return () => clearTimeout(timer)
  }, [copiedAt])

  async function copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text)
      setCopiedAt(Date.now())
      return true
    } catch {
      // The browser refused, or the page has no clipboard because it has no TLS.
      return false
    }
  }

  return { copied: copiedAt !== null, copy }
}
