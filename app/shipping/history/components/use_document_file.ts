import { useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES, TOO_LARGE } from '#shared/uploads/rules/upload_rules'
import { UNSUPPORTED_FILE_TYPE } from '#shipping/documents/rules/clearance_upload'

/** The server may still reject the file. */
export function useDocumentFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<File | null>(null)

  async function choose(chosen: File | null) {
    latest.current = chosen
    setFile(null)
    const found = chosen && (await findFileProblem(chosen))
    // The user may have chosen another file meanwhile.
    if (latest.current !== chosen) return
    setProblem(found)
    setFile(found ? null : chosen)
  }

  return { file, problem, choose, refuse: setProblem }
}

/** Checks the PDF signature, because a renamed picture is not a document. */
async function findFileProblem(file: File): Promise<string | null> {
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '')
  if (start !== '%PDF-') return UNSUPPORTED_FILE_TYPE
  return file.size > MAX_UPLOAD_BYTES ? TOO_LARGE : null
}
