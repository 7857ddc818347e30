import type { Data } from '@generated/data'
import { Download } from 'lucide-react'
import { apiUrl } from '~/api/call_api'
import { buttonClass } from '~/ui/button_style'
import { Card } from '~/ui/card'

type CourierDocumentLink = Data.Shipping.Carriers.Attempts.ParcelOrders['papers'][number]

export function CourierDocumentsCard({ papers }: { papers: CourierDocumentLink[] }) {
  return (
    <Card title="From the courier">
      <div className="flex flex-wrap gap-3">
        {papers.map(({ id, name }) => (
          <a
            key={id}
            href={apiUrl('api.shipping.courier_papers.show', { params: { id } })}
            download
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Download aria-hidden="true" className="size-4" />
            {name}
          </a>
        ))}
      </div>
    </Card>
  )
}
