import { type ReactNode, useRef } from 'react'
import { Upload } from 'lucide-react'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { useControl } from '~/ui/field_context'
import { Spinner } from '~/ui/spinner'
import { ACCEPTED_IMAGES, type ImageUpload } from './use_image_upload'

interface ImagePickerProps {
  label: string
  hint: string
  upload: ImageUpload
  required?: boolean
  placeholder: ReactNode
}

export function ImagePicker({ label, hint, upload, required, placeholder }: ImagePickerProps) {
  return (
    <Field label={label} hint={hint} error={upload.problem} required={required}>
      <Picker label={label} upload={upload} placeholder={placeholder} />
    </Field>
  )
}

type PickerProps = Pick<ImagePickerProps, 'label' | 'upload' | 'placeholder'>

function Picker({ label, upload, placeholder }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const control = useControl({})
  const { preview, busy } = upload

  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="relative flex size-24 shrink-0 items-center justify-center overflow-hidden rounded border bg-surface-sunken text-ink-muted">
        {preview ? (
          <img src={preview} alt={`Preview: ${label}`} className="size-full object-contain" />
        ) : (
          placeholder
        )}
        {busy && (
          <span className="absolute inset-0 flex items-center justify-center bg-surface-sunken">
            <Spinner label="Processing the picture" />
          </span>
        )}
      </div>
      <input
        {...control}
        ref={input}
        type="file"
        accept={ACCEPTED_IMAGES}
        disabled={busy}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Lets the user choose the same file again after editing it.
          event.target.value = ''
          if (file) void upload.choose(file)
        }}
        className="peer sr-only"
      />
      <Button
        variant="secondary"
        tabIndex={-1}
        aria-hidden="true"
        disabled={busy}
        icon={<Upload />}
        onClick={() => input.current?.click()}
        className="peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      >
        {preview ? 'Choose another' : 'Choose a picture'}
      </Button>
    </div>
  )
}
