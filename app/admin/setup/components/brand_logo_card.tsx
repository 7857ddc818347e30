import { useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { ImageIcon } from 'lucide-react'
import { callApi } from '~/api/call_api'
import { ImagePicker } from '#branding/images/components/image_picker'
import { useImageUpload } from '#branding/images/components/use_image_upload'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { toast } from '~/ui/toaster'

export function BrandLogoCard() {
  const { logo } = usePage().props.brand
  // Remounts after a removal, so that the next upload shows no old preview.
  const [formCount, setFormCount] = useState(0)
  return (
    <Card title="Logo" description="Beside the name on every page.">
      <LogoPicture key={formCount} logo={logo} onRemoved={() => setFormCount(formCount + 1)} />
    </Card>
  )
}

function LogoPicture({ logo, onRemoved }: { logo: string | null; onRemoved: () => void }) {
  const [busy, setBusy] = useState(false)
  const upload = useImageUpload(
    logo,
    (_, file) => callApi('api.admin.brand_logos.update', { body: { file } }),
    () => {
      toast.success('Logo updated.')
      router.reload()
    }
  )

  async function remove() {
    setBusy(true)
    const outcome = await callApi('api.admin.brand_logos.destroy', {})
    setBusy(false)
    if (!outcome.ok) return toast.error(outcome.message)
    toast.success(outcome.body.message)
    onRemoved()
    router.reload()
  }

  return (
    <div className="grid gap-4">
      <ImagePicker
        label="Logo"
        hint="PNG, JPEG or GIF, square if possible."
        upload={upload}
        placeholder={<ImageIcon aria-hidden="true" className="size-8" />}
      />
      {logo && (
        <div>
          <Button variant="ghost" size="sm" busy={busy} busyLabel="Removing..." onClick={remove}>
            Remove the logo
          </Button>
        </div>
      )}
    </div>
  )
}
