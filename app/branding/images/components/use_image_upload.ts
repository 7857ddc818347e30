import { useRef, useState } from 'react'
import { MAX_UPLOAD_BYTES, TOO_LARGE, UNSUPPORTED } from '#shared/uploads/rules/upload_rules'
import type { ApiOutcome } from '~/api/api_outcome'

const TYPES = ['image/gif', 'image/jpg', 'image/jpeg', 'image/png']

export const ACCEPTED_IMAGES = TYPES.join(',')

type Upload = (cacheFileName: string, file: File) => Promise<ApiOutcome<unknown>>

/** Uploads a picture as soon as it is chosen. Saving the form finds the upload by its name. */
export function useImageUpload(stored: string | null, upload: Upload, onUploaded?: () => void) {
  const [preview, setPreview] = useState<string | null>(null)
  const [cacheFileName, setCacheFileName] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<File | null>(null)

  async function choose(file: File) {
    latest.current = file
    const wrong = problemOf(file)
    setProblem(wrong)
    if (wrong) return
    setBusy(true)
    const name = String(Date.now())
    const outcome = await upload(name, file)
    const picture = outcome.ok ? await dataUrlOf(file).catch(() => null) : null
    // The user may have chosen another picture during the upload.
    if (latest.current !== file) return
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.fields.file ?? outcome.message)
    setPreview(picture)
    setCacheFileName(name)
    onUploaded?.()
  }

  /** Call it once the form is saved. */
  function saved() {
    setCacheFileName(null)
  }

  return {
    preview: preview ?? stored,
    cacheFileName,
    busy,
    problem,
    refuse: setProblem,
    choose,
    saved,
  }
}

export type ImageUpload = ReturnType<typeof useImageUpload>

/** Quick checks only; the server inspects the contents. */
function problemOf({ size, type }: File): string | null {
  if (!TYPES.includes(type)) return UNSUPPORTED
  return size > MAX_UPLOAD_BYTES ? TOO_LARGE : null
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
