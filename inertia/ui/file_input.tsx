import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Upload } from 'lucide-react'
import { Button } from '~/ui/button'
import { FieldError } from '~/ui/field'
import { useControl, type ErrorText } from '~/ui/field_context'

export interface FileInputProps {
  id?: string
  name?: string
  label?: string
  accept?: string
  maxBytes?: number
  onChange?: (file: File | null) => void
  previewUrl?: string | null
  error?: ErrorText | boolean
  disabled?: boolean
  required?: boolean
}

export function FileInput(props: FileInputProps) {
  const { name, label = 'Choose a file', accept, maxBytes, onChange, previewUrl, disabled } = props
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const picture = useObjectUrl(file)
  const control = useControl(props)

  function take(next: File | null) {
    const tooBig = next && maxBytes && next.size > maxBytes
    setProblem(
      tooBig ? `This file is too large. Choose one of ${megabytes(maxBytes)} or less.` : null
    )
    setFile(tooBig ? null : next)
    onChange?.(tooBig ? null : next)
  }

  function drop(event: DragEvent<HTMLDivElement>) {
    event.preventDefault()
    if (disabled || !input.current || event.dataTransfer.files.length === 0) return
    input.current.files = event.dataTransfer.files
    take(event.dataTransfer.files[0]!)
  }

  return (
    <div>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="flex flex-wrap items-center gap-3 rounded border border-dashed border-line-strong p-3"
      >
        {(picture ?? previewUrl) && (
          <img
            src={picture ?? previewUrl ?? ''}
            alt="Preview"
            className="size-16 rounded border bg-surface-sunken object-contain"
          />
        )}
        <input
          {...control}
          ref={input}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled}
          onChange={(event) => take(event.target.files?.[0] ?? null)}
          className="peer sr-only"
        />
        <Button
          variant="secondary"
          tabIndex={-1}
          disabled={disabled}
          icon={<Upload />}
          onClick={() => input.current?.click()}
          className="peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
          aria-hidden="true"
        >
          {label}
        </Button>
        <span className="min-w-0 break-all text-sm text-ink-muted">
          {file?.name ?? 'or drop it here'}
        </span>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}

function megabytes(bytes: number): string {
  return `${Number((bytes / 1_048_576).toFixed(1))} MB`
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file?.type.startsWith('image/')) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
