import { FileDown } from 'lucide-react'
import { apiUrl } from '~/api/call_api'
import { Button } from '~/ui/button'

const MANIFEST_CARRIERS = { dhl: 'DHL', fedex: 'FedEx', ups: 'UPS', aramex: 'Aramex' } as const

/** Manifests for the drivers of each courier to sign. */
export function ManifestLinks({ day }: { day: string }) {
  return (
    <div className="min-w-0">
      <p id="manifests" className="mb-1.5 text-sm font-medium">
        Manifest of the day
      </p>
      <ul aria-labelledby="manifests" className="flex flex-wrap gap-2">
        {Object.entries(MANIFEST_CARRIERS).map(([carrier, name]) => (
          <li key={carrier}>
            <Button
              as="a"
              href={apiUrl('api.shipping.manifests.show', {
                query: { carrier: carrier as keyof typeof MANIFEST_CARRIERS, day },
              })}
              download
              variant="secondary"
              icon={<FileDown aria-hidden="true" className="size-4" />}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
