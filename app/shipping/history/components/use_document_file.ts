import { useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES, TOO_LARGE } from '#shared/uploads/rules/upload_rules'
import { UNSUPPORTED_FILE_TYPE } from '#shipping/documents/rules/clearance_upload'

/** A file that somebody chose, once it looks like one that the server takes; it may refuse it still. */
export function useDocumentFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<File | null>(null)

  async function choose(chosen: File | null) {
    latest.current = chosen
    setFile(null)
    const found = chosen && (await findFileProblem(chosen))
    // Another one may have been chosen while this one was read.
    if (latest.current !== chosen) return
    setProblem(found)
    setFile(found ? null : chosen)
  }

  return { file, problem, choose, refuse: setProblem }
}

/** Renaming a picture does not make it a document: its first letters say what it is. */
async function findFileProblem(file: File): Promise<string | null> {
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '')
  if (start !== '%PDF-') return UNSUPPORTED_FILE_TYPE
  return file.size > MAX_UPLOAD_BYTES ? TOO_LARGE : null
}
